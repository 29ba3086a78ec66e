import { describe, expect, it } from 'vitest';
import { formatOfFile } from '../../src/model/formatOf.ts';
import { ordinary, simplified } from '../../src/model/formats.ts';
import { grammarPlace } from '../../src/model/grammarPlace.ts';
import { endsOf, parentsOf } from '../../src/model/parents.ts';

const lines = '/fattura_elettronica_body/3/dati_beni_servizi/dettaglio_linee';
const buyer = '/fattura_elettronica_header/cessionario_committente/dati_anagrafici';

describe('the place of a pointer', () => {
  it.each([
    ['/versione', 'versione', false, false],
    ['/sistema_emittente', 'SistemaEmittente', true, false],
    ['/fattura_elettronica_body', 'FatturaElettronicaBody', false, true],
    [`${lines}/12`, 'DettaglioLinee', false, true],
    [`${lines}/12/quantita`, 'Quantita', true, false],
    [`${lines}/12/prezzo_unitario`, 'PrezzoUnitario', false, false],
    ['/fattura_elettronica_body/0/dati_generali/dati_generali_documento/causale/1', 'Causale', true, true],
    [`${buyer}/codice_fiscale`, 'CodiceFiscale', true, false],
    [`${buyer}/anagrafica/nome`, 'Nome', false, false],
    [`${buyer}/anagrafica/titolo`, 'Titolo', true, false],
  ])('%s', (path, name, removable, repeatable) => {
    expect(grammarPlace(ordinary, path)).toMatchObject({ name, removable, repeatable });
  });

  it.each(['', '/x', `${lines}/x`, `${lines}/0/descrizione/y`, '/0'])('%s is not found', (path) => {
    expect(grammarPlace(ordinary, path)).toBeUndefined();
  });
});

describe('the parents of a name', () => {
  it.each([
    ['EsigibilitaIVA', 'xml', ['DatiBeniServizi/DatiRiepilogo']],
    ['esigibilita_iva', 'json', ['dati_beni_servizi/dati_riepilogo']],
    ['FatturaElettronicaBody', 'xml', ['FatturaElettronica']],
    ['Boh', 'xml', []],
  ] as const)('%s in %s', (name, form, parents) => {
    expect(endsOf(parentsOf(ordinary, form, name), 2, 'FatturaElettronica')).toEqual(parents);
  });

  it('have each name once', () => {
    const parents = endsOf(parentsOf(ordinary, 'xml', 'DatiAnagrafici'), 1, 'FatturaElettronica');
    expect(parents).toEqual([...new Set(parents)]);
    expect(endsOf(parentsOf(ordinary, 'xml', 'Sede'), 1, '')).toEqual([
      'CedentePrestatore',
      'CessionarioCommittente',
    ]);
  });
});

it.each([
  ['FSM10', undefined, simplified],
  ['FPR12', '<FatturaElettronicaSemplificata>', ordinary],
  [null, '<p:FatturaElettronicaSemplificata versione="x">', simplified],
  [null, `{"namespace":"${simplified.namespace}"}`, simplified],
  [null, '<FatturaElettronica>', ordinary],
  [null, undefined, ordinary],
] as const)('the format of kind %s and %s', (kind, text, format) => {
  expect(formatOfFile(kind, text)).toBe(format);
});
