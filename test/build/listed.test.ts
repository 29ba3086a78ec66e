/** Countries and currencies of a brief must be in ISO 3166-1 and ISO 4217. */
import { describe, expect, it } from 'vitest';
import { BuildError, buildInvoice, buildSimplified, selfInvoice } from '../../src/build/index.ts';
import { MISSPELT_COUNTRIES, MISSPELT_CURRENCIES } from '../../src/model/codes/misspelt.ts';
import { DivisaCodes, NazioneCodes } from '../../src/model/index.ts';
import { briefOf, customer, HUNDRED, ROME, supplier, TURIN } from './briefs.ts';

/** `path code suggestion`. */
function problemsOf(make: () => unknown): readonly string[] {
  try {
    make();
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return error.problems.map(({ path, code, params }) => `${path} ${code} ${params['suggestion'] ?? ''}`);
  }
  return [];
}

const foreigner = (paese: string, sede: object = {}) => ({
  tipo: 'estero',
  paese,
  denominazione: 'Gamma Ltd',
  partita_iva: '123456789',
  sede: { indirizzo: 'a', comune: 'b', ...sede },
});
const bought = (cessionario: object) => () => buildInvoice(briefOf({ cessionario } as never));
const agent = (id_paese: string, id_codice: string) => () =>
  buildInvoice(
    briefOf({
      rappresentante_fiscale: {
        dati_anagrafici: {
          id_fiscale_iva: { id_paese, id_codice },
          anagrafica: { denominazione: 'Delta' },
        },
      },
    }),
  );
const sent = (id_codice: string) => () =>
  buildInvoice(briefOf({ trasmissione: { id_trasmittente: { id_paese: 'IT', id_codice } } }));
const simplified = (cessionario: object) => () =>
  buildSimplified({
    cedente: supplier,
    cessionario,
    numero: '1',
    data: '2026-11-21',
    linee: [{ descrizione: 'x', importo: 1, aliquota_iva: 22 }],
  } as never);
const self = (tipo_documento: string, paese: string) => () =>
  selfInvoice({
    tipo_documento,
    emittente: { denominazione: 'B', partita_iva: '12345678903', sede: TURIN },
    fornitore: {
      denominazione: 'C',
      paese,
      partita_iva: '01234567897',
      sede: { ...ROME, nazione: undefined },
    },
    numero: '1',
    data: '2026-11-21',
    linee: [HUNDRED],
  } as never);
const priced =
  (divisa: string, data = '2026-11-21') =>
  () =>
    buildInvoice(briefOf({ divisa, data }));

describe('countries', () => {
  it.each<[name: string, make: () => unknown, problems: readonly string[]]>([
    ['GB', bought(foreigner('GB')), []],
    ['in small letters', bought(foreigner('gb')), []],
    ['Greece', bought(foreigner('GR')), []],
    ['Kosovo', bought(foreigner('XK')), []],
    ['Northern Ireland', bought(foreigner('XI')), []],
    ['UK', bought(foreigner('UK')), ['/cessionario/paese country GB']],
    ['EL', bought(foreigner('EL')), ['/cessionario/paese country GR']],
    ['none', bought(foreigner('ZZ')), ['/cessionario/paese country ']],
    ['one that came apart', bought(foreigner('AN')), ['/cessionario/paese country CW SX BQ']],
    ['an address', bought(foreigner('GB', { nazione: 'UK' })), ['/cessionario/sede/nazione country GB']],
    [
      'an address by the code of a VAT number',
      bought(foreigner('XI', { nazione: 'XI' })),
      ['/cessionario/sede/nazione country GB'],
    ],
    [
      'an address by the code of Livigno',
      bought({ ...customer, sede: { ...TURIN, nazione: 'OO' } }),
      ['/cessionario/sede/nazione country IT'],
    ],
    ['Livigno, which no customer has', bought(foreigner('OO', TURIN)), ['/cessionario/paese country IT']],
    ['Livigno of a TD17', self('TD17', 'OO'), []],
    [
      'an agent',
      agent('UK', '1'),
      ['/rappresentante_fiscale/dati_anagrafici/id_fiscale_iva/id_paese country GB'],
    ],
    [
      'a simplified customer',
      simplified({ paese: 'UK', partita_iva: '1' }),
      ['/cessionario/paese country GB'],
    ],
    [
      'a simplified customer with its name',
      simplified({ ...foreigner('EL'), tipo: undefined }),
      ['/cessionario/paese country GR'],
    ],
  ])('%s', (_, make, problems) => {
    expect(problemsOf(make)).toEqual(problems);
  });

  it.each([
    ['GR', 'EL123456789', 'GR', '123456789', 'GR'],
    ['GR', 'GR123456789', 'GR', '123456789', 'GR'],
    ['XI', 'XI123456789', 'XI', '123456789', 'GB'],
  ])('%s %s is %s %s of %s', (paese, partita_iva, id_paese, id_codice, nazione) => {
    const { cessionario_committente: block } = buildInvoice(
      briefOf({ cessionario: { ...foreigner(paese), partita_iva } } as never),
    ).fattura_elettronica_header;
    expect([block.dati_anagrafici.id_fiscale_iva, block.sede.nazione]).toEqual([
      { id_paese, id_codice },
      nazione,
    ]);
  });

  it('places outside the VAT territory are in Italy', () => {
    const { cedente_prestatore: block } = (self('TD19', 'OO')() as ReturnType<typeof selfInvoice>)
      .fattura_elettronica_header;
    expect([block.dati_anagrafici.id_fiscale_iva.id_paese, block.sede.nazione]).toEqual(['OO', 'IT']);
  });

  it('an alias is not itself a code, and its target is one', () => {
    const known = [...MISSPELT_COUNTRIES.keys()].filter((code) => NazioneCodes.find(code));
    expect(known).toEqual(['EL']);
    expect([...MISSPELT_COUNTRIES.values()].flat().filter((code) => !NazioneCodes.find(code))).toEqual([]);
  });
});

describe('Italian identifiers in blocks of the JSON form', () => {
  const at = '/rappresentante_fiscale/dati_anagrafici/id_fiscale_iva/id_codice';
  it.each<[name: string, make: () => unknown, problems: readonly string[]]>([
    ['an agent', agent('IT', '01234567897'), []],
    ['one with a wrong number (00303)', agent('IT', '01234567890'), [`${at} id.vat `]],
    ['a transmitter', sent('RSSMRA80A01H501U'), []],
    [
      'one with a wrong number (00300)',
      sent('RSSMRA80A01H501A'),
      ['/trasmissione/id_trasmittente/id_codice id.fiscal '],
    ],
  ])('%s', (_, make, problems) => {
    expect(problemsOf(make)).toEqual(problems);
  });
});

describe('currencies', () => {
  it.each<[name: string, make: () => unknown, problems: readonly string[]]>([
    ['dollars', priced('USD'), []],
    ['none', priced('XYZ'), ['/divisa currency ']],
    ['pounds', priced('UKP'), ['/divisa currency GBP']],
    ['lire', priced('ITL'), ['/divisa currency EUR']],
    ['kuna while they were', priced('HRK', '2023-01-14'), []],
    ['kuna', priced('HRK', '2023-01-15'), ['/divisa currency.retired EUR']],
    ['lev', priced('BGN'), ['/divisa currency.retired EUR']],
  ])('%s', (_, make, problems) => {
    expect(problemsOf(make)).toEqual(problems);
  });

  it('a withdrawn currency has a successor, and a misspelt one is not itself a code', () => {
    const retired = DivisaCodes.codes.filter(({ until }) => until !== undefined).map(({ code }) => code);
    expect(retired.filter((code) => !MISSPELT_CURRENCIES.has(code))).toEqual([]);
    const known = [...MISSPELT_CURRENCIES.keys()].filter((code) => DivisaCodes.find(code));
    expect(known).toEqual(retired);
    const others = [...MISSPELT_CURRENCIES.values()].filter(
      (code) => DivisaCodes.find(code)?.until !== undefined,
    );
    expect(others).toEqual([]);
  });

  it('are the current ones of the platform', () => {
    const ours = new Set(DivisaCodes.codes.map(({ code }) => code));
    // A newer Node may know a currency introduced after this list: then add it.
    expect(
      Intl.supportedValuesOf('currency').filter((code) => !ours.has(code) && !MISSPELT_CURRENCIES.has(code)),
    ).toEqual([]);
  });
});
