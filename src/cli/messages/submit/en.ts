import type { Outcome } from '../../submit/outcome.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { files } from '../phrases/en.ts';
import type { SentInvoice } from './params.ts';

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  ready: 'would be sent',
  accepted: 'accepted',
  already: 'already submitted',
  deleted: 'already submitted, then deleted',
  draft: 'present as a draft, not issued',
  other_content: 'already submitted with other content',
  invalid: 'invalid, not sent',
  changed: 'changed since the check, not sent',
  discarded: 'rejected by SdI',
  recipient_refused: 'refused by the recipient',
  refused: 'refused by the service',
  failed: 'failed, not accepted',
  unknown: 'outcome unknown',
  waiting: 'no final status yet',
  unsent: 'not sent',
  bug: 'stopped by a bug in fattura',
};

export const submitHelpEn: CommandHelp = {
  summary: 'send invoices to the service, each exactly once',
  about: [
    'PATH is a file, a folder, a quoted pattern or - for standard input; XML or JSON, one invoice per file. All files are checked first, and nothing is sent if one of them has errors. Without --issue, the service creates drafts; with it, the invoices go to SdI.',
    'A journal records the submissions: after an interruption by Ctrl-C, a crash or the network, the same call continues and sends nothing twice. Address, key and company come from FATTURA_BASE_URL, FATTURA_API_KEY and FATTURA_COMPANY_ID, or from fattura login --save.',
  ],
  options: {
    issue: 'issue the invoices: they go to SdI; asks for confirmation on a terminal',
    company: 'id of the company; default: FATTURA_COMPANY_ID, else the saved one',
    'dry-run': 'check the files and show what would be sent, without network requests',
    wait: 'wait until SdI has delivered or rejected each invoice (with --issue)',
    yes: 'issue without confirmation',
    force: 'also send files with errors',
    'drop-signature': 'send the invoice in a signed file (.p7m), without the signature',
    'skip-invalid': 'skip files with errors and send the rest; the exit code is 1',
    reissue: 'delete a document that SdI rejected and issue the invoice again (with --issue)',
    again: 'check all invoices of the journal on the service, and send those no longer there',
    'resend-unconfirmed':
      'resend invoices with unknown outcome that a look-up does not find: this may create duplicates',
    'look-up': 'look up each invoice on the service before sending it, for example after losing a journal',
    sectional: 'id of the numbering series',
    'automatic-number': 'let the service assign the next number of the series',
    reconciliation: 'id of the payment at a payment service, for a single invoice',
    journal: 'journal file; default: one per service and company, in the state folder of the platform',
    rate: 'requests per second; default: 10, the limit of the service',
    timeout: 'maximum time of one request, such as 30s, 500ms or 2m; default: 60s',
    format: 'text for people, json for one document',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: [
    'preview',
    'one invoice, as a draft',
    'one invoice to SdI, until it is delivered or rejected',
    'many, without confirmation, with the result as JSON',
    'a corrected invoice that SdI rejected, with the same number',
  ],
};

export const submitEn = {
  usage: {
    yesNeeded:
      '--issue sends invoices to SdI, and a confirmation is not possible here: add --yes. Without --issue, drafts are created.',
    /** An option that requires --issue. */
    issueNeeded: (option: string) => `${option} requires --issue: add it, or remove ${option}.`,
    oneForReconciliation: '--reconciliation applies to a single invoice: specify one file, or remove it.',
    /** Two files of one call are the same invoice. */
    sameInvoice: (one: string, other: string, number: string | null) =>
      one === other
        ? `${one} is specified twice.`
        : `${one} and ${other} are the same invoice${number === null ? '' : ` (number ${number})`}: remove one. Nothing was sent.`,
  },
  journal: {
    line: (name: string, number: number) =>
      `${name}, line ${number}: invalid journal line. Nothing was sent, because earlier submissions are uncertain. Repair the line, or specify another file with --journal.`,
    newer: (name: string, number: number) =>
      `${name}, line ${number} was written by a newer version of fattura: use that version. Nothing was sent.`,
    unreadable: (name: string, reason: string) =>
      `the journal ${name} cannot be read: ${reason}. Nothing was sent.`,
    unwritable: (name: string, reason: string) =>
      `the journal ${name} cannot be written: ${reason}. Nothing was sent; specify another file with --journal.`,
    /** @param holder `host` is null for a process on this machine and in this container; `pid` is 0 if unknown. */
    locked: (
      name: string,
      { pid, host, file }: { readonly pid: number; readonly host: string | null; readonly file: string },
    ) =>
      `process ${pid}${host === null ? '' : ` on ${host} (another machine or container)`} is using the journal ${name}: wait for it to end. Nothing was sent. Its lock is ${file}; locks of terminated processes are taken over automatically.`,
    /** Another process took it over while this one was suspended. @param file The lock. */
    lost: (name: string, file: string) =>
      `another process took over the journal ${name} while this one was suspended (${file}). No further invoice was sent. Run the command again when that process has ended.`,
    /** A line could not be written while invoices were being sent. */
    broken: (name: string, reason: string) =>
      `the journal ${name} can no longer be written: ${reason}. No further invoice was sent. Unknown outcomes are looked up by the next call.`,
  },
  /** The confirmation before issuing; `service.agrees` interprets the answer. */
  question: ({
    count,
    company,
    service,
  }: {
    readonly count: number;
    readonly company: string;
    readonly service: string;
  }) =>
    `${count === 1 ? 'Issue 1 invoice' : `Issue ${count.toLocaleString('en')} invoices`} for ${company}\nat ${service}? Invoices sent to SdI cannot be withdrawn. [y/N]`,
  declined: 'nothing was sent.',
  unwrapped: (count: number) =>
    `${count === 1 ? '1 file is signed: its signature is' : `${count.toLocaleString('en')} files are signed: their signatures are`} not sent, because the service accepts only the invoice itself.`,
  progress: (done: number, total: number, waiting: number) =>
    `${done.toLocaleString('en')} of ${total.toLocaleString('en')} sent${waiting === 0 ? '' : `, ${waiting.toLocaleString('en')} waiting for SdI`}`,
  stopping: 'stopping: pending requests may still succeed. Press Ctrl-C again to stop at once.',
  interrupted: 'interrupted; run the command again to continue.',

  /** The outcome of a file, in short. */
  outcome: OUTCOMES,
  /** Replaces `accepted` for an invoice found by a look-up after a lost response. */
  found: 'accepted (found by look-up)',
  number: (number: string) => `no. ${number}`,
  lookUpFailed: (why: string) => `The look-up failed: ${why}`,

  /** Explanations of outcomes, with the suggested action. */
  advice: {
    deleted: 'The service had the invoice but no longer has it. --again sends it.',
    draft:
      'Issue it in the web application, or delete the draft (fattura api documents delete ID) and run the command again.',
    otherContent: (earlier: { readonly file: string; readonly day: string } | null) =>
      `${earlier === null ? '' : `It was sent on ${earlier.day} as ${earlier.file}. `}An issued invoice cannot be replaced: correct it with a credit note, or change the number of this invoice.`,
    otherDraft:
      'The service has a draft with different content: delete it (fattura api documents delete ID) and run the command again.',
    discarded:
      'Correct the invoice and run the command with --issue --reissue: the rejected document is deleted, and the invoice is issued with the same number.',
    recipientRefused: 'The recipient refused it: correct it with a credit note or a new invoice.',
    changed: 'Run the command again once no program writes to the file.',
    waiting:
      'SdI can take days. Run the command again with --wait, or check it with fattura api documents get ID.',
    /** The outcome of the last attempt is unknown. */
    unknown: ({ number, date }: SentInvoice) =>
      `The service may have the invoice${number === null ? '' : `: search for number ${number}${date === null ? '' : ` of ${date}`}`}. Run the command again later: it will look the invoice up without sending it. If it is certainly not there, --resend-unconfirmed sends it.`,
    /** A look-up is ambiguous. */
    undecided: ({ number, date }: SentInvoice) =>
      `The service has several documents that could be number ${number} of ${date}, or one that cannot be distinguished: check there. If the invoice is not among them, --resend-unconfirmed sends it.`,
    unknownWithoutNumber:
      'The service assigns the number, so the invoice cannot be looked up. Search for it in the web application; if it is not there, --resend-unconfirmed sends it.',
    unknownSince: (day: string) => `An earlier call sent it on ${day} with unknown outcome.`,
    /** With --dry-run. */
    lookedUpFirst: 'It will be looked up, and sent only with --resend-unconfirmed.',
    /** The discarded document was deleted, but no new one was created. */
    discardedGone:
      'The rejected document has been deleted, and no new one was created. Run the command again.',
    several: 'The service accepts one invoice at a time: split the lotto into single files (fattura split).',
    simplified:
      'The documentation of the service does not mention simplified invoices (FSM10). --force sends it anyway.',
    envelope:
      'The service accepts only the invoice itself, XML or JSON. --drop-signature sends the invoice in a signed file (.p7m) without the signature; from an archive, extract it first.',
  },
  /** The reasons why files were not sent. */
  unsent: {
    invalid: (count: number) =>
      count === 1
        ? 'nothing was sent, because 1 file has errors: correct it, skip it with --skip-invalid, or send it anyway with --force.'
        : `nothing was sent, because ${count.toLocaleString('en')} files have errors: correct them, skip them with --skip-invalid, or send them anyway with --force.`,
    paths: 'nothing was sent, because a path was not found.',
    service: 'the rest was not sent, because it would fail too. Run the command again to continue.',
    /** @param until ISO 8601; null if unknown. */
    rate: (until: string | null) =>
      `the service accepts no more requests${until === null ? ' for now' : ` before ${until}`}: the rest was not sent. Run the command again later.`,
    journal: 'the rest was not sent. Run the command again to continue.',
  },
  dryRun: 'nothing was sent, because of --dry-run.',
  journalUnasked:
    'the journal was not read, because the service and the company are unknown (FATTURA_BASE_URL, FATTURA_COMPANY_ID).',
  /** A journal of an earlier version in the current folder was read as history. */
  journalOfBefore: (name: string) =>
    `${name} in this folder is the journal of an earlier version: it was read as history and is no longer written.`,
  journalAt: (name: string) => `Journal: ${name}`,
  summary: (count: number, outcomes: readonly (readonly [Outcome, number])[]) =>
    [
      files(count),
      ...outcomes.map(([outcome, some]) => `${some.toLocaleString('en')} ${OUTCOMES[outcome]}`),
    ].join(' · '),
};
