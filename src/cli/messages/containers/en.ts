import { files } from '../phrases/en.ts';

interface Companion {
  readonly packageName: string | null;
  readonly outcome: string | null;
}

interface Others {
  readonly junk: number;
  readonly others: number;
  readonly names: readonly string[];
}

export const containersEn = {
  containers: {
    /** Reasons why a file in an archive was not read. */
    entries: {
      header: 'The file in the archive is damaged: its entry in the archive is invalid.',
      outside: 'The file in the archive is damaged: a part of it is missing.',
      overlap: 'The file in the archive is damaged: it overlaps another file.',
      data: 'The file in the archive is damaged: its compressed data cannot be read.',
      size: 'The file in the archive is damaged: its size differs from the stated one.',
      checksum: 'The file in the archive is damaged: its checksum is wrong.',
      method: 'The file in the archive uses an unsupported compression method and was not read.',
      encrypted: 'The file in the archive is encrypted and was not read.',
      special: 'The entry in the archive is a link or a device, not a file.',
      large: 'The file in the archive is larger than 50 MB and was not read.',
      ratio:
        'The file in the archive was not read: its compression ratio exceeds 250, which no invoice reaches.',
      total: 'The file was not read: the files in the archive exceed 1 GB.',
      time: 'The file was not read: reading the archive takes longer than 30 seconds.',
      nesting: 'The archive was not read: it is nested more than three archives deep.',
    },
    /** Reasons why the files of an archive cannot be listed. */
    reasons: {
      structure: 'The archive is damaged: it has no readable list of files.',
      directory: 'The archive is damaged: a part of its list of files cannot be read.',
      volumes: 'The archive is one part of several.',
      entries:
        'The archive was not read: it has more than 20,000 files or, including those of nested archives, more than 100,000 or more than one for every 250 bytes.',
    },
    flaws: {
      leading: 'Other bytes precede the archive.',
      trailing: 'Other bytes follow the archive.',
      count: 'The archive states a wrong number of files.',
    },
    empty: (others: number, names: readonly string[]) =>
      others === 0
        ? 'The archive contains no file to check.'
        : `The archive contains no invoice, only ${files(others)} of other kinds: ${someOf(names, others)}.`,
    noInvoice: 'The mail contains no invoice and no SdI message.',
    signed: 'SdI does not accept signed archives: only the invoices in an archive may be signed.',
    sendUnsigned: 'Sign the invoices one by one, and send the archive unsigned.',
    duplicates: (names: readonly string[]) =>
      `${names.length === 1 ? 'A file name occurs' : 'File names occur'} more than once in the archive: ${names.slice(0, MOST).join(', ')}.`,
    orphans: (names: readonly string[]) =>
      `The archive contains metadata without their file: ${someOf(names.slice(0, MOST), names.length)}.`,
    quadratura: ({ stated, found }: { readonly stated: number; readonly found: number }) =>
      `The package states ${files(stated)} and contains ${found.toLocaleString('en')}.`,
    others: ({ junk, others, names }: Others) =>
      [
        ...(others > 0 ? [`${files(others)} not checked: ${someOf(names, others)}`] : []),
        ...(junk > 0 ? [`${files(junk)} added by operating systems ignored`] : []),
      ]
        .join('; ')
        .concat('.'),
    hash: 'The hash in the metadata is not that of this file: the file was changed, or the metadata belong to another one.',
    again: 'Download or export the archive again.',
    extract: 'Extract the archive with another program, and check the files.',
    /** Files that accompany invoices. */
    companions: {
      metadata: (_: Companion) => "The file is the Agenzia's metadata about an invoice, not an invoice.",
      contents: (_: Companion) =>
        'The file states the number of files in an SDIFTP package (FileQuadraturaFTP). It is not an invoice.',
      result: ({ packageName, outcome }: Companion) =>
        `The file is SdI's result for ${packageName ?? 'an SDIFTP package'} (FileEsitoFTP${outcome === null ? '' : `, Esito ${outcome}`}). It is not an invoice.`,
      certificate: (_: Companion) =>
        'The file contains the certification data of a certified e-mail (daticert.xml). It is not an invoice.',
    },
    channel: 'The file is a report of the SDIFTP channel, not an invoice.',
    encrypted: 'The file is encrypted.',
    decrypt: 'Decrypt it with the key of its recipient, and check the result.',
  },
};

/** Maximum number of names in a sentence. */
const MOST = 5;

function someOf(names: readonly string[], count: number): string {
  const rest = count - names.length;
  return rest > 0 ? `${names.join(', ')} and ${rest.toLocaleString('en')} more` : names.join(', ');
}
