/** docs/reference, generated from TSDoc: complete, and with examples, which readme.test.ts runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/shared.ts';
import { publicNames } from './publicNames.ts';
import { printed, samples } from './readme.ts';

/** The most used functions: each has an example that prints something. */
const EXAMPLES: Readonly<Record<string, string>> = {
  fattura: `validate validateInvoice validateAndRead createReport readInvoice parseInvoice writeInvoice normalizeInvoice
    fixInvoice diffInvoices splitInvoice mergeInvoices createAnonymizer exportRows listAttachments addAttachment
    attachmentBytes recomputeTotals invoiceFileName`,
  build: `buildInvoice safeBuildInvoice creditNote selfInvoice integration buildSimplified buildLotto dueDate
    explainTotals cents`,
  api: 'FatturaClient submitInvoice checkSubmission waitForStatus verifyWebhook',
  render: 'contentOf renderTerminal renderHtml renderPdf',
  sandbox: 'startSandbox',
  model: 'partitaIvaFlaw codiceFiscaleFlaw ibanFlaw parseFileName findFields',
  validate: 'explainCode',
};

const read = (page: string) => readFileSync(join(projectRoot, `docs/reference/${page}.md`), 'utf8');
const pageOf = (entry: string) => (entry === '.' ? 'fattura' : entry.replace('./', ''));

/** The text under each name's heading. */
function sections(page: string): ReadonlyMap<string, string> {
  const parts = read(page).split(/^### /m).slice(1);
  return new Map(parts.map((part) => [part.split('\n')[0] ?? '', part.slice(part.indexOf('\n'))]));
}

describe.each(Object.keys(publicNames))('the page of %s', (entry) => {
  const page = pageOf(entry);
  const text = read(page);

  it('has every public name', () => {
    const missing = (publicNames[entry] ?? []).filter((name) => !text.includes(`[\`${name}\`](`));
    expect(missing).toEqual([]);
  });

  it('describes every function and class', () => {
    const silent = [...sections(page)]
      .filter(([, section]) => /^```typescript\n(?:function|(?:abstract )?class) /.test(section.trimStart()))
      .map(([name]) => name);
    expect(silent).toEqual([]);
  });

  it('has no dead link', () => {
    const dead = [...text.matchAll(/\]\((?<file>[\w.]*)#(?<anchor>[\w$]+)\)/g)]
      .map(({ groups }) => ({ file: groups?.['file'] || `${page}.md`, anchor: groups?.['anchor'] ?? '' }))
      .filter(({ file }) => !file.startsWith('..'))
      .filter(
        ({ file, anchor }) =>
          ![...sections(file.replace('.md', '')).keys()].some((one) => one.toLowerCase() === anchor),
      );
    expect(dead).toEqual([]);
  });
});

describe('examples', () => {
  const all = Object.entries(EXAMPLES).flatMap(([page, names]) =>
    names.split(/\s+/).map((name) => ({ page, name })),
  );

  it('number more than thirty', () => expect(all.length).toBeGreaterThan(30));

  it.each(all)('$page has one of $name', ({ page, name }) => {
    const [example] = samples(sections(page).get(name) ?? '').filter(({ language }) => language === 'ts');
    expect(example?.code).toContain(name);
    // The example of attachmentBytes writes a file.
    if (name !== 'attachmentBytes') expect(printed(example?.code ?? '').length).toBeGreaterThan(0);
  });
});
