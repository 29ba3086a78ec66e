/**
 * Tests one rule on a table of cases. Each case is written as XML, read and checked, and checked again in the JSON
 * form: both must give the findings of the table, and no others of this code.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Finding,
  type InvoiceKind,
  readInvoice,
  type Severity,
  type ValidateOptions,
  validate,
  writeInvoice,
} from '../../src/index.ts';
import { catalogue } from '../../src/validate/engine/catalogue.ts';
import { advice } from '../../src/validate/engine/rules.ts';
import { askOwnSchemas } from './oracle.ts';
import { type Edits, editedInvoice, longPath } from './ruleInvoice.ts';
import { projectRoot } from './shared.ts';
import { GOOD_SIGNATURE, signed } from './signature.ts';

/** An expected finding: its id, its place, and further values to check. */
export interface Expected {
  readonly id: string;
  /** Short path (test/support/ruleInvoice.ts); null for the file itself. */
  readonly at: string | null;
  readonly severity?: Severity;
  readonly params?: Readonly<Record<string, unknown>>;
  /** Null if none may be offered. */
  readonly fix?: {
    readonly op: string;
    readonly at: string;
    readonly from?: string;
    readonly to?: string;
  } | null;
}

export interface Case {
  readonly name: string;
  /** Default: the first format of the table. */
  readonly kind?: InvoiceKind;
  /** A file of `fixtures/` in place of the base invoice. */
  readonly fixture?: string;
  /** Edits of the base invoice, by short path. */
  readonly set?: Edits;
  /** The `ds:Signature` in the XML, null for none; default a valid one in an FPA12, else none. */
  readonly signature?: string | null;
  /** Blanks are added after the XML up to this many bytes. */
  readonly size?: number;
  readonly options?: Pick<
    ValidateOptions,
    'asOf' | 'asOfIsToday' | 'asSent' | 'signatures' | 'spec' | 'registry' | 'strictName' | 'file' | 'run'
  >;
  /** The expected findings; default none. */
  readonly finds?: readonly Expected[];
}

export interface Table {
  /** The format of cases that do not set one. */
  readonly kind?: InvoiceKind;
  readonly cases: readonly Case[];
}

/** Tests the rule of a code: `testRule('00423', { cases: [...] })`. */
export function testRule(code: string, table: Table): void {
  const rule = catalogue.find((one) => one.code === code)?.rule ?? advice.find((one) => one.code === code);
  describe(code, () => {
    it('is registered', () => {
      expect(rule?.code).toBe(code);
    });

    const kinds = new Set(table.cases.map(({ kind }) => kind ?? table.kind ?? 'FPR12'));
    it.each([...kinds])('has a base %s that is valid for libxml2 and without findings', (kind) => {
      const xml = xmlOf(kind);
      expect(askOwnSchemas(new TextEncoder().encode(xml)).detail).toEqual([]);
      expect(validate(xml, { asOf: '2026-06-15' }).findings).toEqual([]);
    });

    it('has no duplicate cases', () => {
      const keys = table.cases.map(
        ({ kind = table.kind ?? 'FPR12', fixture, set = {}, signature, size, options = {} }) =>
          JSON.stringify({ kind, fixture, set, signature, size, options }, listed),
      );
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
      const names = table.cases.map(({ name }) => name);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    });

    it('has cases with and without findings, and of every finding', () => {
      const ids = new Set(table.cases.flatMap(({ finds = [] }) => finds.map(({ id }) => id)));
      expect([...ids].sort()).toEqual(Object.keys(rule?.findings ?? {}).sort());
      expect(table.cases.some(({ finds = [] }) => finds.length === 0)).toBe(true);
    });

    describe.each(table.cases)('$name', (one) => {
      const kind = one.kind ?? table.kind ?? 'FPR12';
      const expected = (one.finds ?? []).map((finding) => expectedFinding(code, finding));

      it('as XML', () => {
        const xml = xmlOf(kind, one);
        expect(readInvoice(xml, { retired: true }).ok).toBe(true);
        const found = findingsOf(validate(new TextEncoder().encode(xml), one.options).findings, code);
        expect(found.map(summary)).toEqual(expected.map(summary));
        expect(found).toMatchObject(expected);
        for (const [i, { fix }] of (one.finds ?? []).entries()) {
          if (fix === null) expect(found[i]?.fix).toBeUndefined();
        }
        for (const finding of found) expectWhole(finding, xml);
      });

      // JSON does not have the properties of the file as sent.
      if (rule?.scope !== 'sent' && one.signature === undefined && one.size === undefined) {
        it('as JSON', () => {
          const json = JSON.stringify(editedInvoice(kind, one.set ?? {}), null, 1);
          const found = findingsOf(validate(json, one.options).findings, code);
          expect(found.map(summary)).toEqual(expected.map(summary));
        });
      }
    });
  });
}

/** Sets have no members in JSON. */
function listed(_key: string, value: unknown): unknown {
  return value instanceof Set ? [...value] : value;
}

function xmlOf(kind: InvoiceKind, { fixture, set = {}, signature, size = 0 }: Partial<Case> = {}): string {
  if (fixture !== undefined) return readFileSync(join(projectRoot, 'fixtures', fixture), 'utf8');
  const xml = writeInvoice(editedInvoice(kind, set));
  const right = kind === 'FPA12' ? GOOD_SIGNATURE : null;
  const whole = signature === undefined ? right : signature;
  const text = whole === null ? xml : signed(xml, whole);
  return text + ' '.repeat(Math.max(0, size - new TextEncoder().encode(text).length));
}

function findingsOf(findings: readonly Finding[], code: string): readonly Finding[] {
  return findings.filter((finding) => finding.code === code);
}

function summary({ id, path }: Pick<Finding, 'id' | 'path'>): string {
  return `${id} ${path}`;
}

function expectedFinding(code: string, { id, at, severity, params, fix }: Expected) {
  return {
    id: `${code}.${id}` as Finding['id'],
    path: at === null ? null : longPath(at),
    ...(severity === undefined ? {} : { severity }),
    ...(params === undefined ? {} : { params }),
    ...(fix === undefined || fix === null
      ? {}
      : {
          fix: {
            op: fix.op,
            path: longPath(fix.at),
            ...(fix.from === undefined ? {} : { from: fix.from }),
            ...(fix.to === undefined ? {} : { to: fix.to }),
          },
        }),
  };
}

/** A finding has its place, in every notation, and sentences without gaps. */
function expectWhole({ path, xpath, line, column, field, message, help }: Finding, xml: string): void {
  expect(`${message} ${help}`).not.toMatch(/[{}]|undefined|null|NaN/);
  if (path === null) return;
  expect(xpath).toMatch(/^\/\*/);
  if (path.includes('fattura_elettronica')) expect(field).toMatch(/^\d/);
  const lines = xml.split('\n');
  expect(line).toBeGreaterThan(0);
  expect(column).toBeGreaterThan(0);
  expect(line).toBeLessThanOrEqual(lines.length);
}
