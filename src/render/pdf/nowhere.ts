/** A canvas that draws nothing, for the run that counts the pages. */
import type { Canvas } from './sheet.ts';

const nothing = (): void => {};

export const NOWHERE: Canvas = {
  addPage: nothing,
  font: nothing,
  fontSize: nothing,
  fillColor: nothing,
  strokeColor: nothing,
  lineWidth: nothing,
  moveTo: () => ({ lineTo: () => ({ stroke: nothing }) }),
  rect: () => ({ fill: nothing }),
  text: nothing,
};
