import type { Difference } from '../../../operations/index.ts';
import type { CommandHelp } from '../commandHelp.ts';

export const diffHelpEn: CommandHelp = {
  summary: 'compare the content of two invoices',
  about: [
    'A and B are XML or JSON files in any combination; one of them may be - for standard input. Values are compared by meaning: 10.00 equals 10.000. Lines, summaries, instalments and other repeated blocks are matched by content, not by position.',
    'The exit code is 0 without differences, 1 with differences or if a file cannot be read. An invalid invoice is compared as far as it can be read, with a message.',
  ],
  options: {
    format: 'text for people, json for programs',
    exact: 'compare the exact text and the order of all elements',
    'ignore-line-order': 'ignore the order and the numbers of lines',
    'ignore-transmission':
      'ignore the transmitter and the progressive number (IdTrasmittente, ProgressivoInvio, ContattiTrasmittente)',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: [
    'the changes to an invoice',
    'the changes other than the transmission data',
    'differences between XML and JSON, as JSON',
  ],
};

export const diffEn = {
  two: 'specify two files to compare; one of them may be - for standard input.',
  equal: 'no difference',
  count: ({ added, removed, changed, moved }: Readonly<Record<Difference['op'], number>>) => {
    const total = added + removed + changed + moved;
    const parts = [
      ...(changed === 0 ? [] : [`${changed} changed`]),
      ...(added === 0 ? [] : [`${added} added`]),
      ...(removed === 0 ? [] : [`${removed} removed`]),
      ...(moved === 0 ? [] : [`${moved} moved`]),
    ];
    return `${total === 1 ? '1 difference' : `${total.toLocaleString('en')} differences`}: ${parts.join(', ')}`;
  },
  /** Nothing was compared, because these files cannot be read. */
  unread: (files: readonly string[]) => `nothing was compared: ${files.join(' and ')} cannot be read.`,
  /** The heading over the attributes of the root. */
  root: 'Attributes of the root',
  invalid: (file: string) =>
    `${file} is not valid and was compared as far as it could be read: fattura validate ${file} shows the errors.`,
};
