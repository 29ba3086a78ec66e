/** Names of glyphs in a font (OpenType 1.9, table `post`). */

/** Tags of fonts whose tables are not compressed: TrueType and CFF outlines. */
const UNCOMPRESSED: readonly number[] = [0x00010000, 0x4f54544f];
const HEADER = 12;
const RECORD = 16;
const POST = 0x706f7374;
const WITH_NAMES = 0x00020000;
const WITHOUT_NAMES = 0x00030000;

/** A font without the names of its glyphs: pdfkit would read thousands of them, and embeds none. */
export function withoutGlyphNames(font: Uint8Array): Uint8Array {
  const at = versionOfPost(font);
  if (at === null || viewOf(font).getUint32(at) !== WITH_NAMES) return font;
  const copy = new Uint8Array(font);
  viewOf(copy).setUint32(at, WITHOUT_NAMES);
  return copy;
}

/** The place of the version of the table; null if there is none. */
function versionOfPost(font: Uint8Array): number | null {
  const view = viewOf(font);
  if (font.length < HEADER || !UNCOMPRESSED.includes(view.getUint32(0))) return null;
  const end = Math.min(HEADER + view.getUint16(4) * RECORD, font.length - RECORD + 1);
  for (let record = HEADER; record < end; record += RECORD) {
    if (view.getUint32(record) !== POST) continue;
    const at = view.getUint32(record + 8);
    return at + 4 <= font.length ? at : null;
  }
  return null;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
