/** Documents created from e-invoices with the client: refusals, and results. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FatturaClient, reissueDiscarded, submitInvoice, waitForStatus } from '../../src/api/index.ts';
import type { OrdinaryInvoice } from '../../src/model/index.ts';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { cms } from '../support/cmsWriter.ts';
import { startTestSandbox } from '../support/sandbox.ts';
import { projectRoot } from '../support/shared.ts';
import { fixture, invoiceNumbered, invoiceTo } from './documentsFixtures.ts';

let sandbox: Sandbox;
let client: FatturaClient;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const { url: baseUrl, apiKey, companyId } = sandbox;
  client = new FatturaClient({ baseUrl, apiKey, companyId, rateLimit: 10_000 });
}, 60_000);
afterAll(() => sandbox.close());

const post = (body: string | Uint8Array<ArrayBuffer>, type: string, query = ''): Promise<Response> =>
  fetch(`${sandbox.url}/api/v1/companies/${sandbox.companyId}/documents/invoice${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.apiKey}`, 'content-type': type },
    body,
  });

async function all<T>(list: AsyncIterable<T>): Promise<readonly T[]> {
  const rows: T[] = [];
  for await (const row of list) rows.push(row);
  return rows;
}

interface ErrorBody {
  readonly errors: readonly {
    readonly code: string;
    readonly title: string;
    readonly source: { readonly pointer: string } | null;
  }[];
}

const simple = fixture('FPR12-simple.xml').text;
const json = (): OrdinaryInvoice => JSON.parse(fixture('FPR12-simple.json').text);
const HEADER = '/fattura_elettronica_header';
const GENERAL = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento';
const LINES = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee';

interface Refused {
  readonly name: string;
  readonly body: string | Uint8Array;
  readonly type?: 'application/json';
  readonly query?: string;
  readonly status: number;
  /** The first word of each title, which is SdI's code if there is one, and the pointer. */
  readonly errors: readonly (readonly [code: string | null, pointer: string | null])[];
}

const REFUSED: readonly Refused[] = [
  { name: 'nothing', body: '', status: 400, errors: [[null, null]] },
  { name: 'no invoice', body: '<a/>', status: 400, errors: [[null, null]] },
  { name: 'no XML', body: '{}', status: 400, errors: [[null, null]] },
  { name: 'no JSON', body: '<a/>', type: 'application/json', status: 400, errors: [[null, null]] },
  { name: 'an array', body: '[]', type: 'application/json', status: 400, errors: [[null, null]] },
  { name: 'null', body: 'null', type: 'application/json', status: 400, errors: [[null, null]] },
  {
    name: 'JSON in Latin-1',
    body: new Uint8Array([0x7b, 0x22, 0xe8, 0x22, 0x3a, 0x31, 0x7d]),
    type: 'application/json',
    status: 400,
    errors: [[null, null]],
  },
  {
    name: 'a p7m',
    body: cms(simple),
    status: 400,
    errors: [[null, null]],
  },
  { name: 'an empty object', body: '{}', type: 'application/json', status: 422, errors: [['00200', '']] },
  { name: 'broken XML', body: simple.slice(0, 900), status: 422, errors: [['00200', '']] },
  {
    name: 'simplified',
    body: fixture('FSM10-simple.xml').text,
    status: 422,
    errors: [[null, '/versione']],
  },
  {
    name: 'simplified, in JSON',
    body: JSON.stringify({ ...json(), versione: 'FSM10' }),
    type: 'application/json',
    status: 422,
    errors: [[null, '/versione']],
  },
  {
    name: 'a lotto',
    body: fixture('FPR12-lotto.xml').text,
    status: 422,
    errors: [[null, '/fattura_elettronica_body']],
  },
  {
    name: 'errors of structure',
    body: simple
      .replace(/<Divisa>.*?</, '<Divisa>euro<')
      .replace(/<RegimeFiscale>.*?</, '<RegimeFiscale>RF99<'),
    status: 422,
    errors: [
      ['00200', `${HEADER}/cedente_prestatore/dati_anagrafici/regime_fiscale`],
      ['00200', `${GENERAL}/divisa`],
    ],
  },
  {
    name: 'an error of structure beside what the service fills in',
    body: simple
      .replace(/<IdTrasmittente>[\s\S]*?<\/IdTrasmittente>/, '')
      .replace(/<Divisa>.*?</, '<Divisa>euro<'),
    status: 422,
    errors: [['00200', `${GENERAL}/divisa`]],
  },
  {
    name: 'an error of content beside what the service fills in',
    body: simple
      .replace(/<ProgressivoInvio>.*?<\/ProgressivoInvio>/, '')
      .replace('<PrezzoTotale>200.00<', '<PrezzoTotale>200.50<'),
    status: 422,
    errors: [['00423', `${LINES}/0/prezzo_totale`]],
  },
  {
    name: 'an invalid sender',
    body: simple.replace(/(<IdTrasmittente>\s*<IdPaese>)IT/, '$1it'),
    status: 422,
    errors: [['00200', `${HEADER}/dati_trasmissione/id_trasmittente/id_paese`]],
  },
  {
    name: 'no number',
    body: simple.replace(/<Numero>.*?<\/Numero>/, ''),
    status: 422,
    errors: [['00200', `${GENERAL}/numero`]],
  },
  {
    name: 'a future date',
    body: simple.replace(/<Data>.*?</, '<Data>2099-01-01<'),
    status: 422,
    errors: [['00403', `${GENERAL}/data`]],
  },
  {
    name: 'a key twice',
    body: JSON.stringify(json()).replace('"versione"', '"versione":"FPR12","versione"'),
    type: 'application/json',
    status: 422,
    errors: [['00200', '/versione']],
  },
  {
    name: 'a character that XML does not have',
    body: JSON.stringify(json()).replace('pieghevoli', '\\u0000'),
    type: 'application/json',
    status: 422,
    errors: [['00200', `${LINES}/0/descrizione`]],
  },
  {
    name: 'no such sectional',
    body: simple,
    query: '?sectional_id=00000000-0000-4000-8000-000000000000',
    status: 422,
    errors: [[null, '/sectional_id']],
  },
];

describe('refused content', () => {
  it.each(REFUSED)('$name', async ({ body, type = 'application/xml', query, status, errors }) => {
    const before = await all(client.documents.list());
    const answer = await post(body as string, type, query);
    const told = (await answer.json()) as ErrorBody;
    expect(answer.status).toBe(status);
    const found = told.errors.map(({ title, source }) => [
      /^\d{5} /.exec(title)?.[0].trim() ?? null,
      source?.pointer ?? null,
    ]);
    expect(found).toEqual(errors);
    const code = status === 400 ? 'bad_request' : 'unprocessable_entity';
    expect(told.errors.every((error) => error.code === code)).toBe(true);
    expect(await all(client.documents.list())).toHaveLength(before.length);
  });
});

const VALID = readdirSync(join(projectRoot, 'fixtures/valid')).filter(
  (name) => /^FP.*\.(xml|json)$/.test(name) && !name.includes('lotto'),
);

describe('accepted content', () => {
  it.each(VALID)('%s is returned unchanged, issued and delivered', async (name) => {
    const { bytes } = fixture(name);
    const isJson = name.endsWith('.json');
    const read = isJson ? undefined : readInvoice(bytes);
    const sent = isJson ? JSON.parse(fixture(name).text) : read?.ok ? read.invoice : undefined;
    const draft = await client.documents.createInvoice(bytes);
    expect(draft).toMatchObject({
      status: 'DRAFT',
      file_name: null,
      delivery_date: null,
      is_e_invoice: true,
    });
    const kept = await client.documents.getInvoice(draft.id);
    expect(kept).toEqual({ invoice: sent, xml_url: null });
    await client.documents.delete(draft.id);

    const issued = await client.documents.createInvoice(bytes, { issue: true });
    expect(issued.file_name).toMatch(/^IT02718281823_[0-9A-Z]{5}\.xml$/);
    const document = await waitForStatus(client, issued, {
      until: 'DELIVERED',
      interval: 5,
      timeout: 15_000,
    });
    expect(document.delivery_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const { invoice } = await client.documents.getInvoice(issued.id);
    const { id_trasmittente, progressivo_invio } = invoice!.fattura_elettronica_header.dati_trasmissione;
    expect(id_trasmittente).toEqual({ id_paese: 'IT', id_codice: '02718281823' });
    expect(issued.file_name).toBe(`IT02718281823_${progressivo_invio}.xml`);
    await client.documents.delete(issued.id);
  });
});

describe('fields that the service fills in', () => {
  const without = simple
    .replace(/<IdTrasmittente>[\s\S]*?<\/IdTrasmittente>/, '')
    .replace(/<ProgressivoInvio>.*?<\/ProgressivoInvio>/, '');
  const bare = json();
  const transmission: { id_trasmittente?: unknown; progressivo_invio: unknown } =
    bare.fattura_elettronica_header.dati_trasmissione;
  delete transmission.id_trasmittente;
  transmission.progressivo_invio = null;

  it.each([
    ['XML', without, (readInvoice(without) as { partial?: unknown }).partial],
    ['JSON', JSON.stringify(bare), bare],
  ])('%s without sender and progressivo', async (_name, invoice, sent) => {
    const draft = await client.documents.createInvoice(invoice);
    expect((await client.documents.getInvoice(draft.id)).invoice).toEqual(sent);
    await client.documents.delete(draft.id);
    const issued = await client.documents.createInvoice(invoice, { issue: true });
    const { invoice: filled } = await client.documents.getInvoice(issued.id);
    expect(filled?.fattura_elettronica_header.dati_trasmissione).toMatchObject({
      id_trasmittente: { id_paese: 'IT', id_codice: '02718281823' },
      progressivo_invio: issued.file_name?.slice(14, 19),
    });
    await client.documents.delete(issued.id);
  });
});

describe('fields of a document', () => {
  it('of the invoice, the counterpart and the payments', async () => {
    const made = await client.documents.createInvoice(invoiceNumbered('say-1'));
    const document = await client.documents.get(made.id, { expand: ['counterpart', 'flows', 'sectional'] });
    expect(document).toMatchObject({
      number: 'say-1',
      progressive: null,
      sectional: null,
      type: 'INVOICE',
      direction: 'ISSUED',
      format: 'FPR12',
      creation_date: '2025-03-17',
      gross_amount: { amount: '292.80', currency: 'EUR' },
      vat_amount: { amount: '52.80', currency: 'EUR' },
      delivery_status: null,
      counterpart: {
        company_name: 'Ciclofficina Pedale Lento S.n.c.',
        vat_number: '03141592653',
        tax_number: null,
        identity_type: 'COMPANY',
        destination_code: 'M5UXCR1',
        address: 'Viale delle Biciclette 7',
        city: 'Ferrara',
        postal_code: '44121',
        province_code: 'FE',
        country: 'IT',
      },
    });
    expect(document.flows).toHaveLength(1);
    expect(document.flows?.[0]).toMatchObject({ payment_status: 'TO_PAY', amount: { amount: '292.80' } });
  });

  it('concurrent invoices create each counterpart once', async () => {
    const vat = '12345670017';
    const invoices = Array.from({ length: 12 }, (_, index) =>
      invoiceNumbered(`par-${index}`, (xml) => xml.replace('03141592653', vat)),
    );
    const made = await Promise.all(invoices.map((invoice) => client.documents.createInvoice(invoice)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(12);
    expect(await all(client.counterparts.list({ filter: { vat_number: { eq: vat } } }))).toHaveLength(1);
  });
});

describe('numbers', () => {
  const NUMERO = `${GENERAL}/numero`;

  it('a number in use is refused, with the document that has it', async () => {
    const made = await client.documents.createInvoice(invoiceNumbered('taken-1'));
    const answer = await post(
      invoiceNumbered('taken-1', (xml) => xml.replace('2025-03-17', '2025-04-01')),
      'application/xml',
    );
    const body = await answer.text();
    expect(answer.status).toBe(422);
    expect(JSON.parse(body).errors[0].source.pointer).toBe(NUMERO);
    expect(body).toContain(made.id);
  });

  it('one of two concurrent invoices with the same number is refused', async () => {
    const invoice = invoiceNumbered('race-1');
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await post(invoice, 'application/xml')).status),
    );
    expect(statuses.sort()).toEqual([200, ...Array(7).fill(422)]);
  });

  it('automatic numbers have no gaps or duplicates, and skip numbers in use', async () => {
    const sectional = await client.documentSectionals.create({
      year: 2025,
      prefix: 'A/',
      suffix: '-x',
      minimum_digits: 3,
    });
    await client.documents.createInvoice(invoiceNumbered('A/004-x'));
    const options = { automatic_number: true, sectional_id: sectional.id };
    const invoice = simple.replace(/<Numero>.*?<\/Numero>/, '');
    // A failure uses no number.
    await post('<a/>', 'application/xml', `?automatic_number=true&sectional_id=${sectional.id}`);
    const made = await Promise.all(
      Array.from({ length: 20 }, () => client.documents.createInvoice(invoice, options)),
    );
    const expected = Array.from({ length: 21 }, (_, index) => String(index + 1)).filter((one) => one !== '4');
    expect(made.map(({ progressive }) => progressive).sort()).toEqual([...expected].sort());
    expect(made.map(({ number }) => number).sort()).toEqual(
      expected.map((one) => `A/${one.padStart(3, '0')}-x`).sort(),
    );
    const [first] = made;
    const { invoice: kept } = await client.documents.getInvoice(first!.id);
    expect(kept?.fattura_elettronica_body[0]?.dati_generali.dati_generali_documento.numero).toBe(
      first?.number,
    );
  });

  it('without a series, numbers are integers per year', async () => {
    const of = async (year: string) =>
      (
        await client.documents.createInvoice(simple.replace('2025-03-17', `${year}-03-17`), {
          automatic_number: true,
        })
      ).number;
    expect([await of('2024'), await of('2024'), await of('2023')]).toEqual(['1', '2', '1']);
  });

  it.each([
    ['another year', { year: 2024, prefix: 'B' }, '/sectional_id'],
    ['too long', { year: 2025, prefix: 'x'.repeat(21) }, NUMERO],
    ['not of the alphabet', { year: 2025, prefix: '№' }, NUMERO],
    ['too many zeros', { year: 2025, prefix: 'C', minimum_digits: 20 }, NUMERO],
  ])('a series of %s', async (_name, series, pointer) => {
    const { id } = await client.documentSectionals.create(series);
    const answer = await post(simple, 'application/xml', `?automatic_number=true&sectional_id=${id}`);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as ErrorBody).errors.map(({ source }) => source?.pointer)).toEqual([
      pointer,
    ]);
  });
});

describe('discarded documents', () => {
  it('keep their number until they are deleted, and can be sent again with another file name', async () => {
    const discarded = await client.documents.createInvoice(invoiceTo('SCARTO1', 're-1'), { issue: true });
    const seen = await waitForStatus(client, discarded, { until: 'DISCARDED', interval: 5, timeout: 15_000 });
    const again = await post(invoiceNumbered('re-1'), 'application/xml');
    expect(again.status).toBe(422);
    const { document } = await reissueDiscarded(client, seen, { invoice: invoiceNumbered('re-1') });
    await waitForStatus(client, document, { until: 'DELIVERED', interval: 5, timeout: 15_000 });
    expect(document.number).toBe('re-1');
    expect(document.file_name).not.toBe(discarded.file_name);
    await expect(client.documents.get(discarded.id)).rejects.toMatchObject({ status: 404 });
  });

  it('are created once when submitted again', async () => {
    const first = await submitInvoice(client, invoiceNumbered('once-1'), { issue: true });
    const second = await submitInvoice(client, invoiceNumbered('once-1'), { issue: true, lookUpFirst: true });
    expect(second.document.id).toBe(first.document.id);
  });
});
