/** Breaks a text into lines of a given width. */

/** Measures a text at the current size. */
export type Measure = (text: string) => number;

/** Preferred break positions in a word that is too long for a line. */
const JOINTS = /(?<=[-/_.,;:@|\\&=?#])/u;

/** Maximum length of a word measured as one piece, so that a megabyte without a blank is measured quickly. */
const LONGEST_PIECE = 200;

/** Returns the lines of a text: at least one, possibly empty. Words are broken only if they do not fit on a line. */
export function wrap(text: string, width: number, measure: Measure): readonly string[] {
  // Most cells are one word.
  if (text.length <= LONGEST_PIECE && !text.includes(' ') && measure(text) <= width) return [text];
  const lines: string[] = [];
  const blank = measure(' ');
  let line = '';
  let used = 0;
  const put = (piece: string, room: number, before: number): void => {
    const gap = line === '' ? 0 : before;
    if (line !== '' && used + gap + room > width) {
      lines.push(line);
      line = piece;
      used = room;
    } else {
      line += gap > 0 ? ` ${piece}` : piece;
      used += gap + room;
    }
  };
  for (const word of text.split(' ')) {
    if (word === '') continue;
    const room = word.length <= LONGEST_PIECE ? measure(word) : Number.POSITIVE_INFINITY;
    if (room <= width) put(word, room, blank);
    // Later pieces of the same word follow without a blank.
    else
      for (const [index, piece] of pieces(word, width, measure).entries())
        put(piece, measure(piece), index > 0 ? 0 : blank);
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** Returns parts of a word that each fit on a line. */
function pieces(word: string, width: number, measure: Measure): readonly string[] {
  return word.split(JOINTS).flatMap((part) => {
    if (part.length <= LONGEST_PIECE && measure(part) <= width) return [part];
    return chopped(part, width, measure);
  });
}

function chopped(word: string, width: number, measure: Measure): readonly string[] {
  const found: string[] = [];
  let start = 0;
  let at = 0;
  let used = 0;
  let last = '';
  let ownOfLast = 0;
  for (const character of word) {
    const own = measure(character);
    // Measured with the preceding character, because of kerning.
    const room = last === '' ? own : measure(last + character) - ownOfLast;
    if (at > start && used + room > width) {
      found.push(word.slice(start, at));
      start = at;
      used = own;
    } else used += room;
    at += character.length;
    last = character;
    ownOfLast = own;
  }
  if (at > start) found.push(word.slice(start, at));
  return found;
}
