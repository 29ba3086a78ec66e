import { describe, expect, it } from 'vitest';
import {
  type CheckOptions,
  checkSubmission,
  type InvoiceInput,
  type RefusalReason,
} from '../../src/api/index.ts';
import { cms } from '../support/cmsWriter.ts';
import { fixture, invoiceObject, XML, xmlWith } from './submissionCases.ts';

const check = { asOf: '2026-06-01' } as const;

const CURRENCY = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/divisa';
const withoutCurrency = (): object => {
  const invoice = invoiceObject();
  Object.assign(invoice.fattura_elettronica_body[0]!.dati_generali.dati_generali_documento, {
    divisa: 'eur',
  });
  return invoice;
};

/** 00403 in line 59 column 15, Q-TOTAL in 61, 00421 in 86, Q-DUE-DATE in 94. */
const TWO_ERRORS = xmlWith(
  ['>292.80<', '>292.90<'],
  ['<Imposta>52.80', '<Imposta>53.90'],
  ['2025-03-17', '2027-01-01'],
);
const LATE_TAX = xmlWith(['<Imposta>52.80', '<Imposta>52.90']);
const WRONG_TOTAL = xmlWith(['>292.80<', '>292.90<']);
const message = fixture('messages/IT01234567897_00001_MC_001.xml');

/** The numbers, codes and paths that the message of a refusal has, without the texts of findings. */
function facts(text: string): readonly string[] {
  const [start = '', ...rest] = text.split(/(?<=(?:U|Q)-[A-Z-]+[^:]*|\b\d{5}\b[^:]*): /);
  const shown = rest.length === 0 ? text : start;
  return shown.match(/[UQ]-[A-Z-]+|\/\w+(?:\/\w+)*|\b\d+\b|\b(?:p7m|zip)\b/g) ?? [];
}

describe('the reason of a refusal, and the facts of its message', () => {
  it.each<[string, InvoiceInput | object, CheckOptions, RefusalReason | null, readonly string[]]>([
    ['a valid file', XML, {}, null, []],
    ['a warning', WRONG_TOTAL, {}, null, []],
    [
      'a warning that counts as an error',
      WRONG_TOTAL,
      { check: { ...check, severities: { 'Q-TOTAL': 'error' } } },
      'invalid',
      ['1', 'Q-TOTAL', '61', '33'],
    ],
    [
      'an error that counts as a warning',
      xmlWith(['2025-03-17', '2027-01-01']),
      { check: { ...check, severities: { '00403': 'warning' } } },
      'invalid',
      ['1', '00403', '59', '15'],
    ],
    [
      'an error that counts as a warning, after advice',
      xmlWith(['<Provincia>RA<', '<Provincia>XX<'], ['2025-03-17', '2027-01-01']),
      { check: { ...check, severities: { '00403': 'warning' } } },
      'invalid',
      ['1', '00403', '59', '15'],
    ],
    [
      'an error after one that counts as a warning',
      TWO_ERRORS,
      { check: { ...check, severities: { '00403': 'warning' } } },
      'invalid',
      ['1', '00421', '86', '18'],
    ],
    ['an error after a warning', LATE_TAX, {}, 'invalid', ['1', '00421', '86', '18']],
    ['two errors and two warnings', TWO_ERRORS, {}, 'invalid', ['2', '00403', '59', '15']],
    [
      'one shown of them',
      TWO_ERRORS,
      { check: { ...check, maxFindings: 1 } },
      'invalid',
      ['2', '00403', '59', '15'],
    ],
    ['an object', withoutCurrency(), {}, 'invalid', ['1', '00200', CURRENCY]],
    ['an object that is no invoice', {}, {}, 'invalid', ['1', '00200']],
    ['text that ends early', '{', {}, 'invalid', ['1', '00200', '1', '2']],
    ['JSON after blanks', `\n ${JSON.stringify(invoiceObject())}`, {}, null, []],
    ['a list', '[1]', {}, 'unreadable', ['00200', '1', '1']],
    ['a list, by force', '[]', { force: true }, 'unreadable', ['00200', '1', '1']],
    ['an object that writes itself as a list', { toJSON: () => [1] }, {}, 'unreadable', ['00200']],
    ['an empty file', '', { force: true }, 'unreadable', ['00106']],
    ['several invoices', fixture('valid/FPR12-lotto.xml'), {}, 'several_bodies', ['3']],
    [
      'several invoices, by force',
      fixture('valid/FPR12-lotto.xml'),
      { force: true },
      'several_bodies',
      ['3'],
    ],
    ['a simplified invoice', fixture('valid/FSM10-simple.xml'), {}, 'simplified', []],
    ['a simplified invoice, by force', fixture('valid/FSM10-simple.xml'), { force: true }, null, []],
    ['a message', message, {}, 'unreadable', ['U-KIND', '2', '1']],
    ['a message, by force', message, { force: true }, 'unreadable', ['U-KIND', '2', '1']],
    ['a signed message', cms(message), {}, 'unreadable', ['U-KIND', '2', '1']],
    ['half a signed file', cms(XML).slice(0, 200), { force: true }, 'unreadable', ['U-ENVELOPE']],
    ['a detached signature', cms('', { written: null }), {}, 'unreadable', ['U-ENVELOPE']],
    ['a zip', new Uint8Array([0x50, 0x4b, 3, 4]), {}, 'signed_envelope', ['zip']],
    [
      'a file of the old format, by force',
      fixture('retired/SDI10.xml'),
      { force: true },
      'unreadable',
      ['U-KIND', '2', '1'],
    ],
  ])('%s', async (_, input, options, reason, expected) => {
    const { refusal } = await checkSubmission(input as InvoiceInput, { check, ...options });
    expect(refusal?.reason ?? null).toBe(reason);
    expect(facts(refusal?.message ?? '')).toEqual(expected);
  });
});
