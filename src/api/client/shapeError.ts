/** The response has another envelope than the operation's. The message describes the difference. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
}
