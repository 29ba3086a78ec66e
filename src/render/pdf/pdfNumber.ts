/** A number as PDF writes it: with at most six decimals, like pdfkit. */
export function pdfNumber(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
