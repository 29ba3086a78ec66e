/** The value of a JSON text, which may begin with a byte order mark (RFC 8259 §8.1). @throws SyntaxError */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(/^\ufeff/, ''));
}
