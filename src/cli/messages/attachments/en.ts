import type { AttachmentField, AttachmentFlaw } from '../../../operations/index.ts';
import type { ZipFlaw } from '../../attachments/unzip.ts';
import type { CommandHelp } from '../messages.ts';
import type { AttachmentsWords } from './words.ts';

export const attachmentsHelpEn: CommandHelp = {
  summary: 'list, extract, add and remove attachments',
  about: [
    'Without options, the attachments of each PATH, which is what validate takes: a file, a folder, a pattern in quotes or - for standard input. Sizes are those of the attached files.',
    'With --add and --remove, one file is changed in its text, XML or JSON; all else stays as it is, byte for byte. The file is replaced; what comes from standard input goes to standard output.',
  ],
  options: {
    extract: 'write the attachments to this folder; a name that is taken gets (2)',
    unpack: 'unpack gzip and open ZIP archives; other compressed ones are written as they are',
    add: 'attach this file; its ending says the format',
    name: 'name of the attachment that is added; that of the file unless told',
    description: 'description of the attachment that is added, at most 100 characters',
    body: 'which invoice of a lotto the attachment is added to, from 1',
    remove: 'take the attachment with this number or name out',
    output: 'file to write to instead of the one that is changed; - is standard output',
    overwrite: 'replace the file of --output when it exists',
    'drop-signature': 'cut the signature out of a signed file: no change leaves it valid',
    format: 'text for people, json for programs',
    'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
  },
  examples: [
    'what is attached',
    'all attachments of a folder of invoices into another',
    'one more, in place',
    'one less, into another file',
  ],
};

const FIELDS: Readonly<Record<AttachmentField, string>> = {
  name: 'the name of an attachment has 1 to 60 characters of Latin-1: choose one with --name',
  format: 'the format has 1 to 10 characters of ASCII',
  compression: 'the compression has 1 to 10 characters of ASCII',
  description: 'the description has 1 to 100 characters of Latin-1',
};

const REASONS: Readonly<Record<ZipFlaw, string>> = {
  kind: 'is compressed in a way that is not unpacked here, and was written as it is',
  size: 'would become suspiciously large, and was written as it is',
  broken: 'is damaged, and was written as it is',
  lying: 'holds more or less than it says, and was written as it is',
  entries: 'is an archive of suspiciously many files, and was written as it is',
  encrypted: 'is an archive with an encrypted file: it was written as it is, to be opened with its password',
  special: 'is an archive with a link or a device in it, and was written as it is',
  empty: 'is an archive without files, and was written as it is',
};

const number = (count: number): string => count.toLocaleString('en');
const counted = (count: number): string => (count === 1 ? '1 attachment' : `${number(count)} attachments`);

function flaw(file: string, about: AttachmentFlaw): string {
  switch (about.reason) {
    case 'base64':
      return `${file}: the content of "${about.name}" is no base64 and cannot be extracted.`;
    case 'size':
      return `${file}: "${about.name}" has ${number(about.size)} bytes; at most ${number(about.limit)} are written. --max-size raises the limit.`;
    case 'field':
      return `"${about.value}" cannot be used: ${FIELDS[about.field]}.`;
    case 'missing':
      return `${file} has no attachment ${typeof about.which === 'number' ? about.which : `"${about.which}"`}: fattura attachments lists them.`;
    case 'ambiguous':
      return `${file} has several attachments "${about.which}": say which by its number.`;
    case 'body':
      return about.bodies === 0
        ? `${file} holds no invoice to add an attachment to.`
        : about.body === null
          ? `${file} holds ${number(about.bodies)} invoices: say with --body which of them.`
          : `${file} has no invoice number ${about.body}: it holds ${number(about.bodies)}.`;
    case 'place':
      return `${file} cannot be changed there: ${about.path} is not what it should be. fattura validate says what is wrong.`;
  }
}

export const attachmentsEn: AttachmentsWords = {
  goesWith: (option, needed) => `${option} says nothing without ${needed}: add it, or leave ${option} out.`,
  oneFile: '--add and --remove change one file: name one.',
  oneAdded: (option) => `${option} is about one attachment: add one at a time, or leave ${option} out.`,
  noBody: (found) => `--body takes the number of an invoice in the file, from 1, not "${found}".`,
  cannotAdd: (path, reason) => `${path} cannot be attached: ${reason}`,
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
  noBase64: 'no base64',
  partial: (file) => `${file} is not valid: what follows is what could be read of it.`,
  flaw,
  notUnpacked: (file, name, reason) => `${file}: "${name}" ${REASONS[reason]}.`,
  changed: (file, { removed, added }) =>
    `${file}: ${[
      ...(removed > 0 ? [`${counted(removed)} removed`] : []),
      ...(added > 0 ? [`${counted(added)} added`] : []),
    ].join(', ')}`,
  large: (file, size, limit) =>
    `${file} now has ${number(size)} bytes: SdI takes at most 5 MB (${number(limit)} bytes) a file.`,
};
