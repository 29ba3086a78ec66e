/** The compiler names a missing member of a brief. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Diagnosed, diagnostics } from '../support/diagnose.ts';

const HEAD = `
import { buildInvoice, buildLotto, buildSimplified, creditNote, integration, selfInvoice } from '../../src/build/index.ts';
import type { OrdinaryInvoice } from '../../src/index.ts';
declare const ordinary: OrdinaryInvoice;
const sede = { indirizzo: 'Via Roma 1', cap: '00100', comune: 'Roma', provincia: 'RM' };
const cedente = { denominazione: 'Alfa', partita_iva: '02718281823', regime_fiscale: 'RF01', sede } as const;
const cessionario = { tipo: 'azienda', denominazione: 'Beta', partita_iva: '12345678903', sede } as const;
const self = { partita_iva: '12345678903', denominazione: 'A', sede };
const document = { numero: '1', data: '2026-11-21' };
const linee = [{ descrizione: 'x', prezzo_unitario: 1, aliquota_iva: 22 }] as const;
const head = { cedente, cessionario, ...document } as const;
`;

const invoice = (parts: string): string => `buildInvoice({ ...head, linee, ${parts} });`;
const line = (parts: string): string => `buildInvoice({ ...head, linee: [{ ${parts} }] });`;
const seller = (parts: string): string => invoice(`cedente: { ${parts} }`);
const address = (parts: string): string =>
  seller(`denominazione: 'a', partita_iva: 'b', regime_fiscale: 'RF01', sede: { ${parts} }`);
const buyer = (parts: string): string => invoice(`cessionario: { ${parts} }`);
const note = (parts: string): string => `creditNote(ordinary, { ${parts} });`;
const simplified = (item: string, customer = `codice_fiscale: 'x'`): string =>
  `buildSimplified({ cedente, cessionario: { ${customer} }, ...document, linee: [{ ${item} }] });`;

const samples: readonly [missing: string, code: string][] = [
  ['numero', 'buildInvoice({ cedente, cessionario, data: "2026-11-21", linee });'],
  ['data', 'buildInvoice({ cedente, cessionario, numero: "1", linee });'],
  ['cessionario', 'buildInvoice({ cedente, ...document, linee });'],
  ['linee', 'buildInvoice({ ...head });'],
  // Lines
  ['descrizione', line('prezzo_unitario: 1, aliquota_iva: 22')],
  ['descrizione', line(`prezzo_ivato: 1, natura: 'N4'`)],
  ['aliquota_iva', line(`descrizione: 'x', prezzo_unitario: 1`)],
  ['aliquota_iva', line(`descrizione: 'x', prezzo_ivato: 1, quantita: 2, ritenuta: true`)],
  ['prezzo_unitario', line(`descrizione: 'x', aliquota_iva: 22`)],
  ['prezzo_unitario', line(`descrizione: 'x', natura: 'N4'`)],
  ['protocollo', line(`descrizione: 'x', prezzo_unitario: 1, lettera_intento: { data: 'x' }`)],
  ['al', line(`descrizione: 'x', prezzo_unitario: 1, aliquota_iva: 22, periodo: { dal: 'x' }`)],
  // The seller
  ['partita_iva', seller(`denominazione: 'a', regime_fiscale: 'RF01', sede`)],
  ['regime_fiscale', seller(`denominazione: 'a', partita_iva: 'b', sede`)],
  ['denominazione', seller(`partita_iva: 'b', regime_fiscale: 'RF01', sede`)],
  ['cognome', seller(`nome: 'a', partita_iva: 'b', regime_fiscale: 'RF01', sede`)],
  ['sede', seller(`denominazione: 'a', partita_iva: 'b', regime_fiscale: 'RF01'`)],
  ['provincia', address(`indirizzo: 'a', cap: 'b', comune: 'c'`)],
  ['cap', address(`indirizzo: 'a', provincia: 'RM', comune: 'c'`)],
  ['comune', address(`indirizzo: 'a', nazione: 'FR'`)],
  // The buyer
  ['tipo', buyer(`denominazione: 'a', partita_iva: 'b', sede`)],
  ['partita_iva', buyer(`tipo: 'azienda', denominazione: 'a', sede`)],
  ['denominazione', buyer(`tipo: 'azienda', partita_iva: 'b', sede`)],
  ['sede', buyer(`tipo: 'azienda', denominazione: 'a', partita_iva: 'b'`)],
  ['codice_fiscale', buyer(`tipo: 'persona', nome: 'a', cognome: 'b', sede`)],
  ['cognome', buyer(`tipo: 'persona', nome: 'a', codice_fiscale: 'b', sede`)],
  ['codice_destinatario', buyer(`tipo: 'pa', denominazione: 'a', codice_fiscale: 'b', sede`)],
  ['codice_fiscale', buyer(`tipo: 'pa', denominazione: 'a', codice_destinatario: 'UFABC1', sede`)],
  ['paese', buyer(`tipo: 'estero', denominazione: 'a', sede: { indirizzo: 'b', comune: 'c' }`)],
  // The document
  ['modalita', invoice(`pagamento: { iban: 'x' }`)],
  ['termini', invoice(`pagamento: { modalita: 'MP05', scadenze: [{ importo: 1 }] }`)],
  ['percentuale', invoice(`sconti: [{ descrizione: 'x' }]`)],
  ['tipo_cassa', invoice('casse: [{ al_cassa: 4 }]')],
  ['al_cassa', invoice(`casse: [{ tipo_cassa: 'TC01', aliquota_iva: 22 }]`)],
  ['causale_pagamento', invoice(`ritenute: [{ tipo_ritenuta: 'RT01', aliquota: 20 }]`)],
  ['importo', invoice(`spese_accessorie: [{ descrizione: 'x' }]`)],
  ['descrizione', invoice('spese_accessorie: [{ importo_ivato: 1 }]')],
  ['data', invoice(`anticipi: [{ numero: 'x', importo: 1 }]`)],
  ['addebito', invoice(`bollo: { descrizione: 'x' }`)],
  // Other documents
  ['numero', note(`data: 'x'`)],
  ['numero_linea', note(`...document, linee: [{ quantita: 1 }]`)],
  ['fatture', 'buildLotto({ cedente, cessionario });'],
  ['linee', 'buildLotto({ cedente, cessionario, fatture: [document] });'],
  ['importo', simplified(`descrizione: 'x', aliquota_iva: 22`)],
  ['partita_iva', simplified(`descrizione: 'x', importo: 1`, `denominazione: 'a', sede`)],
  ['fornitore', `selfInvoice({ ...document, tipo_documento: 'TD17', emittente: self, linee });`],
  ['emittente', `selfInvoice({ ...document, tipo_documento: 'TD21', linee });`],
  ['data', `integration(ordinary, { numero: '1' });`],
];

/** The properties that a message says are missing. */
function missingIn({ text }: Diagnosed): readonly string[] {
  const one = [...text.matchAll(/Property '(\w+)' is missing/g)].map(([, name = '']) => name);
  const several = [
    ...text.matchAll(/missing the following properties from type .*: ([\w, ]+?)(?:,? and \d+ more)?\.?$/gm),
  ];
  return [...one, ...several.flatMap(([, names = '']) => names.split(', '))];
}

describe('a brief with a missing member', () => {
  let found: readonly (readonly Diagnosed[])[] = [];

  beforeAll(() => {
    found = diagnostics(samples.map(([, code]) => `${HEAD}${code}\nexport {};\n`));
  }, 120_000);

  it.each(samples.map(([missing, code], index) => ({ missing, code, index })))(
    '$missing: $code',
    ({ missing, index }) => {
      const errors = found[index] ?? [];
      expect(errors).toHaveLength(1);
      // A company without a name or a tipo lacks more than one member; each reported one is really missing.
      expect(errors.flatMap(missingIn)).toContain(missing);
    },
  );
});
