/** Consistency of the controls: every code has a rule, a table, a page, a name and an entry. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Circumstances } from '../../src/domain/facts/circumstances.ts';
import { type Invoice, type InvoiceKind, readInvoice } from '../../src/index.ts';
import { allFields, fieldNumber } from '../../src/model/index.ts';
import { ruleDocs as english } from '../../src/text/en/ruleDocs/index.ts';
import { ruleDocs as italian } from '../../src/text/it/ruleDocs/index.ts';
import { catalogue } from '../../src/validate/engine/catalogue.ts';
import { placed } from '../../src/validate/engine/place.ts';
import { advice, controls } from '../../src/validate/engine/rules.ts';
import { type FixKind, sdiCodes } from '../../src/validate/index.ts';
import { type AnyRule, RETIRED } from '../../src/validate/rule.ts';
import { ruleDocs } from '../../src/validate/ruleDocs/index.ts';
import { ruleTitle } from '../../src/validate/ruleTitle.ts';
import { sentencesOf } from '../../src/validate/sentences.ts';
import { FIX_KINDS } from '../../src/validate/suggestions/suggestion.ts';
import { baseInvoice } from '../support/ruleInvoice.ts';
import { SAMPLE_DAY, sampleXml } from '../support/samples.ts';
import { projectRoot } from '../support/shared.ts';
import { readsOf } from '../support/trackedFacts.ts';

/** SdI's rejection codes, by who decides them (Elenco dei controlli v2.0 and Allegato A 1.9.1). */
const LIVE = {
  file:
    '00001 00003 00102 00103 00106 00200 00201 00313 00330 00409 00400 00401 00411 00413 00414 00415 00417 00418 00419 ' +
    '00420 00421 00422 00423 00424 00425 00427 00428 00429 00430 00437 00438 00443 00444 00445 00460 00471 00472 ' +
    '00473 00474 00475 00476',
  date: '00100 00105 00403',
  part: '00107 00300 00301 00302 00303 00304 00305 00306 00320 00324 00404',
  none: '00002 00101 00104 00311 00312 00321 00322 00323 00325 00326 00327 00398 00399 00477',
} as const;

const live = Object.entries(LIVE).flatMap(([who, codes]) => codes.split(' ').map((code) => ({ code, who })));

/** Codes found by the readers: the document cannot be checked further after them. */
const OF_READERS = ['00106', '00200', '00201'];

const CODE = /^(\d{5}|Q-[A-Z]+(?:-[A-Z]+)*)(?=\.)/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const KINDS: readonly InvoiceKind[] = ['FPA12', 'FPR12', 'FSM10'];
const rules: readonly AnyRule[] = [...controls, ...advice];
const codes = rules.map(({ code }) => code);

function codesIn(folder: string, end: string): readonly string[] {
  return readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith(end))
    .flatMap((name) => CODE.exec(name)?.[1] ?? [])
    .sort();
}

const isAdvice = (code: string): boolean => code.startsWith('Q-');

/** Export names: c00423 and d00423 for a control and its documentation, qDueDate and dqDueDate for `Q-DUE-DATE`. */
function namesOf(code: string): { readonly rule: string; readonly doc: string } {
  const name = code.toLowerCase().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return { rule: isAdvice(code) ? name : `c${name}`, doc: `d${name}` };
}

async function exported(file: string, name: string): Promise<unknown> {
  const module: Record<string, unknown> = await import(pathToFileURL(join(projectRoot, file)).href);
  return module[name];
}

describe('the 69 codes of SdI', () => {
  it('are in the catalogue, each once, in order', () => {
    expect(live).toHaveLength(69);
    expect(catalogue.map(({ code }) => code)).toEqual(live.map(({ code }) => code).sort());
  });

  it.each(live)('$code is decided as far as possible', ({ code, who }) => {
    const summary = sdiCodes.find((one) => one.code === code);
    const { decided, needs } = summary ?? {};
    const found = decided === 'whole' ? (needs === 'date' ? 'date' : 'file') : decided;
    expect(found).toBe(who);
    if (who === 'file') expect(OF_READERS.includes(code) || codes.includes(code)).toBe(true);
  });

  it.each(catalogue)('$code has a title in both languages', ({ code }) => {
    const [italian = '', english = ''] = [ruleTitle(code, 'it'), ruleTitle(code, 'en')];
    for (const text of [italian, english]) expect(text).toMatch(/^\S.*[^\s.]$/);
    expect(italian).not.toBe(english);
  });
});

describe('the registry', () => {
  it.each([
    ['controls', controls],
    ['advice', advice],
  ])('%s: every code once, in order', (name, list) => {
    const found = list.map(({ code }) => code);
    expect(found).toEqual([...new Set(found)].sort());
    expect(found.filter((code) => isAdvice(code) !== (name === 'advice'))).toEqual([]);
  });

  it('documentation: every code once, in order', () => {
    const found = ruleDocs.map(({ code }) => code);
    expect(found).toEqual([...new Set(found)].sort());
  });
});

describe('completeness', () => {
  const covered = [...codes, ...OF_READERS].sort();
  const sdi = covered.filter((code) => !isAdvice(code));
  const ours = codes.filter(isAdvice);
  const all = [...catalogue, ...advice].map(({ code }) => code).sort();

  it.each([
    ['rules of controls', 'src/validate/controls', '.ts', controls.map(({ code }) => code)],
    ['rules of advice', 'src/validate/advice', '.ts', ours],
    ['tables of controls', 'test/validate/controls', '.test.ts', sdi],
    ['tables of advice', 'test/validate/advice', '.test.ts', ours],
    ['documentation', 'src/validate/ruleDocs', '.ts', all],
    ['documents', 'docs/controls', '.md', all],
  ])('%s', (_what, folder, end, expected) => {
    expect(codesIn(folder, end)).toEqual(expected);
  });

  it('all documentation is registered', () => {
    expect(ruleDocs.map(({ code }) => code)).toEqual(all);
  });

  it.each(rules)('$code: its file exports the rule under its name, and its table tests it', async (rule) => {
    const { code } = rule;
    const folder = isAdvice(code) ? 'advice' : 'controls';
    expect(await exported(`src/validate/${folder}/${code}.ts`, namesOf(code).rule)).toBe(rule);
    const table = readFileSync(join(projectRoot, `test/validate/${folder}/${code}.test.ts`), 'utf8');
    expect(table).toContain(`testRule('${code}'`);
  });

  it.each(ruleDocs)('$code: its file exports the documentation under its name', async (doc) => {
    const { code } = doc;
    expect(await exported(`src/validate/ruleDocs/${code}.ts`, namesOf(code).doc)).toBe(doc);
  });
});

/** Names in braces. */
function placeholders(text: string): readonly string[] {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

const texts = rules.flatMap(({ code, findings }) =>
  Object.keys(findings).flatMap((name) => {
    const [italian, english] = [sentencesOf(code, name, 'it'), sentencesOf(code, name, 'en')];
    return (['message', 'help'] as const).map((which) => ({
      id: `${code}.${name} ${which}`,
      text: { it: italian[which], en: english[which] },
    }));
  }),
);

describe('sentences of rules', () => {
  it.each(texts)('$id: complete sentences in both languages, with the same parameters', ({ text }) => {
    for (const sentence of [text.it, text.en]) {
      expect(sentence).toMatch(/^\S.*[.)…?]$/);
      expect(sentence).not.toMatch(/ {2}|\n/);
      expect(sentence.replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
    }
    expect(text.it).not.toBe(text.en);
    expect(placeholders(text.it)).toEqual(placeholders(text.en));
  });

  it.each(rules)('$code: has findings, with names valid in an id', ({ findings }) => {
    expect(Object.keys(findings).length).toBeGreaterThan(0);
    for (const name of Object.keys(findings)) expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9_]*$/);
  });

  it.each(advice)('$code is advice, so it is never an error', ({ findings }) => {
    for (const { severity } of Object.values(findings)) expect(severity).not.toBe('error');
  });
});

/** Every finding that may have a fix, by the fix's effect: add a new one here with its kind. */
const FIXES: Readonly<Record<FixKind, string>> = {
  safe:
    '00300.prefix 00300.spelling 00301.prefix 00301.spelling 00302.prefix 00303.prefix 00303.spelling 00304.prefix ' +
    '00305.prefix 00305.spelling 00306.prefix 00320.prefix 00324.prefix Q-DATE-ZONE.zone',
  amount:
    '00419.summaries 00421.border 00421.tax 00422.taxable 00423.border 00423.total 00443.missing Q-TOTAL.net',
  declaration:
    '00313.italian 00313.missing 00428.differs Q-BOLLO.missing Q-PROVINCIA.foreign Q-RECIPIENT.foreign ' +
    'Q-RECIPIENT.sanMarino Q-TERMS.several Q-TERMS.single',
};

describe('effects of fixes', () => {
  const declared = rules.flatMap(({ code, findings }) =>
    Object.entries(findings).flatMap(([name, { fix }]) =>
      fix === undefined ? [] : [{ id: `${code}.${name}`, kind: fix }],
    ),
  );

  it.each(Object.entries(FIXES))('%s', (kind, ids) => {
    const found = declared.filter((one) => one.kind === kind).map(({ id }) => id);
    expect(found.sort()).toEqual(ids.split(' ').sort());
  });

  it.each(rules)('$code: a rule with a fix declares its effect', ({ code, findings }) => {
    const folder = isAdvice(code) ? 'advice' : 'controls';
    const source = readFileSync(join(projectRoot, `src/validate/${folder}/${code}.ts`), 'utf8');
    const makes = /op: '(?:add|replace|remove)'|missingSummary\(/.test(source);
    if (makes) expect(Object.values(findings).some(({ fix }) => fix !== undefined)).toBe(true);
  });

  it('are declared next to the advice for findings without a rule', () => {
    expect(FIX_KINDS).toEqual({
      write: 'safe',
      'number.round': 'amount',
      'code.off': 'safe',
      'empty.remove': 'safe',
      'text.split': 'safe',
      'namespace.key': 'safe',
      'element.before': 'safe',
      'element.after': 'safe',
    });
  });

  it('an undeclared fix is detected', () => {
    const rule = controls.find(({ code }) => code === '00421');
    const bare = {
      ...rule!,
      findings: { tax: { ...rule!.findings['tax']!, fix: undefined } },
    } as unknown as AnyRule;
    const found = {
      rule: bare,
      name: 'tax',
      path: null,
      params: {},
      fix: { op: 'remove', path: '' },
    } as const;
    const places = { locate: () => new Map(), xpath: () => null };
    expect(() => placed([found], { language: 'en', severities: {}, formatKind: 'ordinary', places })).toThrow(
      '00421.tax',
    );
  });
});

describe('declarations of rules', () => {
  const numbers = {
    ordinary: new Set(allFields('ordinary').map(({ number }) => number)),
    simplified: new Set(allFields('simplified').map(({ number }) => number)),
  };

  it.each(rules)('$code: fields of its formats, each once', ({ fields, formats, scope }) => {
    for (const kind of ['ordinary', 'simplified'] as const) {
      expect(fields[kind].filter((field) => !numbers[kind].has(field))).toEqual([]);
      expect(new Set(fields[kind]).size).toBe(fields[kind].length);
      const isFor = formats.some((format) => (format === 'FSM10') === (kind === 'simplified'));
      if (!isFor || scope === 'sent') expect(fields[kind]).toEqual([]);
    }
    // A rule about the file needs no field of it; one about a line must have some.
    if (!['sent', 'file'].includes(scope)) expect([...fields.ordinary, ...fields.simplified]).not.toEqual([]);
  });

  it.each(rules)('$code: formats in order, and matching scope and needs', ({ formats, scope, needs }) => {
    expect(formats).toEqual([...KINDS, ...RETIRED].filter((kind) => formats.includes(kind)));
    expect(formats.length).toBeGreaterThan(0);
    if (needs === 'registry' || needs === 'run') expect(scope).not.toBe('sent');
    else if (needs !== undefined) expect(scope).toBe('sent');
    // The simplified invoice has neither.
    if (scope === 'cassa' || scope === 'summary') expect(formats).not.toContain('FSM10');
  });

  it.each(rules.filter(({ since, until }) => since !== undefined || until !== undefined))(
    '$code: dates in order',
    ({ since = '0000-00-00', until = '9999-99-99' }) => {
      expect(since).toMatch(DAY);
      expect(until).toMatch(DAY);
      expect(since < until).toBe(true);
    },
  );
});

const invoices: readonly Invoice[] = [
  ...KINDS.map(baseInvoice),
  ...ruleDocs
    .flatMap(({ wrong, right }) => [wrong, right])
    .flatMap((sample) => (sample === undefined ? [] : invoiceOf(sampleXml(sample)))),
  ...readdirSync(join(projectRoot, 'fixtures/valid'))
    .filter((name) => name.endsWith('.xml'))
    .flatMap((name) => invoiceOf(readFileSync(join(projectRoot, 'fixtures/valid', name)))),
];

function invoiceOf(xml: string | Uint8Array): readonly Invoice[] {
  const reading = readInvoice(xml);
  return reading.ok ? [reading.invoice] : [];
}

/** Today, and a day before the start of most codes. */
const situations = [SAMPLE_DAY, '2017-06-01'].map(
  (day): Circumstances => ({
    file: {
      kind: null,
      name: 'IT12345678903_00001.xml',
      nameCounts: true,
      size: 5_000,
      signature: null,
      signers: [],
      enveloped: false,
      signatures: null,
    },
    asOf: day,
    asOfIsToday: false,
    asSent: false,
    specDay: day,
    registry: {
      partitaIva: () => 'unknown',
      codiceFiscale: () => 'unknown',
      codiceDestinatario: () => 'inactive',
    },
    run: { add: (documents) => documents.map(() => undefined) },
  }),
);

const blocks = {
  ordinary: new Set(
    allFields('ordinary').flatMap(({ number, children }) => (children.length > 0 ? [number] : [])),
  ),
  simplified: new Set(
    allFields('simplified').flatMap(({ number, children }) => (children.length > 0 ? [number] : [])),
  ),
};

interface Read {
  readonly kind: 'ordinary' | 'simplified';
  readonly number: string;
}

/** Official numbers of the fields that a rule reads in these invoices, as far as it runs on them. */
function readNumbers(rule: AnyRule): readonly Read[] {
  const found = new Map<string, Read>();
  for (const invoice of invoices) {
    if (!rule.formats.includes(invoice.versione)) continue;
    const kind = invoice.versione === 'FSM10' ? 'simplified' : 'ordinary';
    for (const path of situations.flatMap((each) => [...readsOf(rule, invoice, each)])) {
      const number = fieldNumber(path, kind);
      if (number !== null) found.set(`${kind} ${number}`, { kind, number });
    }
  }
  return [...found.values()];
}

/** The fields that the rule reads without declaring them. */
function undeclared(rule: AnyRule): readonly string[] {
  const declared = ({ kind, number }: Read): boolean =>
    rule.fields[kind].some(
      (field) =>
        number === field ||
        number.startsWith(`${field}.`) ||
        // For a parent block, or one whose presence is tested, declaring its contents is enough.
        (blocks[kind].has(number) && field.startsWith(`${number}.`)),
    );
  return readNumbers(rule)
    .filter((read) => !declared(read))
    .map(({ kind, number }) => `${kind} ${number}`)
    .sort();
}

describe('rules declare every field they read: --keep-going relies on it', () => {
  it.each(rules)('$code', (rule) => {
    expect(undeclared(rule)).toEqual([]);
    // A rule about the whole file may read only data outside the invoice; any other must read something.
    if (!['sent', 'file'].includes(rule.scope)) expect(readNumbers(rule)).not.toEqual([]);
  });

  it('a rule that reads more is detected', () => {
    const rule = controls.find(({ code }) => code === '00423');
    expect(undeclared({ ...rule!, fields: { ordinary: ['2.2.1.1', '2.2.1.9'], simplified: [] } })).toEqual([
      'ordinary 2.2.1.10',
      'ordinary 2.2.1.10.1',
      'ordinary 2.2.1.10.2',
      'ordinary 2.2.1.10.3',
      'ordinary 2.2.1.11',
      'ordinary 2.2.1.5',
    ]);
  });
});

describe('checking files loads no documentation', () => {
  const texts = { it: italian.rules['00001'].why, en: english.rules['00001'].why };
  /** The built files that a script has loaded at its end, and those that contain documentation in a language. */
  const loaded = (script: string): Readonly<Record<'files' | keyof typeof texts, readonly string[]>> => {
    const list = "process.on('exit', () => console.error('LOADED' + Object.keys(require.cache).join('|')));";
    const { stderr } = spawnSync(process.execPath, ['-e', `${list}\n${script}`], {
      cwd: projectRoot,
      encoding: 'utf8',
      // With the code cache, the command's chunks are not in require.cache.
      env: { ...process.env, FATTURA_CODE_CACHE: '0' },
    });
    const files = (stderr.split('LOADED')[1] ?? '').trim().split('|');
    // The command's files have escapes for what is not ASCII.
    const escaped = (text: string): string =>
      text.replace(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const containing = (text: string): readonly string[] =>
      files.filter((file) => {
        const source = readFileSync(file, 'utf8');
        return source.includes(text) || source.includes(escaped(text));
      });
    return { files, it: containing(texts.it), en: containing(texts.en) };
  };
  const command = (args: string): string =>
    `process.argv = ['node', 'fattura', ...'${args}'.split(' ')]; require('./dist/cli/bin.cjs');`;

  it.each([
    ['the library', "require('./dist/index.cjs'); require('./dist/validate.cjs');"],
    ['the command', command('validate fixtures/valid/FPR12-simple.xml')],
  ])('%s', (_who, script) => {
    const { files, it, en } = loaded(script);
    expect(files.length).toBeGreaterThan(1);
    expect({ it, en }).toEqual({ it: [], en: [] });
  });

  it.each(['it', 'en'] as const)('explaining a code loads it: %s', (language) => {
    expect(loaded(command(`--lang ${language} explain 00423`))[language]).toHaveLength(1);
  });
});
