import type { CommandHelp } from '../messages.ts';
import type { DiffWords } from './words.ts';

export const diffHelpEn: CommandHelp = {
  summary: 'compare what two invoices say',
  about: [
    'A and B are files, XML or JSON in any mixture; one of them may be - for standard input. Values are compared by what they mean: 10.00 equals 10.000. Lines, summaries, instalments and all else that repeats are matched by content, not by place.',
    'The exit code is 0 when nothing differs, 1 when something does or a file cannot be read, which is said. An invalid invoice is compared as far as it can be read, and that is said.',
  ],
  options: {
    format: 'text for people, json for programs',
    exact: 'compare text as it is written, and the order of everything',
    'ignore-line-order': 'lines may stand in another order and be numbered otherwise',
    'ignore-transmission':
      'leave out who transmits and under which progressive (IdTrasmittente, ProgressivoInvio, ContattiTrasmittente)',
    'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
  },
  examples: [
    'what became of an invoice',
    'whether something was changed but the transmission',
    'whether XML and JSON say the same, as data',
  ],
};

export const diffEn: DiffWords = {
  two: 'name two files to compare; one of them may be - for standard input.',
  equal: 'no difference',
  count: ({ added, removed, changed, moved }) => {
    const total = added + removed + changed + moved;
    const parts = [
      ...(changed === 0 ? [] : [`${changed} changed`]),
      ...(added === 0 ? [] : [`${added} added`]),
      ...(removed === 0 ? [] : [`${removed} removed`]),
      ...(moved === 0 ? [] : [`${moved} moved`]),
    ];
    return `${total === 1 ? '1 difference' : `${total.toLocaleString('en')} differences`}: ${parts.join(', ')}`;
  },
  unread: (files) => `nothing was compared: ${files.join(' and ')} cannot be read.`,
  root: 'Attributes of the root',
  invalid: (file) =>
    `${file} is not valid and was compared as far as it could be read: fattura validate ${file} says what is wrong.`,
};
