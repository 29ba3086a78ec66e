import { describe, expect, it } from 'vitest';
import { type Invoice, validate, writeInvoice } from '../../../src/index.ts';
import { editedInvoice } from '../../support/ruleInvoice.ts';
import { SAMPLE, sampleWith } from '../../support/sample.ts';

const signed = '</p:FatturaElettronica>';
const json = (invoice: Invoice): string => JSON.stringify(invoice);
const edited = (...args: Parameters<typeof editedInvoice>): string => writeInvoice(editedInvoice(...args));

/** Name, file, stage, and finding. The readers' tables have all other mistakes. */
const rows: readonly (readonly [string, string, 'wellformed' | 'structure', string])[] = [
  ['a file cut short', SAMPLE.slice(0, 900), 'wellformed', 'xml.truncated'],
  ['a bare ampersand', sampleWith('Pane', 'Pane & olio'), 'wellformed', 'xml.reference'],
  ['a DTD', `<!DOCTYPE p>${SAMPLE.slice(39)}`, 'wellformed', 'xml.dtd'],
  ['broken JSON', '{"versione":', 'wellformed', 'json.syntax'],
  ['another root', '<a/>', 'structure', 'root.unknown'],
  ['another namespace', sampleWith('fatture/v1.2', 'fatture/v9'), 'structure', 'root.namespace'],
  ['an unknown versione', SAMPLE.replaceAll('FPR12', 'FPR99'), 'structure', 'value.code'],
  ['a missing field', sampleWith('<Divisa>EUR</Divisa>', ''), 'structure', 'element.missing'],
  ['an unknown field', sampleWith('<Divisa>', '<Valuta/><Divisa>'), 'structure', 'element.unknown'],
  ['a comma', sampleWith('>10.00<', '>10,00<'), 'structure', 'value.pattern'],
  ['a day that is none', sampleWith('2026-03-02', '2026-02-30'), 'structure', 'value.base'],
  ['an unknown code', sampleWith('TD01', 'TD99'), 'structure', 'value.code'],
  ['a character beyond Latin-1', sampleWith('Pane', 'Pane €'), 'structure', 'value.characters'],
  [
    'Denominazione beside Nome and Cognome',
    sampleWith('<Nome>Mario</Nome>', '<Denominazione>M</Denominazione><Nome>Mario</Nome>'),
    'structure',
    'choice.conflict',
  ],
  [
    'no name at all',
    sampleWith('<Denominazione>Forno del Borgo</Denominazione>', ''),
    'structure',
    'choice.missing',
  ],
  ['a signature that is none', sampleWith(signed, `<Signature/>${signed}`), 'structure', 'element.unknown'],
  [
    'simplified: a missing field',
    edited('FSM10', { 'documento.divisa': null }),
    'structure',
    'element.missing',
  ],
  [
    'simplified: a kind of document of the ordinary invoice',
    edited('FSM10', { 'documento.tipo_documento': 'TD01' }),
    'structure',
    'value.code',
  ],
  [
    'the JSON form: a missing field',
    json(editedInvoice('FPR12', { 'documento.divisa': null })),
    'structure',
    'element.missing',
  ],
  [
    'the JSON form: a number in place of text',
    json(editedInvoice('FPR12', { 'linee.0.prezzo_totale': 100 })),
    'structure',
    'json.type',
  ],
];

// Reported by the readers; the controls do not run then.
describe('00200', () => {
  it.each(rows)('%s', (_, input, stage, id) => {
    const { verdict, findings, stages } = validate(input, { only: 'structure' });
    expect(verdict).toBe('rejected');
    expect(stages[stage]).toBe('fail');
    expect(findings.map(({ code }) => code)).toEqual(findings.map(() => '00200'));
    expect(findings.map((one) => one.id)).toContain(id);
    expect(findings.every(({ severity }) => severity === 'error')).toBe(true);
  });

  it.each([
    ['FPR12', edited('FPR12', {})],
    ['FPA12', edited('FPA12', {})],
    ['FSM10', edited('FSM10', {})],
    ['JSON', json(editedInvoice('FPR12', {}))],
    [
      'another prefix',
      SAMPLE.replaceAll('p:FatturaElettronica', 'x:FatturaElettronica').replace('xmlns:p', 'xmlns:x'),
    ],
    ['no declaration', SAMPLE.slice(39)],
  ])('is not reported for a valid file: %s', (_, input) => {
    const { verdict, findings } = validate(input, { only: 'structure' });
    expect([verdict, findings]).toEqual(['valid', []]);
  });

  it('hides the findings of controls, unless keepGoing is set', () => {
    const wrong = edited('FPR12', { 'linee.0.prezzo_totale': '90.00' }).replace('>EUR<', '>euro<');
    const codes = (keepGoing: boolean) => validate(wrong, { keepGoing }).findings.map(({ code }) => code);
    expect(codes(false)).toEqual(['00200']);
    expect(codes(true)).toContain('00423');
  });
});
