/** Room left between a popover and its control, and between it and the window's edges, in px. */
const GAP = 4;
const EDGE = 8;

export interface Placement {
  /** Which of its sides lines up with the control's; center: their middles. */
  readonly align: "start" | "center" | "end";
  /** Where it stands when there is room. */
  readonly side: "below" | "above";
}

/**
 * Puts an open popover beside its control: on the wanted side, on the other where only there is
 * room, never outside the window and no higher than the room there. `--control-center` tells its
 * arrow where the control's middle is.
 */
export function placePopover(
  popover: HTMLElement,
  control: HTMLElement,
  { align, side }: Placement,
): void {
  const { style } = popover;
  style.maxHeight = "";
  style.margin = "0";
  style.inset = "auto";
  const at = control.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const gap = side === "above" ? GAP * 2 : GAP;
  const room = {
    below: window.innerHeight - at.bottom - gap - EDGE,
    above: at.top - gap - EDGE,
  };
  const other = side === "below" ? "above" : "below";
  const chosen = height <= room[side] || room[side] >= room[other] ? side : other;

  const middle = at.left + at.width / 2;
  const wanted = { start: at.left, center: middle - width / 2, end: at.right - width }[align];
  const rightmost = document.documentElement.clientWidth - EDGE - width;
  const left = Math.max(EDGE, Math.min(wanted, rightmost));
  style.left = `${left}px`;
  if (chosen === "below") style.top = `${at.bottom + gap}px`;
  else style.bottom = `${window.innerHeight - at.top + gap}px`;
  style.maxHeight = `${room[chosen]}px`;
  style.setProperty("--control-center", `${middle - left}px`);
  popover.dataset.side = chosen;
}
