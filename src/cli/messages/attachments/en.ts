import type { AttachmentField, AttachmentFlaw } from '../../../operations/index.ts';
import type { ZipFlaw } from '../../attachments/unzip.ts';
import type { CommandHelp } from '../commandHelp.ts';

export const attachmentsHelpEn: CommandHelp = {
  summary: 'list, extract, add and remove attachments',
  about: [
    'Without options, lists the attachments of each PATH: a file, a folder, a quoted pattern or - for standard input. Sizes are those of the attached files.',
    'With --add and --remove, the text of one XML or JSON file is edited; the rest stays identical, byte for byte. The file is replaced; standard input goes to standard output.',
  ],
  options: {
    extract: 'write the attachments to this folder; (2) is added to a name that is taken',
    unpack: 'decompress gzip and extract ZIP archives; other formats are written unchanged',
    add: 'attach this file; its extension gives the format',
    name: 'name of the added attachment; default: the file name',
    description: 'description of the added attachment, at most 100 characters',
    body: 'the invoice of a lotto to add the attachment to, from 1',
    remove: 'remove the attachment with this number or name',
    output: 'output file instead of the input file; - is standard output',
    overwrite: 'replace the file of --output, or the .xml next to a .p7m, if it exists',
    'drop-signature': 'remove the signature of a signed file, which any change would invalidate',
    format: 'text for people, json for programs',
    resume: 'file that records each finished input, so that an interrupted run continues where it stopped',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: [
    'list the attachments',
    'extract all attachments of a folder of invoices',
    'add one, in place',
    'remove one, into another file',
  ],
};

const FIELDS: Readonly<Record<AttachmentField, string>> = {
  name: 'the name of an attachment has 1 to 60 Latin-1 characters: choose one with --name',
  format: 'the format has 1 to 10 ASCII characters',
  compression: 'the compression has 1 to 10 ASCII characters',
  description: 'the description has 1 to 100 Latin-1 characters',
};

const REASONS: Readonly<Record<ZipFlaw, string>> = {
  kind: 'has an unsupported compression and was written unchanged',
  size: 'would be suspiciously large when decompressed and was written unchanged',
  broken: 'is damaged and was written unchanged',
  lying: 'does not match the sizes that it declares and was written unchanged',
  entries: 'is an archive with suspiciously many files and was written unchanged',
  encrypted: 'is an archive with an encrypted file and was written unchanged: open it with its password',
  special: 'is an archive that contains a link or a device and was written unchanged',
  empty: 'is an archive without files and was written unchanged',
};

const number = (count: number): string => count.toLocaleString('en');
const counted = (count: number): string => (count === 1 ? '1 attachment' : `${number(count)} attachments`);

function flaw(file: string, about: AttachmentFlaw): string {
  switch (about.reason) {
    case 'base64':
      return `${file}: the content of "${about.name}" is not base64 and cannot be extracted.`;
    case 'size':
      return `${file}: "${about.name}" has ${number(about.size)} bytes; at most ${number(about.limit)} are written. --max-size raises the limit.`;
    case 'field':
      return `"${about.value}" cannot be used: ${FIELDS[about.field]}.`;
    case 'missing':
      return `${file} has no attachment ${typeof about.which === 'number' ? about.which : `"${about.which}"`}: fattura attachments lists them.`;
    case 'ambiguous':
      return `${file} has several attachments "${about.which}": specify one by its number.`;
    case 'body':
      return about.bodies === 0
        ? `${file} contains no invoice to add an attachment to.`
        : about.body === null
          ? `${file} contains ${number(about.bodies)} invoices: specify one with --body.`
          : `${file} has no invoice number ${about.body}: it contains ${number(about.bodies)}.`;
    case 'place':
      return `${file} cannot be edited: ${about.path} is invalid. fattura validate shows the errors.`;
  }
}

export const attachmentsEn = {
  /** An option that requires another. */
  goesWith: (option: string, needed: string) => `${option} requires ${needed}: add it, or remove ${option}.`,
  oneFile: '--add and --remove edit a single file: specify one.',
  /** An option for a single attachment, given with several. */
  oneAdded: (option: string) =>
    `${option} applies to a single attachment: add one at a time, or remove ${option}.`,
  noBody: (found: string) => `--body takes the number of an invoice in the file, from 1, not "${found}".`,
  cannotAdd: (path: string, reason: string) => `${path} cannot be attached: ${reason}`,
  none: 'no attachments',
  heads: {
    number: '#',
    name: 'name',
    format: 'format',
    compression: 'compressed',
    size: 'bytes',
    description: 'description',
    saved: 'written to',
  },
  bytes: number,
  /** Instead of the size, for content that is not base64. */
  noBase64: 'not base64',
  /** An invalid file, of which only the readable part is listed. */
  partial: (file: string) => `${file} is not valid: only its readable part is listed.`,
  flaw,
  notUnpacked: (file: string, name: string, reason: ZipFlaw) => `${file}: "${name}" ${REASONS[reason]}.`,
  changed: (file: string, { removed, added }: { readonly removed: number; readonly added: number }) =>
    `${file}: ${[
      ...(removed > 0 ? [`${counted(removed)} removed`] : []),
      ...(added > 0 ? [`${counted(added)} added`] : []),
    ].join(', ')}`,
  large: (file: string, size: number, limit: number) =>
    `${file} now has ${number(size)} bytes: SdI accepts at most 5 MB (${number(limit)} bytes) per file.`,
};
