import type { Flaw, Reason, TextForm } from '../../../envelope/index.ts';
import type { FileKind } from '../../../model/index.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { bytes } from '../phrases/en.ts';

export const openHelpEn: CommandHelp = {
  summary: 'list what is inside signed files, and extract it',
  about: [
    'Lists the envelopes of each PATH with their signers, the document inside, and defects of the file. PATH is a file, a folder, a quoted pattern or - for standard input. If a file cannot be opened, the reason says what to do.',
    'Signatures are listed as the file states them. They are not verified: fattura verify does that.',
  ],
  options: {
    extract: 'write the documents to this folder, byte for byte; the structure of subfolders is kept',
    overwrite: 'replace existing files; input files are never replaced',
    format: 'text for people, json for programs',
    resume: 'file that records each finished input, so that an interrupted run continues where it stopped',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: [
    'list the signers and the document',
    'write the invoice to documents/signed.xml',
    'a whole folder, for programs',
  ],
};

const ENCODINGS: Readonly<Record<TextForm, string>> = { base64: 'base64', pem: 'PEM', mime: 'S/MIME' };

const FLAWS: Readonly<Record<Exclude<Flaw, 'converted'>, string>> = {
  'wrong-name':
    'the file extension does not match the content. SdI rejects such files: rename it before sending it.',
  base64: 'encoded as base64, which SdI may reject. To send the file, save it in binary form (DER).',
  pem: 'encoded as PEM, which SdI may reject. To send the file, save it in binary form (DER).',
  mime: 'encoded as mail (S/MIME), which SdI may reject. To send the file, save it in binary form (DER).',
  nested: 'a signed file inside a signed file. Each has its own signatures.',
  leading: 'other bytes precede the signed file, and were ignored.',
  trailing: 'other bytes follow the signed file, and were ignored.',
  truncated:
    'the end of the file is missing, so its signatures cannot be verified. The document is complete. Download the file again.',
  lengths: 'the signed file states wrong lengths. The document is complete.',
};

const REASONS: Readonly<Record<Reason, string>> = {
  container: 'files of this kind are not opened. Extract the signed file or the XML, and open that.',
  empty: 'the file is empty. Download or export it again.',
  'empty-content': 'the signed content is empty. Ask the sender for the signed invoice.',
  pdf: 'a PDF is only a courtesy copy of an invoice. Ask the sender for the XML or the .p7m.',
  html: 'a web page, such as an error or login page of a failed download. Download the file again.',
  binary: 'neither an invoice nor a signed file, and of an unknown kind.',
  text: 'neither an invoice nor a signed file, but other text.',
  'no-content':
    'a detached signature. The invoice is in another file: open that one. For SdI, sign with the content included (CAdES-BES).',
  'content-type':
    'certificates or a time stamp instead of a signed invoice. Ask the sender for the signed invoice.',
  encrypted: 'encrypted. Decrypt it with the key of its recipient, and open the result.',
  structure: 'damaged, or not a signed file (CMS). Download or export it again.',
  truncated: 'the file ends within the invoice. Download or export it again.',
  payload: 'the signed content is not XML. Ask the sender for the signed invoice.',
  limit: 'more nested envelopes than any real file has. Ask the sender for the invoice itself.',
};

const MESSAGES: ReadonlySet<FileKind> = new Set(['RC', 'NS', 'MC', 'NE', 'DT', 'AT', 'MT', 'EC', 'SE']);

export const openEn = {
  terms: {
    p7m: 'signed file',
    zip: 'archive',
    mail: 'mail',
    signer: 'signer',
    xmlSigner: 'signer (XML)',
    issuer: 'issuer',
    time: 'signed',
    certificate: 'certificate',
    document: 'document',
    flaw: 'note',
    reason: 'not opened',
    saved: 'written to',
  },
  /** An envelope. @param size Null if not known. */
  layer: (size: number | null, encodings: readonly TextForm[]) =>
    [
      ...(size === null ? [] : [bytes(size)]),
      ...(encodings.length === 0 ? [] : [encodings.map((each) => ENCODINGS[each]).join(' of ')]),
    ].join(', '),
  signer: (name: string | null, serial: string | null) =>
    `${name ?? (serial === null ? 'unknown' : `unknown, certificate no. ${serial}`)} (not verified)`,
  noSigner: 'none: the file is not signed',
  cutSigners: 'unknown: the signatures are missing or damaged',
  noTime: 'no signing time',
  validity: (from: string, until: string) => `valid from ${from} to ${until}`,
  document: ({
    kind,
    form,
    size,
  }: {
    readonly kind: FileKind | null;
    readonly form: string;
    readonly size: number;
  }) =>
    [
      ...(kind === null ? [] : [MESSAGES.has(kind) ? `SdI message ${kind}` : `invoice ${kind}`]),
      form.toUpperCase(),
      bytes(size),
    ].join(', '),
  flaws: FLAWS,
  /** Instead of `truncated`, if all signatures are complete. */
  endMissing:
    'the last bytes of the file are missing. The document and its signatures are complete. Download the file again before sending it.',
  reasons: REASONS,
  /** Instead of the reason, for a file that a program has converted as text. */
  converted:
    'a program has converted the file as if it were text, which cannot be undone. Transfer the original file again, as an attachment or in binary mode.',
  notVerified: 'the signatures are listed as the files state them and were not verified: use fattura verify.',
};
