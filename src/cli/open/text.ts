/** Renders the contents of a file as text. */
import { dateOf, fileTable, flawRows, type Look, type Row, reasonRows } from '../signatures/fileTable.ts';
import { shownTime } from '../terminal/layout.ts';
import type { Contents, ListedLayer, ListedSignature } from './contents.ts';

/** The file's name, and a line for each part; ends with a line break. */
export function renderContents(file: string, contents: Contents, saved: string | null, look: Look): string {
  const { layers, signatures, document, flaws } = contents;
  const { open: words } = look.messages;
  const rowsOf = (layer: number | null): readonly Row[] =>
    signatures.filter((each) => each.layer === layer).flatMap((each) => signatureRows(each, look));
  const rows: Row[] = layers.flatMap((layer, index) => {
    const signers = rowsOf(index);
    return [layerRow(layer, look), ...(signers.length > 0 ? signers : noSignerRows(layer, look))];
  });
  if (document !== null) {
    rows.push([words.terms.document, words.document({ ...document, size: document.content.length })]);
    rows.push(...rowsOf(null));
    const isWhole = layers.every((layer) => layer.signatures !== 'cut');
    for (const flaw of flaws) rows.push(...flawRows(flaw, { isWhole }, look));
  }
  rows.push(...reasonRows(contents, look));
  if (saved !== null) rows.push([words.terms.saved, saved]);
  return fileTable(file, rows, look);
}

function layerRow({ kind, encodings, size }: ListedLayer, { messages: { open: words } }: Look): Row {
  return [words.terms[kind], words.layer(size, encodings)];
}

function noSignerRows(
  { kind, signatures }: ListedLayer,
  { messages: { open: words } }: Look,
): readonly Row[] {
  if (kind !== 'p7m' || signatures === 'unread') return [];
  return [[words.terms.signer, signatures === 'cut' ? words.cutSigners : words.noSigner]];
}

function signatureRows(
  { format, signer: { name, issuer, serial, notBefore, notAfter, time } }: ListedSignature,
  { messages: { open: words } }: Look,
): readonly Row[] {
  const { terms: names } = words;
  return [
    [format === 'CAdES' ? names.signer : names.xmlSigner, words.signer(name, serial)],
    ...(issuer === null ? [] : ([[names.issuer, issuer]] as const)),
    [names.time, time === null ? words.noTime : shownTime(time)],
    ...(notBefore === null || notAfter === null
      ? []
      : ([[names.certificate, words.validity(dateOf(notBefore), dateOf(notAfter))]] as const)),
  ];
}
