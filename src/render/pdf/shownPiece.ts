/** Adjacent glyphs. */
export interface ShownPiece {
  /** Position relative to the start of the text, in thousandths of the font size. */
  readonly right: number;
  readonly up: number;
  /** Part of the operand of the operator TJ. */
  readonly glyphs: string;
}
