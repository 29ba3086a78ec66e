/** Quick fixes: each one that is offered changes the text and removes its finding. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InvoiceDocument } from '../../../src/cli/lsp/document.ts';
import { type ActionData, actionsIn, editFor } from '../../../src/cli/lsp/fixes.ts';
import { Places } from '../../../src/cli/lsp/ranges.ts';
import { lspEn } from '../../../src/cli/messages/lsp/en.ts';
import type { Finding } from '../../../src/validate/index.ts';
import { corpusBytes, corpusFiles } from '../../support/corpus.ts';
import { describeShared, projectRoot } from '../../support/shared.ts';
import { fixture } from '../fixtures.ts';
import { applied } from './editor.ts';

const opened = (text: string, file: string): InvoiceDocument | null =>
  InvoiceDocument.read(text, { language: 'en', asOf: '2026-06-15', file });

interface Outcome {
  /** Null for all mechanical fixes. */
  readonly finding: Finding | null;
  readonly title: string;
  readonly after: string | null;
}

function outcomes(document: InvoiceDocument): readonly Outcome[] {
  const { text } = document;
  const places = new Places(text);
  const context = { uri: 'file:///a.xml', version: 1, words: lspEn };
  return actionsIn(document, { start: 0, end: text.length }, context).map(({ title, data }) => {
    const { only } = data as ActionData;
    const edit = editFor(document, only, places);
    const finding = only === null ? null : (document.checked.report.findings[only] ?? null);
    return { finding, title, after: edit === null ? null : applied(text, [edit]) };
  });
}

const codeOf = ({ finding }: Outcome): string => finding?.code ?? 'all';

/** Errors that a fix leaves to the next one, or makes visible, by the code of its finding. */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  // The taxable amount is the sum of the line totals.
  '00423': ['00422'],
  // The tax is computed from the taxable amount.
  '00422': ['00421'],
  // These controls do not run on a value that the reader rejects.
  '00200': ['00300', '00301', '00306', '00417', '00423', '00427', '00428'],
};

const keyOf = ({ code, id, path, xpath }: Finding): string => `${code} ${id} ${path} ${xpath}`;

const isMechanical = ({ fix }: Finding): boolean => fix?.kind === 'safe';

function errorsBy(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code, severity } of findings)
    if (severity === 'error') counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** The objections to the actions of a text, and their number. */
function objections(text: string, file: string): { readonly count: number; readonly bad: readonly string[] } {
  const document = opened(text, file);
  if (document === null) return { count: 0, bad: [] };
  const before = document.checked.report.findings;
  const errors = errorsBy(before);
  const found = outcomes(document);
  const bad = found.flatMap((outcome): readonly string[] => {
    const { finding, title, after } = outcome;
    if (after === null || after === text) return ['no edit'];
    const findings = opened(after, file)?.checked.report.findings ?? [];
    const isSubject = (one: Finding): boolean =>
      finding === null ? isMechanical(one) : keyOf(one) === keyOf(finding);
    const isLeft = findings.filter(isSubject).length >= before.filter(isSubject).length;
    const following = FOLLOWING[finding?.code ?? '00200'] ?? [];
    const more = [...errorsBy(findings)].flatMap(([code, count]) =>
      count > (errors.get(code) ?? 0) && !following.includes(code) ? [`${code} is new`] : [],
    );
    const isUnreadable = /[{}"\n]|-:|_/.test(title);
    return [...(isLeft ? ['still there'] : []), ...more, ...(isUnreadable ? [title] : [])].map(
      (objection) => `${file} ${codeOf(outcome)}: ${objection}`,
    );
  });
  return { count: found.length, bad };
}

it('of each invalid fixture remove their finding', () => {
  const folder = join(projectRoot, 'fixtures/invalid');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:xml|json)$/.test(file),
  );
  const found = files.map((file) => objections(readFileSync(join(folder, file), 'utf8'), file));
  expect(found.flatMap(({ bad }) => bad)).toEqual([]);
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(30);
});

describeShared('of the corpus', () => {
  it('remove their finding', { timeout: 120_000 }, () => {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const found = corpusFiles()
      .filter(({ file, size }) => file.endsWith('.xml') && size < 500_000)
      .map(({ file }) => objections(decoder.decode(corpusBytes(file)), file));
    expect(found.flatMap(({ bad }) => bad)).toEqual([]);
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(200);
  });
});

describe('of one text', () => {
  const sample = (code: string): string =>
    readFileSync(join(projectRoot, `fixtures/invalid/${code}/sample.xml`), 'utf8');
  const withDate = fixture.rejected.replace('<Data>2025-03-17</Data>', '<Data>17/03/2025</Data>');

  it.each<[name: string, text: string, codes: readonly string[]]>([
    ['an amount alone', sample('00423'), ['00423']],
    ['a missing summary', sample('00419'), ['00419', '00443']],
    ['a mechanical fix', fixture.rejected, ['00200', 'all']],
    ['two of them', withDate, ['00200', '00200', 'all']],
    ['none', fixture.valid, []],
    [
      'a format that is no longer accepted',
      fixture.oldFormat.replace(/<PrezzoTotale>(\d+)\./, '<PrezzoTotale>$1,'),
      ['00200'],
    ],
    ['a signed document', fixture.signed.replace(/<PrezzoTotale>([\d]+)\./, '<PrezzoTotale>$1,'), []],
  ])('are offered: %s', (_name, text, codes) => {
    const document = opened(text, 'a.xml');
    if (document === null) throw new Error('not opened');
    expect(outcomes(document).map(codeOf)).toEqual(codes);
  });

  it('change what they name, and keep a byte order mark', () => {
    const text = `\ufeff${sample('00423')}`;
    const document = opened(text, 'a.xml');
    if (document === null) throw new Error('not opened');
    expect(outcomes(document).map(({ after }) => after)).toEqual([
      text.replace('<PrezzoTotale>100.00<', '<PrezzoTotale>90.00<'),
    ]);
  });
});
