/**
 * Tables for one-byte encodings: platforms decode ISO-8859-9 and -11 as windows-1254 and windows-874 (WHATWG Encoding,
 * 4.2), and some lack ISO-8859-16. Undefined bytes have U+FFFD.
 */

/** 0x00 to 0xff as in ISO-8859-1, with other characters from 0xa0 on. */
function latin(upper: string): string {
  const lower = Array.from({ length: 0xa0 }, (_, byte) => String.fromCharCode(byte)).join('');
  return lower + upper;
}

const UPPER = Array.from({ length: 0x60 }, (_, at) => String.fromCharCode(0xa0 + at)).join('');

/** Turkish letters in place of six Icelandic ones (ISO/IEC 8859-9:1999). */
const TURKISH = UPPER.replace('Ð', 'Ğ')
  .replace('Ý', 'İ')
  .replace('Þ', 'Ş')
  .replace('ð', 'ğ')
  .replace('ý', 'ı')
  .replace('þ', 'ş');

/** Thai (ISO/IEC 8859-11:2001): U+0E01 to U+0E3A and U+0E3F to U+0E5B, in the same order as in Unicode. */
const THAI = Array.from({ length: 0x60 }, (_, at) => {
  if (at === 0) return '\u00a0';
  const isHole = (at > 0x3a && at < 0x3f) || at > 0x5b;
  return isHole ? '\ufffd' : String.fromCharCode(0x0e00 + at);
}).join('');

/** South-eastern Europe (ISO/IEC 8859-16:2001). */
const SOUTH_EAST =
  '\u00a0ĄąŁ€„Š§š©Ș«Ź\u00adźŻ°±ČłŽ”¶·žčș»ŒœŸż' +
  'ÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚß' +
  'àáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ';

/** The characters of windows-1252 at 0x80–0x9f, where ISO-8859-1 has control characters. */
const WINDOWS_1252 = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd' + '\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

/** The character of each byte, by encoding. */
export const oneByteTables: Readonly<Record<string, string>> = {
  'windows-1252': latin(UPPER).slice(0, 0x80) + WINDOWS_1252 + UPPER,
  'iso-8859-9': latin(TURKISH),
  'iso-8859-11': latin(THAI),
  'iso-8859-16': latin(SOUTH_EAST),
};
