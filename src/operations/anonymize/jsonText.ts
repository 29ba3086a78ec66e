/** Strings and numbers of a JSON text. */

const STRING = /"(?:[^"\\]|\\.)*"/y;

/** The string or number at an offset. */
export function jsonText(text: string, offset: number, end = endOfString(text, offset)): string {
  const token = text.slice(offset, end);
  return token.startsWith('"') ? String(JSON.parse(token)) : token;
}

function endOfString(text: string, offset: number): number {
  STRING.lastIndex = offset;
  STRING.exec(text);
  return STRING.lastIndex;
}

/** Writes a value in place of the one in a string or number; its surrounding blanks are kept. */
export function jsonWritten(made: string, token: string): string {
  const whole = jsonText(token, 0, token.length);
  const value = whole.trim();
  const start = whole.indexOf(value);
  const all = whole.slice(0, start) + made + whole.slice(start + value.length);
  // Numbers remain numbers.
  return token.startsWith('"') ? JSON.stringify(all) : all.replace(/[^0-9-]/g, '1');
}
