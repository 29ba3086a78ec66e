/** A canvas that draws nothing, for the run that counts the pages. */
import type { Canvas } from './canvas.ts';

const nothing = (): void => {};

export const NOWHERE: Canvas = {
  addPage: nothing,
  endPage: nothing,
  text: nothing,
  rule: nothing,
  band: nothing,
};
