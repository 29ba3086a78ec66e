/** Recipient codes in the register, and foreign buyers. */
import { expect, it } from 'vitest';
import type { FileFacts } from '../../src/domain/facts/body.ts';
import { foreignBuyer, recipientLength, recipientState } from '../../src/domain/facts/recipient.ts';

it.each([
  ['FPA12', 6],
  ['FPR12', 7],
  ['FSM10', 7],
])('%s: %i characters', (format, length) => {
  expect(recipientLength(format)).toBe(length);
});

/** A register that knows every code by its own name. */
const KNOWS_ALL = { codiceDestinatario: (code: string) => `state of ${code}` };

it.each<[string, string, object, string | undefined]>([
  ['FPR12', 'ABCDEFG', KNOWS_ALL, 'state of ABCDEFG'],
  ['FPA12', 'ABCDEF', KNOWS_ALL, 'state of ABCDEF'],
  ['FPR12', 'ABCDEF', KNOWS_ALL, undefined],
  ['FPA12', 'ABCDEFG', KNOWS_ALL, undefined],
  ['FPR12', '0000000', KNOWS_ALL, undefined],
  ['FPR12', 'XXXXXXX', KNOWS_ALL, undefined],
  ['FPR12', 'ABCDEFG', {}, undefined],
])('%s %s', (formatoTrasmissione, codiceDestinatario, registry, state) => {
  const file = { formatoTrasmissione, codiceDestinatario, registry } as never as FileFacts;
  expect(recipientState(file)).toBe(state);
});

const CUSTOMER = {
  idFiscaleIva: { id_paese: 'FR', id_codice: '1' },
  codiceFiscale: null,
  rappresentante: null,
};
const withBranch = { cessionario_committente: { stabile_organizzazione: {} } };
const withOther = { cessionario_committente: { altri_dati_identificativi: { stabile_organizzazione: {} } } };
const plain = { cessionario_committente: { altri_dati_identificativi: {} } };
const bare = { cessionario_committente: {} };
const ordinary = (fattura_elettronica_header: object) => ({
  ordinary: { fattura_elettronica_header },
  simplified: null,
});
const simplified = (fattura_elettronica_header: object) => ({
  ordinary: null,
  simplified: { fattura_elettronica_header },
});

it.each<[string, object, object, string | null]>([
  ['a French one', {}, ordinary(bare), 'FR'],
  ['a French one, simplified', {}, simplified(plain), 'FR'],
  ['a French one, simplified, without other data', {}, simplified(bare), 'FR'],
  ['an Italian one', { idFiscaleIva: { id_paese: 'IT' } }, ordinary(bare), null],
  ['one outside the VAT territory', { idFiscaleIva: { id_paese: 'OO' } }, ordinary(bare), null],
  ['one without a number', { idFiscaleIva: undefined }, ordinary(bare), null],
  ['one with a codice fiscale', { codiceFiscale: 'x' }, ordinary(bare), null],
  ['one with a representative', { rappresentante: {} }, ordinary(bare), null],
  ['one with a branch', {}, ordinary(withBranch), null],
  ['one with a branch, simplified', {}, simplified(withOther), null],
])('the country of %s', (_, customer, header, country) => {
  const file = { customer: { ...CUSTOMER, ...customer }, ...header } as never as FileFacts;
  expect(foreignBuyer(file)).toBe(country);
});
