/** Compiled outside the project against the built declarations; `exports.test.ts` says in which ways. */
import {
  type DatiPagamento,
  type DettaglioLinee,
  type FileReport,
  type Invoice,
  InvoiceReadError,
  type OrdinaryInvoice,
  parseInvoice,
  readInvoice,
  type SimplifiedInvoice,
  type TipoDocumento,
  validate,
  writeInvoice,
} from 'fattura';
import {
  type ClientOptions,
  type Document,
  FatturaClient,
  type Money,
  NotFoundError,
  type RequestEvent,
  type StatusError,
} from 'fattura/api';
import { type CodeList, codeLists, formats, ordinary } from 'fattura/model';
import { createReport, type Finding } from 'fattura/validate';
import { type Lines, readInvoice as readXml } from 'fattura/xml';

const bytes = new Uint8Array();
const result = readInvoice(bytes, { maxBytes: 1000 });
if (result.ok) {
  const invoice: Invoice = result.invoice;
  if (invoice.versione === 'FSM10') {
    const simplified: SimplifiedInvoice = invoice;
    const amount: string | undefined = simplified.fattura_elettronica_body[0]?.dati_beni_servizi[0]?.importo;
    String(amount);
  } else {
    const ordinaryInvoice: OrdinaryInvoice = invoice;
    for (const body of ordinaryInvoice.fattura_elettronica_body) {
      const lines: DettaglioLinee[] = body.dati_beni_servizi.dettaglio_linee;
      const payments: DatiPagamento[] | undefined = body.dati_pagamento;
      const days: number | undefined = payments?.[0]?.dettaglio_pagamento[0]?.giorni_termini_pagamento;
      const kind: TipoDocumento = body.dati_generali.dati_generali_documento.tipo_documento;
      String([lines.map((line) => line.prezzo_totale), days, kind]);
      // @ts-expect-error no such code
      const wrong: TipoDocumento = 'TD99';
      // @ts-expect-error amounts are text, never floats
      const float: number = lines[0]?.prezzo_totale;
      String([wrong, float]);
    }
  }
  // @ts-expect-error a format is told apart before its blocks are used
  String(invoice.fattura_elettronica_body[0]?.dati_beni_servizi.dettaglio_linee);
} else {
  for (const problem of result.problems) {
    if (problem.id === 'value.length') {
      const { min, max }: { min: number; max: number } = problem.params;
      String([min, max]);
    }
    // @ts-expect-error parameters depend on the id
    String(problem.params.min);
  }
}

const text: string = writeInvoice(parseInvoice('<a/>'));
const out: Uint8Array = writeInvoice(parseInvoice(text), { as: 'bytes' });
const report: FileReport = validate(out, { language: 'en' });
const finding: Finding | undefined = report.findings[0];
const lists: readonly CodeList[] = Object.values(codeLists);
const source: { readonly lines: Lines } | null = readXml(out).source;
const names: readonly string[] = formats.map(({ root }) => root);
String([finding, lists, source, names, ordinary.namespace, createReport, InvoiceReadError]);

const options: ClientOptions = {
  // A variable of the environment may be undefined, also under exactOptionalPropertyTypes.
  companyId: undefined as string | undefined,
  onRequest: (event: RequestEvent) => String([event.phase, event.error?.code]),
};

/** Never called: the types are what is tested. */
export async function calls(client = new FatturaClient(options)): Promise<void> {
  const document: Document = await client.documents.get('id', {}, { signal: AbortSignal.timeout(5) });
  const status: string | undefined = document.status;
  const amount: Money | undefined = document.gross_amount;
  for await (const { id, category } of client.documents.list({
    filter: { status: { in: ['DRAFT'] }, creation_date: { gte: '2026-01-01' } },
    sort: ['-creation_date'],
    expand: ['category'],
  })) {
    String([id, category?.name]);
  }
  for await (const page of client.transactions.list().pages()) String([page.data.length, page.hasNext]);
  // @ts-expect-error no such field
  client.documents.list({ filter: { colour: 'red' } });
  // @ts-expect-error no such sort
  client.documents.list({ sort: 'colour' });
  await client.documents.delete('id');
  const { data, response } = await client.accounts.get('id').withResponse();
  const raw: Response = await client.companies.list().asResponse();
  const any: { readonly a: number } = await client.request<{ readonly a: number }>('GET', '/api/v1/a');
  const caught: unknown = null;
  if (caught instanceof NotFoundError) {
    const error: StatusError = caught;
    String([error.pointers, error.requestId]);
  }
  String([status, amount, data, response.headers, raw, any]);
}
