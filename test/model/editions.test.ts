/** The versions of a schema, derived from the dates of elements and codes. */
import { describe, expect, it } from 'vitest';
import { code, codeList } from '../../src/model/codes/codeList.ts';
import { commonSchema, documentDay, NEVER, schemaOn, versionsOf } from '../../src/model/editions.ts';
import { formats } from '../../src/model/formats.ts';
import {
  type Block,
  block,
  choice,
  element,
  elementsOf,
  type Format,
  many,
  one,
  optional,
} from '../../src/model/grammar.ts';
import type { SimpleType } from '../../src/model/lexical.ts';
import { String10 } from '../../src/model/simpleTypes.ts';

const FIRST = '2025-04-01';
const SECOND = '2027-04-01';
const THIRD = '2029-04-01';

const Codici: SimpleType = {
  kind: 'simple',
  name: 'Codici',
  xsdName: 'CodiciType',
  base: 'string',
  whitespace: 'preserve',
  codes: codeList('Codici', { it: 'Codici', en: 'Codes' }, [
    code('A', 'Sempre', 'Always'),
    code('B', 'Dalla prima versione', 'From the first version', { since: FIRST }),
    code('C', 'Elencato prima del primo giorno', 'Listed before its first day', { since: '2026-05-15' }),
    code('D', 'Dalla seconda', 'From the second', { since: SECOND }),
    code('E', 'Dopo la seconda', 'After the second', { since: '2027-10-01' }),
    code('F', 'Ritirato e rimasto', 'Retired and kept', { until: '2028-01-01' }),
    code('G', 'Tolto dalla terza', 'Taken out by the third', { until: THIRD }),
  ]),
};

const text = (name: string, occurs = optional, days: { since?: string; until?: string } = {}) =>
  element(name, String10, occurs, name, name, days);

const Same = block('Same', [text('Uno', one)]);
const Content = block('Content', [
  element('Codice', Codici, one, 'Codice', 'Code'),
  text('Nuovo', optional, { since: SECOND }),
  text('Richiesto', one, { since: THIRD }),
  text('Vecchio', one, { until: SECOND }),
  choice([text('Alfa', one)], [text('Beta', one, { since: SECOND }), text('Gamma', one)]),
  choice([text('Delta', one, { since: THIRD })], [text('Epsilon', one, { since: THIRD })]),
  element('Stesso', Same, one, 'Stesso', 'Same'),
]);

const format: Format = {
  kind: 'ordinary',
  root: 'Prova',
  namespace: 'urn:prova',
  schemaVersion: '3',
  schemas: [
    { version: '1', since: FIRST },
    { version: '2', since: SECOND },
    { version: '3', since: THIRD },
  ],
  versione: Codici,
  sistemaEmittente: String10,
  block: block('Prova', [element('Content', Content, many, 'Contenuto', 'Content')]),
};

function contentOf({ block: root }: Format): Block {
  const [content] = elementsOf(root);
  if (content?.type.kind !== 'block') throw new Error('no block');
  return content.type;
}

const namesIn = (version: Format): string =>
  elementsOf(contentOf(version))
    .map(({ name, type }) => (type === NEVER ? `${name}!` : name))
    .join(' ');

function codesIn({ versione }: Format): string {
  return (versione.codes?.codes ?? [])
    .filter(({ code: value }) => versione.codes?.accepts(value))
    .map(({ code: value }) => value)
    .join('');
}

describe('the versions of a schema', () => {
  it.each([
    ['1', 'Codice Vecchio Alfa Gamma Stesso', 'ABCFG'],
    ['2', 'Codice Nuovo Alfa Beta Gamma Stesso', 'ABCDEFG'],
    ['3', 'Codice Nuovo Richiesto Alfa Beta Gamma Delta Epsilon Stesso', 'ABCDEF'],
  ])('%s has %s and the codes %s', (version, names, codes) => {
    const found = versionsOf(format).find(({ schemaVersion }) => schemaVersion === version);
    expect(found && [namesIn(found), codesIn(found)]).toEqual([names, codes]);
  });

  it('share elements that none of them lacks; an element missing from one accepts no value', () => {
    expect(namesIn(commonSchema(format))).toBe(
      'Codice Richiesto! Vecchio! Alfa Beta! Gamma Delta! Epsilon! Stesso',
    );
    expect(codesIn(commonSchema(format))).toBe('ABCF');
  });

  it('have no dates on their elements', () => {
    const dated = versionsOf(format).flatMap((version) =>
      elementsOf(contentOf(version)).filter((found) => 'since' in found || 'until' in found),
    );
    expect(dated).toEqual([]);
  });

  it('share objects that are equal in all', () => {
    const types = versionsOf(format).map((version) => elementsOf(contentOf(version)).at(-1)?.type);
    expect(types).toEqual([Same, Same, Same]);
    expect(types.every((type) => type === Same)).toBe(true);
  });

  it('are derived once', () => {
    expect(versionsOf(format)).toBe(versionsOf(format));
    expect(commonSchema(format)).toBe(commonSchema(format));
  });
});

describe('the version on a date', () => {
  it.each([
    [null, '3'],
    ['1999-01-01', '1'],
    [FIRST, '1'],
    ['2027-03-31', '1'],
    [SECOND, '2'],
    ['2029-03-31', '2'],
    [THIRD, '3'],
    ['9999-12-31', '3'],
  ])('%s: %s', (day, version) => {
    expect(schemaOn(format, day).schemaVersion).toBe(version);
  });
});

describe('the date of a document', () => {
  const invoice = (data: unknown): unknown => ({
    fattura_elettronica_body: [{ dati_generali: { dati_generali_documento: { data } } }, {}],
  });

  it.each<[unknown, string | null]>([
    [invoice('2027-04-01'), '2027-04-01'],
    [invoice(' 2027-04-01 '), '2027-04-01'],
    [invoice('2027-04-01+02:00'), '2027-04-01'],
    // The calendar is not checked: an invalid date is rejected by every version.
    [invoice('2027-04-31'), '2027-04-31'],
    [invoice('01/04/2027'), null],
    [invoice(20270401), null],
    [invoice(undefined), null],
    [{ fattura_elettronica_body: [] }, null],
    [{ fattura_elettronica_body: { dati_generali: {} } }, null],
    [{}, null],
    [null, null],
    ['x', null],
  ])('%j: %s', (value, day) => {
    expect(documentDay(value)).toBe(day);
  });
});

describe('the current formats have one version each', () => {
  it.each(formats.map((each) => [each.kind, each] as const))('%s: nothing is derived', (_, each) => {
    expect(each.schemas.map(({ version }) => version)).toEqual([each.schemaVersion]);
    expect(versionsOf(each)).toEqual([each]);
    expect(versionsOf(each)[0]).toBe(each);
    expect(commonSchema(each)).toBe(each);
    expect(schemaOn(each, '2020-01-01')).toBe(each);
    expect(schemaOn(each, null)).toBe(each);
  });
});
