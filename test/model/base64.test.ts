/** Base64 in all its forms, with and without the platform's decoder. */
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { encodeBase64 } from '../../src/model/base64.ts';

const BINARY = Uint8Array.from({ length: 300 }, (_, i) => (i * 199) & 0xff);
const WRITTEN = Buffer.from(BINARY).toString('base64');
const lines = (lineBreak: string): string => WRITTEN.replace(/(.{64})/g, `$1${lineBreak}`);
const whole = Buffer.from(BINARY).toString('hex');

/** The bytes in hexadecimal; null for what is refused. */
const rows: readonly (readonly [name: string, text: string, hex: string | null])[] = [
  ['one line', WRITTEN, whole],
  ['LF', lines('\n'), whole],
  ['CRLF', lines('\r\n'), whole],
  ['CR', lines('\r'), whole],
  ['LF and CRLF', `${lines('\n')}\r\n`, whole],
  ['a line break at the start', `\n${lines('\n')}`, whole],
  ['a short line', lines('\r\n').replace(/^(.{99})/s, '$1\r\n'), whole],
  ['a short line, as long as the first with its break', `QUI\nQ\nQ\nQUJD`, '414210410509'],
  ['a long line', lines('\n').replace(/\n(.{64})\n/, '\n$1'), whole],
  ['another character in place of a line break', lines('\n').replace(/(.{99})\n/s, '$1!'), null],
  ['blanks', ` ${lines(' \t')}\0`, whole],
  ['the other alphabet', WRITTEN.replaceAll('+', '-').replaceAll('/', '_'), whole],
  ['padding', 'QQ==', '41'],
  ['padding and a line break', 'QUI=\r\n', '4142'],
  ['padding in two lines', 'QQ=\n=\n', '41'],
  ['no padding', 'QQ', '41'],
  ['too much padding', 'QQ====', '41'],
  ['a digit too many', 'QUJDR', '414243'],
  ['padding only', '====', ''],
  ['nothing', '', ''],
  ['blanks only', ' \r\n', ''],
  ['a digit after padding', 'QQ==Q', null],
  ['padding in a line', `${WRITTEN.slice(0, 41)}=${WRITTEN.slice(41)}`, null],
  ['another character in place of one', `${WRITTEN.slice(0, 41)}%${WRITTEN.slice(42)}`, null],
  ['another character', `%${WRITTEN}`, null],
  ['another character at the end', `${WRITTEN}%`, null],
  ['another character in lines', lines('\r\n').replace(/(.{99})/s, '$1%'), null],
  ['a no-break space', `QQ\u00a0==`, null],
  ['a letter with an accent', 'QUé=', null],
];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  Reflect.deleteProperty(Uint8Array, 'fromBase64');
});

/** As in browsers: throws for other characters, and needs no padding. */
const fromBase64 = (text: string): Uint8Array => {
  if (/[^A-Za-z0-9+/]/.test(text) || text.length % 4 === 1) throw new SyntaxError(text);
  return new Uint8Array(Buffer.from(text, 'base64'));
};

describe.each(['with the decoder of Node', 'with that of browsers', 'without any'])('%s', (name) => {
  const decoder = async (): Promise<(text: string) => Uint8Array | null> => {
    vi.resetModules();
    if (name !== 'with the decoder of Node') vi.stubGlobal('Buffer', undefined);
    if (name === 'with that of browsers') Object.assign(Uint8Array, { fromBase64 });
    const { decodeBase64 } = await import('../../src/model/base64.ts');
    vi.unstubAllGlobals();
    return decodeBase64;
  };

  it.each(rows)('%s', async (_, text, hex) => {
    const bytes = (await decoder())(text);
    expect(bytes && Buffer.from(bytes).toString('hex')).toBe(hex);
  });

  it('round-trips', async () => {
    const decodeBase64 = await decoder();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40_000 }), (bytes) => {
        expect(Buffer.compare(decodeBase64(encodeBase64(bytes)) ?? new Uint8Array(), bytes)).toBe(0);
      }),
      { numRuns: 30 },
    );
  });
});
