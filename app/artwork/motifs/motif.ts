/**
 * Colours of a motif: foreground (paper, or ink on a light ground), the ground it lies on, the
 * person's second colour and accent, ink.
 */
export interface MotifColours {
  readonly p: string;
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly k: string;
}

/** A drawing about (0, 0) inside a circle of radius 36. */
export type Motif = (colours: MotifColours) => string;
