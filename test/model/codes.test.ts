import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Code, CodeList } from '../../src/model/codes/codeList.ts';
import * as exported from '../../src/model/codes/index.ts';
import { ordinary, simplified } from '../../src/model/formats.ts';
import { type Block, elementsOf, type Format } from '../../src/model/grammar.ts';
import { checkValue, type SimpleType } from '../../src/model/lexical.ts';
import { Divisa, Nazione, Provincia, String10, String35, TipoResa } from '../../src/model/simpleTypes.ts';
import { describeShared, shared } from '../support/shared.ts';

const { codeLists } = exported;
const closed = codeLists.filter((list) => list.closed);
const open = codeLists.filter((list) => !list.closed);

function named(list: CodeList): readonly [string, CodeList] {
  return [list.name, list];
}

/** True for a calendar date, unlike 2025-02-30. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}

describe('the code lists', () => {
  it('are all exported under their name, and all registered', () => {
    const names = codeLists.map((list) => `${list.name}Codes`);
    expect(Object.keys(exported).filter((name) => name !== 'codeLists')).toEqual([...new Set(names)].sort());
  });

  it.each(codeLists.map(named))('%s has a title in both languages', (_, list) => {
    for (const text of [list.title.it, list.title.en]) expect(text).toMatch(/^\S.{3,}\S$/);
    expect(list.title.it).not.toBe(list.title.en);
  });

  it.each(codeLists.map(named))('%s has each code once', (_, list) => {
    const codes = list.codes.map((entry) => entry.code);
    expect(codes).toEqual([...new Set(codes)]);
    expect(codes.length).toBeGreaterThan(0);
  });

  it.each(codeLists.map(named))('%s has labels without blanks or question marks at their ends', (_, list) => {
    const texts = list.codes.flatMap(({ label }) => [label.it, label.en]);
    expect(texts.filter((text) => text === '' || text.trim() !== text || / {2}|\?/.test(text))).toEqual([]);
  });

  it.each(closed.map(named))('%s has different labels in Italian and in English', (_, list) => {
    expect(list.codes.filter(({ label }) => label.it === label.en).map((entry) => entry.code)).toEqual([]);
  });

  it.each(codeLists.map(named))('%s has valid dates, the first before the last', (_, list) => {
    const wrong = (entry: Code): boolean =>
      [entry.since, entry.until].some((day) => day !== undefined && !isDay(day)) ||
      (entry.since !== undefined && entry.until !== undefined && entry.since >= entry.until);
    expect(list.codes.filter(wrong)).toEqual([]);
  });
});

describe('the dates of codes', () => {
  it.each<[string, string, string | undefined, string | undefined]>([
    ['Natura', 'N2', undefined, '2021-01-01'],
    ['Natura', 'N3', undefined, '2021-01-01'],
    ['Natura', 'N6', undefined, '2021-01-01'],
    ['Natura', 'N6.9', '2020-10-01', undefined],
    ['Natura', 'N7', undefined, undefined],
    ['NaturaSemplificata', 'N2', undefined, '2021-01-01'],
    ['NaturaSemplificata', 'N3', undefined, '2021-01-01'],
    ['CausalePagamento', 'Z', undefined, '2021-01-01'],
    ['CausalePagamento', 'ZO', '2020-10-01', undefined],
    ['TipoDocumento', 'TD20', undefined, undefined],
    ['TipoDocumento', 'TD24', '2020-10-01', undefined],
    ['TipoDocumento', 'TD28', '2022-10-01', undefined],
    ['TipoDocumento', 'TD29', '2025-04-01', undefined],
    ['RegimeFiscale', 'RF20', '2025-04-01', undefined],
    ['TipoDato', 'ESENZSPORT', '2026-05-15', undefined],
    ['Provincia', 'OG', undefined, '2017-01-01'],
    ['Provincia', 'SU', '2017-01-01', undefined],
    ['Nazione', 'XI', '2021-01-01', undefined],
  ])('%s %s: from %s, until %s', (name, code, from, until) => {
    const entry = codeLists.find((list) => list.name === name)?.find(code);
    expect([entry?.code, entry?.since, entry?.until]).toEqual([code, from, until]);
  });
});

describe('codes of other lists that the schema rejects', () => {
  it('are found but not accepted', () => {
    const refused = closed.flatMap((list) =>
      list.codes
        .filter((entry) => !entry.inSchema)
        .map((entry) => [list.name, entry.code, list.accepts(entry.code)]),
    );
    expect(refused).toEqual([
      ['CausalePagamento', 'F', false],
      ['CausalePagamento', 'J', false],
      ['CausalePagamento', 'K', false],
      ['CausalePagamento', 'V2', false],
      ['RegimeFiscale', 'RF03', false],
      ['TipoDocumento', 'TD10', false],
      ['TipoDocumento', 'TD11', false],
      ['TipoDocumento', 'TD12', false],
      ['TipoDocumento', 'TD13', false],
      ['TipoDocumento', 'TD14', false],
      ['TipoDocumento', 'TD15', false],
    ]);
  });

  it('are in no open list', () => {
    expect(open.flatMap((list) => list.codes).filter((entry) => !entry.inSchema)).toEqual([]);
  });
});

describe('the open lists', () => {
  it.each<[string, CodeList, SimpleType]>([
    ['CodiceTipo', exported.CodiceTipoCodes, String35],
    ['Divisa', exported.DivisaCodes, Divisa],
    ['Nazione', exported.NazioneCodes, Nazione],
    ['Provincia', exported.ProvinciaCodes, Provincia],
    ['TipoDato', exported.TipoDatoCodes, String10],
    ['TipoResa', exported.TipoResaCodes, TipoResa],
  ])('%s has values that are valid for the type of the field', (name, list, type) => {
    expect(list.name).toBe(name);
    expect(list.codes.filter((entry) => checkValue(type, entry.code) !== undefined)).toEqual([]);
  });

  it('are these six, and accept unlisted values', () => {
    expect(open.map((list) => list.name)).toEqual([
      'CodiceTipo',
      'Divisa',
      'Nazione',
      'Provincia',
      'TipoDato',
      'TipoResa',
    ]);
    expect(open.map((list) => [list.accepts('QQ'), list.find('QQ')])).toEqual(
      open.map(() => [true, undefined]),
    );
  });

  it('include 107 current provinces', () => {
    expect(exported.ProvinciaCodes.codes.filter((entry) => entry.until === undefined)).toHaveLength(107);
  });

  it('include every country of ISO 3166-1: the 249 named by Unicode, and four more', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const codes = exported.NazioneCodes.codes.map((entry) => entry.code);
    expect(codes.filter((code) => names.of(code) === undefined)).toEqual(['EL', 'OO', 'XI']);
    expect(codes).toHaveLength(249 + 4);
  });

  it('include the euro, its neighbours and the newest currencies', () => {
    expect(
      ['EUR', 'USD', 'CHF', 'GBP', 'XCG', 'SLE', 'ZWG', 'VED'].filter(
        (code) => !exported.DivisaCodes.find(code),
      ),
    ).toEqual([]);
  });
});

describeShared('the codes that the schema takes', () => {
  /** Simple types of a schema file that enumerate values and are used. */
  function enumerations(file: string): Map<string, string[]> {
    const text = readFileSync(join(shared.official, 'validate', file), 'utf8');
    const types = text.matchAll(/<xs:simpleType name="(\w+)">(.*?)<\/xs:simpleType>/gs);
    return new Map(
      [...types]
        .map(([, name = '', body = '']): [string, string[]] => [
          name,
          [...body.matchAll(/<xs:enumeration value="([^"]*)"/g)].map(([, value = '']) => value).sort(),
        ])
        // FSM10 declares Art73Type without using it.
        .filter(([name, values]) => values.length > 0 && text.includes(`type="${name}"`)),
    );
  }

  function enumerated(format: Format): Map<string, string[]> {
    const found = new Map<string, string[]>();
    const take = (type: SimpleType): void => {
      if (type.codes === undefined) return;
      const codes = type.codes.codes.filter((entry) => entry.inSchema).map((entry) => entry.code);
      found.set(type.xsdName, codes.sort());
    };
    const walk = (block: Block): void => {
      for (const { type } of elementsOf(block)) {
        if (type.kind === 'simple') take(type);
        else walk(type);
      }
    };
    take(format.versione);
    walk(format.block);
    return found;
  }

  it.each<[string, Format]>([
    ['Schema_ordinaria_v1.2.3.xsd', ordinary],
    ['Schema_VFSM10_v1.0.2.xsd', simplified],
  ])('match the enumerations of %s', (file, format) => {
    const official = enumerations(file);
    expect(official.size).toBeGreaterThanOrEqual(8);
    const byName = (types: Map<string, string[]>): unknown => [...types].sort(([a], [b]) => (a < b ? -1 : 1));
    expect(byName(enumerated(format))).toEqual(byName(official));
  });

  it('include all currencies of the service', () => {
    const text = readFileSync(join(shared.folder, 'spec/service-api.md'), 'utf8');
    const listed = /Allowed currency values: ([A-Z ]+)\./.exec(text)?.[1]?.split(' ') ?? [];
    expect(listed.length).toBeGreaterThan(150);
    expect(listed.filter((code) => exported.DivisaCodes.find(code) === undefined)).toEqual([]);
  });
});
