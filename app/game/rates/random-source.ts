/** Where chance comes from. */
export interface RandomSource {
  /** The next whole number from 0 to 2³² − 1, each as likely as the others. */
  next(): number;
}
