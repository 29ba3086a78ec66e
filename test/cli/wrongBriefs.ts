/** Wrong briefs, with the problems that the command, the service and the tool of an assistant report. */
import { expect } from 'vitest';
import { fixture } from './fixtures.ts';

const SEDE = { indirizzo: 'Via Appia 1', cap: '00179', comune: 'Roma', provincia: 'RM' };

/** A brief without mistakes. */
export const BRIEF = {
  cedente: { denominazione: 'Alfa S.r.l.', partita_iva: '02718281823', regime_fiscale: 'RF01', sede: SEDE },
  cessionario: { tipo: 'azienda', denominazione: 'Beta S.p.A.', partita_iva: '12345678903', sede: SEDE },
  numero: '2025/42',
  data: '2025-03-17',
  linee: [{ descrizione: 'Vino', quantita: 12, prezzo_unitario: '7.35', aliquota_iva: 22 }],
};

const LINE = BRIEF.linee[0];
const { numero: _, data: __, ...WITHOUT_HEAD } = BRIEF;
export const NOTE = { numero: '7', data: '2025-04-01' };

type Problem = readonly [id: string, path: string | null, params: object];

interface WrongBrief {
  readonly name: string;
  readonly brief: object;
  readonly kind?: string;
  /** The original invoice. */
  readonly of?: string;
  readonly problems: readonly Problem[];
}

export const wrongBriefs: readonly WrongBrief[] = [
  {
    name: 'fields are missing',
    brief: { ...WITHOUT_HEAD, linee: [{ ...LINE, descrizione: undefined }] },
    problems: [
      ['missing', '/numero', { field: 'numero' }],
      ['missing', '/data', { field: 'data' }],
      ['missing', '/linee/0/descrizione', { field: 'descrizione' }],
    ],
  },
  {
    name: 'one of two fields is missing',
    brief: { ...BRIEF, linee: [{ ...LINE, aliquota_iva: undefined }] },
    problems: [['tax.missing', '/linee/0', {}]],
  },
  {
    name: 'wrong types',
    brief: { ...BRIEF, causale: { a: 'b' }, ddt: 'x' },
    problems: [
      ['type', '/causale', { expected: 'text' }],
      ['type', '/ddt', { expected: 'list' }],
    ],
  },
  {
    name: 'unknown fields',
    brief: { ...BRIEF, 'a/b~c': '1', linee: [{ ...LINE, quantità: '1' }] },
    problems: [
      ['unknown', '/a~1b~0c', { found: 'a/b~c' }],
      ['unknown', '/linee/0/quantità', { found: 'quantità', suggestion: 'quantita' }],
    ],
  },
  {
    name: 'codes that do not exist',
    brief: { ...BRIEF, tipo_documento: 'TD99', divisa: 'XYZ', pagamento: { modalita: 'MP99' } },
    problems: [
      ['code', '/tipo_documento', { found: 'TD99', list: 'TipoDocumento' }],
      ['currency', '/divisa', { found: 'XYZ' }],
      ['code', '/pagamento/modalita', { found: 'MP99', list: 'ModalitaPagamento' }],
    ],
  },
  {
    name: 'an identifier with a wrong check digit',
    brief: { ...BRIEF, cedente: { ...BRIEF.cedente, partita_iva: '02718281824' } },
    problems: [['id.vat', '/cedente/partita_iva', { found: '02718281824', flaw: 'check', expected: '3' }]],
  },
  {
    name: 'amounts in other forms',
    brief: { ...BRIEF, linee: [{ ...LINE, prezzo_unitario: '7,35', quantita: 'x' }] },
    problems: [
      ['amount.form', '/linee/0/quantita', { found: 'x' }],
      ['amount.comma', '/linee/0/prezzo_unitario', { found: '7,35' }],
    ],
  },
  {
    name: 'instalments that are not the total',
    brief: {
      ...BRIEF,
      pagamento: { modalita: 'MP05', scadenze: [{ data: '2025-04-17', importo: '10.00' }] },
    },
    problems: [['payment.sum', '/pagamento/scadenze', { found: '10.00', expected: '107.60' }]],
  },
  {
    name: 'a date after the day of receipt',
    brief: { ...BRIEF, data: '2027-01-01' },
    problems: [['date.future', '/data', { found: '2027-01-01', asOf: '2026-06-15' }]],
  },
  {
    name: 'a note beyond its invoice',
    brief: { ...NOTE, linee: [{ numero_linea: 1, quantita: '99999' }, 9_999] },
    kind: 'credit-note',
    of: fixture.valid,
    problems: [
      ['note.beyond', '/linee/0/quantita', { found: '99999' }],
      ['note.line', '/linee/1', { line: 9_999 }],
    ],
  },
  {
    name: 'an attachment in another folder',
    brief: { ...BRIEF, allegati: [{ file: '../a.pdf' }] },
    problems: [['file.name', '/allegati/0/file', { file: '../a.pdf' }]],
  },
  {
    name: 'an invoice in place of a brief',
    brief: { fattura_elettronica_header: {}, fattura_elettronica_body: [] },
    problems: [['brief.kind', null, {}]],
  },
];

/** Texts that are not briefs. */
export const unreadableBriefs: readonly (Omit<WrongBrief, 'brief'> & {
  readonly text: string;
  readonly place: readonly [line: number, column: number] | null;
})[] = [
  {
    name: 'JSON that breaks off',
    text: '{"numero": "1",\n "data": [}',
    place: [2, 11],
    problems: [['brief.syntax', null, { form: 'json' }]],
  },
  {
    name: 'a key twice in JSON',
    text: '{"numero": "1", "numero": "2"}',
    place: [1, 17],
    problems: [['brief.duplicate', null, { form: 'json', detail: 'numero' }]],
  },
  {
    name: 'an alias in YAML',
    text: 'numero: 1\ndata: *x\n',
    place: [2, 7],
    problems: [['brief.alias', null, { form: 'yaml', detail: '*x' }]],
  },
  { name: 'words', text: 'an invoice', place: null, problems: [['brief.empty', null, {}]] },
  { name: 'a list', text: '[1]', place: null, problems: [['brief.empty', null, {}]] },
  { name: 'XML', text: '<a/>', place: null, problems: [['brief.kind', null, {}]] },
];

/** The problems of a report, without their sentences. */
export function problemsIn(report: unknown): readonly Problem[] {
  const { problems } = report as {
    readonly problems: readonly {
      readonly id: string;
      readonly path: string | null;
      readonly params: object;
    }[];
  };
  return problems.map(({ id, path, params }) => [id, path, params]);
}

/** The problems of a row, for which further parameters are accepted. */
export const expectedOf = ({ problems }: Pick<WrongBrief, 'problems'>): readonly unknown[] =>
  problems.map(([id, path, params]) => [id, path, expect.objectContaining(params)]);
