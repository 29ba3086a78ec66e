import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createReport,
  emptySummary,
  reportFormats,
  ruleTitle,
  validateAndRead,
} from '../../src/validate/index.ts';
import { artifactUri } from '../../src/validate/report/artifact.ts';
import { completeWith } from '../support/findingsInvoice.ts';
import { fileIn, reportIn } from '../support/reportIn.ts';
import { SAMPLE } from '../support/sample.ts';
import { checked, files, fileWith, hostileName, report, tool } from './reportFiles.ts';

/** The schema names draft-04, and uses no keyword with another meaning in later drafts. */
const { $schema: _draft, id: _id, ...rules } = sarifSchema;
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const isSarif = ajv.compile(rules);

function problemsOf(text: string): readonly string[] {
  isSarif(JSON.parse(text));
  return (isSarif.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

interface Result {
  readonly ruleId: string;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations?: readonly {
    readonly physicalLocation?: {
      readonly artifactLocation: { readonly uri: string };
      readonly region?: Readonly<Record<string, number>>;
    };
    readonly logicalLocations?: readonly { readonly fullyQualifiedName: string }[];
  }[];
}

const runOf = (text: string) =>
  (
    JSON.parse(text) as {
      runs: [
        {
          results: Result[];
          tool: { driver: { rules: { id: string; helpUri?: string; shortDescription: { text: string } }[] } };
          columnKind: string;
        },
      ];
    }
  ).runs[0];

const regionOf = ({ report: file, source }: (typeof checked)[keyof typeof checked]) => {
  const text = reportIn('sarif', createReport([], tool)).replace(
    '"results":[',
    `"results":[${fileIn('sarif', file, source)}`,
  );
  return runOf(text).results.map((result) => result.locations?.[0]?.physicalLocation?.region);
};

describe('SARIF', () => {
  it('is valid against the schema of SARIF 2.1.0', () => {
    expect(problemsOf(reportIn('sarif', report, { language: 'en' }))).toEqual([]);
    expect(problemsOf(reportIn('sarif', createReport([], tool)))).toEqual([]);
  });

  it('is checked with a schema that can reject', () => {
    const broken = reportIn('sarif', report).replace('"level":"error"', '"level":"grave"');
    expect(problemsOf(broken).length).toBeGreaterThan(0);
    expect(problemsOf('{"version":"2.1.0","runs":[{"results":[]}]}').length).toBeGreaterThan(0);
    const noUri = reportIn('sarif', report).replace('"uri":"invoices/value.xml"', '"uri":"a b"');
    expect(problemsOf(noUri).length).toBeGreaterThan(0);
  });

  it('has one result per finding, in order', () => {
    const findings = files.flatMap((file) => file.findings);
    expect(runOf(reportIn('sarif', report)).results.map(({ ruleId }) => ruleId)).toEqual(
      findings.map(({ code }) => code),
    );
    expect(findings.length).toBeGreaterThan(8);
  });

  it.each([
    ['error', 'error'],
    ['warning', 'warning'],
    ['info', 'note'],
  ] as const)('calls %s %s', (severity, level) => {
    const text = reportIn('sarif', createReport([fileWith({ severity })], tool));
    expect(runOf(text).results[0]?.level).toBe(level);
  });

  it('gives the place in characters', () => {
    expect(runOf(reportIn('sarif', report)).columnKind).toBe('unicodeCodePoints');
    expect(regionOf(checked.value)).toEqual([
      { startLine: 329, startColumn: 18, endLine: 329, endColumn: 25 },
    ]);
    expect(regionOf(checked.unreadable)).toEqual([undefined]);
    const several = regionOf(checked.lines).find((region) => region?.['startLine'] !== region?.['endLine']);
    expect((several?.['endLine'] ?? 0) - (several?.['startLine'] ?? 0)).toBe(3);
    const line = reportIn('sarif', createReport([fileWith({ column: null })], tool));
    expect(runOf(line).results[0]?.locations?.[0]?.physicalLocation?.region).toEqual({ startLine: 3 });
  });

  it('marks exactly the wrong part', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z🏠]{1,30}$/u), (value) => {
        const xml = completeWith('Imposta', value);
        const { report: file, source } = validateAndRead(xml, { only: 'structure' });
        const [result] = JSON.parse(`[${fileIn('sarif', { ...file, file: 'a.xml' }, source)}]`) as Result[];
        const {
          startLine = 0,
          startColumn = 0,
          endColumn = 0,
        } = result?.locations?.[0]?.physicalLocation?.region ?? {};
        const line = [...(xml.split('\n')[startLine - 1] ?? '')];
        return line.slice(startColumn - 1, endColumn - 1).join('') === value;
      }),
      { numRuns: 100 },
    );
  });

  it('names no file for standard input, but names the element', () => {
    const [result] = JSON.parse(`[${fileIn('sarif', checked.stdin.report, null)}]`) as Result[];
    expect(result?.locations?.[0]).not.toHaveProperty('physicalLocation');
    expect(result?.locations?.[0]?.logicalLocations?.[0]?.fullyQualifiedName).toMatch(/PrezzoUnitario$/);
    const [unplaced] = JSON.parse(
      `[${fileIn('sarif', { ...checked.unreadable.report, file: '-' }, null)}]`,
    ) as Result[];
    expect(unplaced).not.toHaveProperty('locations');
  });

  it('names the rules with findings, in order', () => {
    const text = reportIn('sarif', createReport([fileWith({}, { code: 'Q-X' }, {})], tool), {
      language: 'en',
    });
    expect(problemsOf(text)).toEqual([]);
    const { rules } = runOf(text).tool.driver;
    expect(rules.map(({ id }) => id)).toEqual(['00423', 'Q-X']);
    expect(rules.map(({ shortDescription }) => shortDescription.text)).toEqual([
      ruleTitle('00423', 'en'),
      'Q-X',
    ]);
  });

  it.each([
    ['https://docs.example', 'it', 'https://docs.example/controlli/00423.html'],
    ['https://docs.example/fattura/', 'en', 'https://docs.example/fattura/en/controls/00423.html'],
    [undefined, 'it', undefined],
  ] as const)(
    'with the documentation at %s, in %s, names the page of a code that has one',
    (documentation, language, uri) => {
      const text = reportIn('sarif', createReport([fileWith({}, { code: 'Q-X' }, {})], tool), {
        language,
        ...(documentation === undefined ? {} : { documentation }),
      });
      expect(problemsOf(text)).toEqual([]);
      expect(runOf(text).tool.driver.rules.map(({ helpUri }) => helpUri)).toEqual([uri, undefined]);
    },
  );

  it.each([
    [0, true, { executionSuccessful: true }],
    [3, true, { executionSuccessful: true, toolExecutionNotifications: [{ level: 'warning' }] }],
    [0, false, { executionSuccessful: false }],
  ])('%i findings left out, success %s', (omitted, successful, invocation) => {
    const text =
      reportFormats.sarif.start(tool) +
      reportFormats.sarif.end({ tool, summary: emptySummary, codes: [], omitted, successful }, {});
    expect(problemsOf(text)).toEqual([]);
    const [found] = (JSON.parse(text) as { runs: [{ invocations: [object] }] }).runs[0].invocations;
    expect(found).toMatchObject(invocation);
    expect(Object.keys(found)).toEqual(Object.keys(invocation));
  });

  it('looks like this', () => {
    expect(
      fileIn('sarif', checked.value.report, checked.value.source, { language: 'en' }),
    ).toMatchInlineSnapshot(`
      "
      {"ruleId":"00200","level":"error","message":{"text":"Imposta is \\"1.234,5\\"; it must be a number with a decimal point and 2 decimals, such as 10.00. Write \\"1234.50\\": without a thousands separator."},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"invoices/value.xml"},"region":{"startLine":329,"startColumn":18,"endLine":329,"endColumn":25}},"logicalLocations":[{"fullyQualifiedName":"/*/FatturaElettronicaBody/DatiBeniServizi/DatiRiepilogo[1]/Imposta"}]}],"properties":{"id":"value.pattern","stage":"structure","path":"/fattura_elettronica_body/0/dati_beni_servizi/dati_riepilogo/0/imposta","field":"2.2.2.6","help":"Write \\"1234.50\\": without a thousands separator."}}"
    `);
    expect(
      reportIn('sarif', createReport([checked.value.report], tool), { language: 'en' }).split(
        '],"language"',
      )[1],
    ).toMatchInlineSnapshot(`
      ":"en","columnKind":"unicodeCodePoints","invocations":[{"executionSuccessful":true}],"tool":{"driver":{"name":"fattura","version":"1.2.3","semanticVersion":"1.2.3","rules":[{"id":"00200","shortDescription":{"text":"File does not follow the format"},"fullDescription":{"text":"File does not follow the format"},"help":{"text":"File does not follow the format"}}],"properties":{"specification":"1.9.1"}}}}]}
      "
    `);
  });

  it('contains no terminal control characters', () => {
    expect(reportIn('sarif', report)).not.toMatch(/[\u001b\u009b\u202e]/);
  });
});

const uris: readonly (readonly [string, Parameters<typeof artifactUri>[1], string | null])[] = [
  ['a.xml', {}, 'a.xml'],
  ['./a.xml', {}, 'a.xml'],
  ['in//b/../a.xml', {}, 'in/a.xml'],
  ['../a.xml', {}, '../a.xml'],
  ['-', {}, null],
  ['a b%.xml', {}, 'a%20b%25.xml'],
  ['è?#.xml', {}, '%C3%A8%3F%23.xml'],
  ['a:b.xml', {}, 'a%3Ab.xml'],
  ['a\\b.xml', {}, 'a%5Cb.xml'],
  ['\ud800.xml', {}, '%EF%BF%BD.xml'],
  ['/srv/a.xml', {}, 'file:///srv/a.xml'],
  ['in\\a.xml', { separator: '\\' }, 'in/a.xml'],
  ['C:\\in\\a b.xml', { separator: '\\' }, 'file:///C:/in/a%20b.xml'],
  ['\\\\host\\share\\a.xml', { separator: '\\' }, 'file://host/share/a.xml'],
  ['a.xml', { base: '/repo/in', root: '/repo' }, 'in/a.xml'],
  ['../a.xml', { base: '/repo/in', root: '/repo/' }, 'a.xml'],
  ['../../a.xml', { base: '/repo/in', root: '/repo' }, 'file:///a.xml'],
  ['/repo/in/a.xml', { base: '/tmp', root: '/repo' }, 'in/a.xml'],
  ['/repository/a.xml', { base: '/tmp', root: '/repo' }, 'file:///repository/a.xml'],
  ['in\\a.xml', { base: 'D:\\repo\\b', root: 'D:\\repo', separator: '\\' }, 'b/in/a.xml'],
];

describe('the address of a file', () => {
  it.each(uris)('%j with %j is %j', (file, artifacts, uri) => {
    expect(artifactUri(file, artifacts)).toBe(uri);
  });

  it('is read correctly by a URL parser for any name', () => {
    const root = 'http://x/';
    const name = fc
      .string({ unit: 'binary', minLength: 1 })
      .filter((text) => !/^-$|[/\\\p{Cs}]|^\.\.?$/u.test(text));
    fc.assert(
      fc.property(fc.oneof(name, fc.constant(hostileName.replaceAll('/', ''))), (file) => {
        const { pathname, href } = new URL(artifactUri(file) ?? '', root);
        return href.startsWith(root) && decodeURIComponent(pathname.slice(1)) === file;
      }),
    );
  });
});

it('the sample is valid', () =>
  expect(validateAndRead(SAMPLE, { only: 'structure' }).report.findings).toEqual([]));
