/** The signatures of a file as text. */
import { dateOf, fileTable, flawRows, type Look, type Row, reasonRows } from '../signatures/fileTable.ts';
import { shownTime } from '../terminal/layout.ts';
import { isEndMissing, type VerifiedFile, type VerifiedSignature } from './verified.ts';

const MARKS = { valid: '✓', invalid: '✗', unknown: '?' } as const;

/** The file's name, and a block for each signature; ends with a line break. */
export function renderSignatures(file: string, verified: VerifiedFile, look: Look): string {
  const { signatures, reason } = verified;
  const { verify } = look.messages;
  const isEmpty = reason === 'empty' || reason === 'empty-content';
  const rows = [
    ...signatures.flatMap((each) => signatureRows(each, isEmpty, look)),
    ...reasonRows(verified, look).map(([term, sentence]): Row => {
      // SdI has a code for empty files only.
      return isEmpty
        ? [verify.severities.error, `${EMPTY} ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`]
        : [term, sentence];
    }),
  ];
  if (isEndMissing(verified)) rows.push(...flawRows('truncated', { isWhole: true }, look));
  if (rows.length === 0) rows.push([verify.terms.signature, verify.unsigned]);
  return fileTable(file, rows, look);
}

/** SdI's code for an empty file. */
const EMPTY = '00106';

function signatureRows(
  { facts, result: verdict, findings, undecided }: VerifiedSignature,
  isEmpty: boolean,
  { messages: { verify: words } }: Look,
): Row[] {
  const { format, layer, certificate, signingTime, advice, status } = facts;
  const { terms: names } = words;
  const result = isEmpty && verdict === 'valid' ? 'invalid' : verdict;
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
      rows.push([names.certificate, words.validity(dateOf(notBefore), dateOf(notAfter))]);
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

/** The word for a result: the signature may be valid although SdI rejects its certificate. */
function wordOf(
  result: VerifiedSignature['result'],
  status: string,
): VerifiedSignature['result'] | 'rejected' {
  return result === 'invalid' && status === 'valid' ? 'rejected' : result;
}
