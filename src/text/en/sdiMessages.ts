/**
 * SdI messages for people: labels of the values, the meaning of each message, and the comparison with our own check.
 */
import type { MessageKind } from '../../model/problem.ts';
import { shown, shownUri } from '../shown.ts';

/** Labels of the values of a message. */
const labels = {
  file: 'Invoice file',
  sdiId: 'SdI identifier',
  archive: 'Sent in',
  invoice: 'Invoice',
  received: 'Received by SdI',
  delivered: 'Delivered',
  available: 'Available from',
  recipient: 'Recipient',
  format: 'Format',
  outcome: 'Outcome',
  discarded: 'Reason',
  description: 'Description',
  note: 'Note',
  signature: 'Signature',
  remedy: 'What to do',
  suggestion: 'SdI suggests',
};

/** The meaning of each message. `isB2b` is true for invoices to private parties, false for those to administrations. */
const meanings: Readonly<Record<MessageKind, (isB2b: boolean) => string>> = {
  RC: (isB2b) =>
    isB2b
      ? 'SdI delivered the invoice, which counts as issued.'
      : 'SdI delivered the invoice to the administration, which has 15 days to accept or refuse it.',
  NS: () =>
    'SdI rejected the file: the invoices in it count as not issued. Correct them and send them again within five days, in a file with a new name.',
  MC: (isB2b) =>
    isB2b
      ? "SdI could not deliver the invoice. It counts as issued and is available in the customer's reserved area: inform the customer."
      : 'SdI could not deliver the invoice to the administration yet, and tries again for ten days.',
  NE: () => 'The administration has accepted or refused the invoice.',
  DT: () => 'The administration did not answer within 15 days: SdI has closed the procedure.',
  AT: () => 'SdI could not deliver the invoice and attests that it was transmitted.',
  MT: () => 'Metadata of an invoice that SdI delivered to you.',
  EC: () => "The customer's outcome notice to SdI about an invoice.",
  SE: () => 'SdI rejected your outcome notice, which has no effect: the invoice counts as unanswered.',
};

export const sdiMessages = {
  labels,
  meanings,
  signatures: {
    valid: ({ signer }: { readonly signer: string }) => `valid, by ${signer}`,
    broken: 'not valid: this is not the message that was signed',
    unknown: 'not verifiable',
    untrusted: ({ signer }: { readonly signer: string }) => `by ${signer}, who is not on the given list`,
    undecided: 'not verified',
    missing: 'none',
  },
  /** Ids of the findings about a message as a whole. */
  findings: {
    'message.signature':
      'The signature is not valid: the message was changed after SdI signed it, or damaged.',
    'message.signer': ({ signer }: { readonly signer: string }) =>
      `The message is signed by ${shown(signer)}, whose certificate the given list does not confirm.`,
  },
  help: {
    'message.signature': 'Download the message again from the channel on which it arrived.',
    'message.signer': 'Trust the message only if you know the signer.',
  },
  problems: {
    'root.unknown': ({ name }: { readonly name: string }) =>
      `The root element ${shown(name)} is not that of an SdI message.`,
    'root.namespace': ({ name, expected }: { readonly name: string; readonly expected: string }) =>
      `${shown(name)} is not in the namespace of its messages, "${shownUri(expected)}".`,
    'element.namespace': ({ name, namespace }: { readonly name: string; readonly namespace: string }) =>
      `${shown(name)} is in the namespace "${shownUri(namespace)}": elements inside a message have none.`,
  },
  outcomes: {
    EC01: 'EC01, accepted',
    EC02: 'EC02, refused',
    EN00: 'EN00, not in the required format',
    EN01: 'EN01, not admissible',
  },
  invoice: ({
    number,
    year,
    position,
  }: {
    readonly number: string;
    readonly year: string;
    readonly position: string;
  }) => `${number} of ${year}${position === '' ? '' : `, number ${position} in the file`}`,
  /** A code that this program does not know. */
  unknownCode: 'This code is not in the list of controls known to fattura.',
  comparison: {
    heading: ({ file }: { readonly file: string }) => `Our check of ${file}`,
    same: 'finds the same codes.',
    more: ({ codes }: { readonly codes: string }) =>
      `finds these codes too, which SdI did not report: ${codes}.`,
    fewer: ({ codes }: { readonly codes: string }) => `does not find ${codes}.`,
    other: ({ missing, extra }: { readonly missing: string; readonly extra: string }) =>
      `does not find ${missing}, but finds ${extra}.`,
    undecided: ({ codes }: { readonly codes: string }) => `Not decidable from the file alone: ${codes}.`,
    hash: 'The file is not the one that SdI received: its hash differs.',
  },
};
