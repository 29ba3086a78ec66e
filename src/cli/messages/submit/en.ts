import type { Outcome } from '../../submit/outcome.ts';
import type { CommandHelp } from '../messages.ts';
import { files } from '../phrases/en.ts';
import type { SubmitWords } from './words.ts';

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  ready: 'would be sent',
  accepted: 'accepted',
  already: 'already submitted',
  deleted: 'submitted before, deleted since',
  draft: 'there as a draft, not issued',
  other_content: 'already submitted with other content',
  invalid: 'refused by the check, not sent',
  changed: 'changed since the check, not sent',
  discarded: 'discarded',
  recipient_refused: 'refused by the recipient',
  refused: 'refused by the service',
  failed: 'failed, not accepted',
  unknown: 'outcome unknown',
  waiting: 'no final state yet',
  unsent: 'not sent',
  bug: 'broke on a bug',
};

export const submitHelpEn: CommandHelp = {
  summary: 'send invoices to the service, and never one of them twice',
  about: [
    'PATH is what validate takes: a file, a folder, a pattern in quotes or - for standard input; XML or JSON, one invoice a file. All files are checked first, and nothing is sent when one of them is refused. Without --issue, the service makes drafts; with it, the invoices go to SdI.',
    'A journal keeps what was sent, so that the same call goes on where it was cut off, by Ctrl-C, a crash or the network, and sends nothing twice. Address, key and company come from FATTURA_BASE_URL, FATTURA_API_KEY and FATTURA_COMPANY_ID, or from fattura login --save.',
  ],
  options: {
    issue: 'issue the invoices: they go to SdI; asks on a terminal',
    company: 'id of the company that sends; FATTURA_COMPANY_ID or the saved one unless told',
    'dry-run': 'check, and say what would be sent; nothing is asked of the network',
    wait: 'wait until SdI has delivered or discarded each invoice (with --issue)',
    yes: 'issue without asking',
    force: 'send what the check finds wrong too',
    'skip-invalid': 'send the rest when files are refused by the check; the exit code is 1',
    reissue: 'delete a discarded document and issue the invoice again (with --issue)',
    again: 'ask the service about all that the journal has, and send what is not there any more',
    'resend-unconfirmed':
      'send again what an earlier call left unknown and a look-up does not find: there may be two then',
    'look-up': 'look each invoice up at the service before it is sent, for when a journal was lost',
    sectional: 'id of the numbering series',
    'automatic-number': 'let the service choose the number: the next of the series',
    reconciliation: 'id of the payment at a payment service, for one invoice',
    journal:
      'another journal; by default one for each service and company, in the folder of the platform for state',
    rate: 'requests per second; 10 unless told, as the service allows',
    timeout: 'time for one request, such as 30s, 500ms or 2m; 60s by default',
    format: 'text for people, json for one document',
    'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
  },
  examples: [
    'what would be sent',
    'one invoice, as a draft',
    'one invoice to SdI, until it is delivered or discarded',
    'many, without a question, with the result as data',
    'what SdI discarded, corrected, under the same number',
  ],
};

export const submitEn: SubmitWords = {
  usage: {
    yesNeeded:
      '--issue sends invoices to SdI, and nobody can be asked here: add --yes. Without --issue, drafts are made.',
    issueNeeded: (option) => `${option} is about issued invoices: add --issue, or leave it out.`,
    oneForReconciliation:
      '--reconciliation names the payment of one invoice: give one file, or leave it out.',
    sameInvoice: (one, other, number) =>
      one === other
        ? `${one} is named twice: name it once.`
        : `${one} and ${other} are the same invoice${number === null ? '' : ` (number ${number})`}: leave one out. Nothing was sent.`,
  },
  journal: {
    line: (name, number) =>
      `${name}, line ${number}: this is no line of a journal. Nothing was sent: what was submitted before is not known for certain. Repair the line, or name another file with --journal.`,
    newer: (name, number) =>
      `${name}, line ${number} was written by a newer version of fattura: use that one. Nothing was sent.`,
    unreadable: (name, reason) => `the journal ${name} cannot be read: ${reason}. Nothing was sent.`,
    unwritable: (name, reason) =>
      `the journal ${name} cannot be written: ${reason}. Nothing was sent; --journal names another place.`,
    locked: (name, { pid, host, file }) =>
      `process ${pid}${host === null ? '' : ` on ${host} (another machine or container)`} is working with the journal ${name}: wait for it to end. Nothing was sent. Its lock is ${file}; the lock of a process that has died is taken over by itself.`,
    lost: (name, file) =>
      `another process took over the journal ${name} while this one was suspended (${file}). No further invoice was sent. Call again when that process has ended.`,
    broken: (name, reason) =>
      `the journal ${name} cannot be written any more: ${reason}. No further invoice was sent. What stands as unknown below is looked up by the next call.`,
  },
  question: ({ count, company, service }) =>
    `${count === 1 ? 'Issue 1 invoice' : `Issue ${count.toLocaleString('en')} invoices`} for ${company}\nat ${service}? What goes to SdI cannot be taken back. [y/N]`,
  isYes: (answer) => ['y', 'yes'].includes(answer.trim().toLowerCase()),
  declined: 'nothing was sent.',
  progress: (done, total, waiting) =>
    `${done.toLocaleString('en')} of ${total.toLocaleString('en')} sent${waiting === 0 ? '' : `, ${waiting.toLocaleString('en')} on their way at SdI`}`,
  stopping: 'stopping: what is on its way may arrive. Ctrl-C again stops at once.',
  interrupted: 'interrupted; call again to go on where it stopped.',

  outcome: OUTCOMES,
  found: 'accepted (found by look-up)',
  number: (number) => `no. ${number}`,
  lookUpFailed: (why) => `It could not be looked up: ${why}`,

  advice: {
    deleted: 'The service had it and no longer has it. --again sends it.',
    draft:
      'Issue it in the web application. Or delete the draft (fattura api documents delete ID) and call again.',
    otherContent: (earlier) =>
      `${earlier === null ? '' : `It was sent on ${earlier.day} as ${earlier.file}. `}What was issued is not replaced: correct it with a credit note, or give this invoice a number of its own.`,
    otherDraft:
      'The service has a draft with other content: delete it (fattura api documents delete ID) and call again.',
    discarded:
      'Correct the invoice and call with --issue --reissue: the discarded document is deleted, and the invoice is issued under the same number.',
    recipientRefused:
      'The recipient refused it: what was refused is corrected with a credit note or a new invoice.',
    changed: 'Call again when nobody writes to it.',
    waiting: 'SdI can take days. Call again with --wait, or look at it with fattura api documents get ID.',
    unknown: ({ number, date }) =>
      `The service may have it${number === null ? '' : `: look for number ${number}${date === null ? '' : ` of ${date}`}`}. Call again later: it is looked up, and not sent. Once you know that it is not there, --resend-unconfirmed sends it.`,
    undecided: ({ number, date }) =>
      `The service has more than one document that number ${number} of ${date} could be, or one that cannot be told apart from it: look there. When the invoice is not among them, --resend-unconfirmed sends it.`,
    unknownWithoutNumber:
      'The service chooses the number, so it cannot be looked up. Look for it in the web application; when it is not there, --resend-unconfirmed sends it.',
    unknownSince: (day) => `An earlier call sent it on ${day} and did not learn what came of it.`,
    lookedUpFirst: 'It is looked up, and sent only with --resend-unconfirmed.',
    discardedGone: 'The discarded document is deleted already, and no new one was made. Call again.',
    several: 'The service takes one invoice at a time: split the lotto into a file for each.',
    simplified:
      'The documentation of the service has no place for simplified invoices (FSM10). --force sends it all the same.',
    envelope: 'The service takes the invoice itself, XML or JSON: take it out of its envelope.',
  },
  unsent: {
    invalid: (count) =>
      count === 1
        ? 'nothing was sent, because the check refuses 1 file: correct it, leave it out with --skip-invalid, or send it as it is with --force.'
        : `nothing was sent, because the check refuses ${count.toLocaleString('en')} files: correct them, leave them out with --skip-invalid, or send them as they are with --force.`,
    paths: 'nothing was sent, because a path leads nowhere.',
    service: 'the rest was not sent: the service would have said the same. Call again to go on.',
    rate: (until) =>
      `the service takes no more requests${until === null ? ' for now' : ` before ${until}`}: the rest was not sent. Call again then.`,
    journal: 'the rest was not sent. Call again to go on.',
  },
  dryRun: 'nothing was sent, because of --dry-run.',
  journalUnasked:
    'the journal was not asked, because it is not known which service and company this is for (FATTURA_BASE_URL, FATTURA_COMPANY_ID).',
  journalOfBefore: (name) =>
    `${name} in this folder is the journal of an earlier version: it was read as history, and nothing is added to it any more.`,
  journalAt: (name) => `Journal: ${name}`,
  summary: (count, outcomes) =>
    [
      files(count),
      ...outcomes.map(([outcome, some]) => `${some.toLocaleString('en')} ${OUTCOMES[outcome]}`),
    ].join(' · '),
};
