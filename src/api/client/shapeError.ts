/** The envelope is not the one that the operation answers with. The message says how it differs. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
}
