/** Escapes of canonical XML (§2.3), and the order of names. */

const IN_TEXT: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };

const IN_ATTRIBUTE: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

export function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, (found) => IN_TEXT[found] ?? found);
}

export function escapeAttribute(value: string): string {
  return value.replace(/[&<"\t\n\r]/g, (found) => IN_ATTRIBUTE[found] ?? found);
}

/** Compares by code point: UTF-16 units put characters beyond U+FFFF before U+E000. */
export function compareNames(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const [x, y] = [a.charCodeAt(i), b.charCodeAt(i)];
    if (x !== y) return rank(x) - rank(y);
  }
  return a.length - b.length;
}

function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
