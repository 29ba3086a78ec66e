import { type Case, testRule } from '../../support/ruleTester.ts';

const id = 'cessionario.dati_anagrafici.id_fiscale_iva';
const at = 'linee.0.natura';
const buyer = (id_paese: string) => ({ [id]: { id_paese, id_codice: 'X1234567' } });
const untaxed = (natura: string) => ({ 'linee.0.aliquota_iva': '0.00', [at]: natura });
const sale = (natura: string, id_paese: string) => ({ ...buyer(id_paese), ...untaxed(natura) });
const told = (finding: string, natura: string, country: string) =>
  [{ id: finding, at, severity: 'warning', params: { natura, country }, fix: null }] as const;
const line = (numero_linea: string, natura: string) => ({
  numero_linea,
  descrizione: 'Panca',
  prezzo_unitario: '0.00',
  prezzo_totale: '0.00',
  aliquota_iva: '0.00',
  natura,
});

const OUTSIDE = ['CH', 'US', 'GB', 'NO', 'SM'];
const WITHIN = ['DE', 'FR', 'EL', 'GR', 'XI', 'MC'];
const DOMESTIC = ['N3.5', 'N6.1', 'N6.2', 'N6.3', 'N6.4', 'N6.5', 'N6.6', 'N6.7', 'N6.8'];
/** Natura codes possible for any country, as far as a file shows. */
const FREE = ['N1', 'N2.1', 'N2.2', 'N3.1', 'N3.4', 'N3.6', 'N4', 'N5', 'N6.9', 'N7'];

testRule('Q-NATURA', {
  cases: [
    { name: 'VAT, Italian buyer' },
    { name: 'VAT, foreign buyer', set: buyer('CH') },
    ...OUTSIDE.map(
      (country): Case => ({
        name: `N3.2 to ${country}`,
        set: sale('N3.2', country),
        finds: told('union', 'N3.2', country),
      }),
    ),
    ...WITHIN.map((country): Case => ({ name: `N3.2 to ${country}`, set: sale('N3.2', country) })),
    { name: 'N3.2 to GB in 2020', set: { ...sale('N3.2', 'GB'), 'documento.data': '2020-12-31' } },
    ...['SM', 'VA'].map((country): Case => ({ name: `N3.3 to ${country}`, set: sale('N3.3', country) })),
    ...['DE', 'CH'].map(
      (country): Case => ({
        name: `N3.3 to ${country}`,
        set: sale('N3.3', country),
        finds: told('sanMarino', 'N3.3', country),
      }),
    ),
    ...DOMESTIC.flatMap((natura): Case[] => [
      { name: `${natura} to DE`, set: sale(natura, 'DE'), finds: told('domestic', natura, 'DE') },
      { name: `${natura} to an Italian`, set: untaxed(natura) },
    ]),
    ...FREE.map((natura): Case => ({ name: `${natura} to CH`, set: sale(natura, 'CH') })),
    // Triangular supplies, and services on goods abroad, make all of these possible.
    ...['N2.1', 'N3.1', 'N3.2', 'N3.3'].map(
      (natura): Case => ({ name: `${natura} to an Italian`, set: untaxed(natura) }),
    ),
    // A customer with any Italian identifier is not foreign.
    {
      name: 'N6.1 to a foreigner with an Italian fiscal code',
      set: { ...sale('N6.1', 'DE'), 'cessionario.dati_anagrafici.codice_fiscale': '80000000002' },
    },
    {
      name: 'N6.1 to a foreigner with a stable organisation',
      set: {
        ...sale('N6.1', 'DE'),
        'cessionario.stabile_organizzazione': {
          indirizzo: 'Via Po 1',
          cap: '10121',
          comune: 'Torino',
          provincia: 'TO',
          nazione: 'IT',
        },
      },
    },
    {
      name: 'N6.1 to a foreigner with a tax representative',
      set: {
        ...sale('N6.1', 'DE'),
        'cessionario.rappresentante_fiscale': {
          id_fiscale_iva: { id_paese: 'IT', id_codice: '02718281823' },
          denominazione: 'Studio Rossi',
        },
      },
    },
    { name: 'N6.1, the areas outside VAT', set: sale('N6.1', 'OO') },
    { name: 'N6.1, a buyer without VAT number', set: { ...untaxed('N6.1'), [id]: null } },
    {
      name: 'an integration of the buyer',
      set: { ...sale('N6.1', 'DE'), 'documento.tipo_documento': 'TD17' },
    },
    {
      name: 'each Natura once, where it stands first',
      set: { ...sale('N3.2', 'CH'), 'linee.1': line('2', 'N3.2'), 'linee.2': line('3', 'N6.1') },
      finds: [
        { id: 'union', at },
        { id: 'domestic', at: 'linee.2.natura' },
      ],
    },
    {
      name: 'of a cassa',
      set: {
        ...buyer('DE'),
        cassa: [
          {
            tipo_cassa: 'TC01',
            al_cassa: '4.00',
            importo_contributo_cassa: '4.00',
            aliquota_iva: '0.00',
            natura: 'N6.1',
          },
        ],
      },
      finds: [{ id: 'domestic', at: 'cassa.0.natura' }],
    },
    {
      name: 'simplified',
      kind: 'FSM10',
      set: {
        'cessionario.identificativi_fiscali.id_fiscale_iva': { id_paese: 'CH', id_codice: 'CHE123456788' },
        'voci.0': {
          descrizione: 'Sgabello',
          importo: '36.60',
          dati_iva: { aliquota: '0.00' },
          natura: 'N3.2',
        },
      },
      finds: [{ id: 'union', at: 'voci.0.natura' }],
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: sale('N6.1', 'DE'),
      finds: told('domestic', 'N6.1', 'DE'),
    },
    {
      name: 'in the second body',
      set: { ...buyer('CH'), 'body1.linee.0.aliquota_iva': '0.00', 'body1.linee.0.natura': 'N3.2' },
      finds: [{ id: 'union', at: 'body1.linee.0.natura' }],
    },
  ],
});
