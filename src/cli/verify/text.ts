/** The signatures of a file as text. */
import { visible } from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { stylist } from '../terminal/colour.ts';
import { readableWidth, shownTime, terms } from '../terminal/layout.ts';
import type { VerifiedFile, VerifiedSignature } from './verified.ts';

export interface Look {
  readonly messages: Messages;
  readonly style: ReturnType<typeof stylist>;
  readonly columns: number;
}

type Row = readonly [term: string, explanation: string];

const MARKS = { right: '✓', wrong: '✗', unknown: '?' } as const;

/** The file's name, and a block for each signature; ends with a line break. */
export function renderSignatures(file: string, { signatures, reason }: VerifiedFile, look: Look): string {
  const { verify, open } = look.messages;
  const rows = signatures.flatMap((each) => signatureRows(each, look));
  if (reason !== null) rows.push([open.terms.reason, open.reasons[reason]]);
  else if (signatures.length === 0) rows.push([verify.terms.signature, verify.unsigned]);
  const shown = rows.map(([term, explanation]): Row => [term, visible(explanation)]);
  const table = terms(shown, readableWidth(look.columns), (term) => look.style('dim', term));
  return `${look.style('file', visible(file))}\n${table}\n`;
}

function signatureRows(
  { facts, result, findings, undecided }: VerifiedSignature,
  { messages: { verify: words } }: Look,
): Row[] {
  const { format, layer, certificate, signingTime, advice, status } = facts;
  const { terms: names } = words;
  const rows: Row[] = [
    [
      names.signature,
      `${MARKS[result]} ${words.status[wordOf(result, status)]} (${words.format(format, layer)})`,
    ],
  ];
  if (certificate !== null) {
    const { subject, serial, issuer, notBefore, notAfter } = certificate;
    rows.push([names.signer, subject ?? serial]);
    if (issuer !== null) rows.push([names.issuer, issuer]);
    if (notBefore !== null && notAfter !== null) {
      rows.push([names.certificate, words.validity(notBefore.slice(0, DAY), notAfter.slice(0, DAY))]);
    }
  }
  if (signingTime !== null) rows.push([names.time, shownTime(signingTime)]);
  for (const { code, severity, message, help } of findings) {
    rows.push([words.severities[severity], `${code} ${message}${help === null ? '' : ` ${help}`}`]);
  }
  if (status === 'unknown') for (const gap of facts.undecided) rows.push([names.unknown, words.gap(gap)]);
  for (const one of advice) rows.push([names.note, words.advice(one)]);
  const open = undecided.filter(({ needs }) => needs !== 'signer' && needs !== 'key');
  const why = open.map(({ code, needs, reason }) => ({ code, sentence: words.needs(needs, reason) }));
  for (const sentence of new Set(why.map((one) => one.sentence))) {
    const codes = why.filter((one) => one.sentence === sentence).map(({ code }) => code);
    rows.push([names.notChecked, `${codes.join(', ')}: ${sentence}`]);
  }
  return rows;
}

/** A signature may be right and its certificate not. */
function wordOf(
  result: VerifiedSignature['result'],
  status: string,
): VerifiedSignature['result'] | 'rejected' {
  return result === 'wrong' && status === 'right' ? 'rejected' : result;
}

/** Length of a date in ISO 8601. */
const DAY = 10;
