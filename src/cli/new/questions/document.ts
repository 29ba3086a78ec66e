/** Questions of an invoice other than its parties and lines: type, number, professional data, payment. */
import { chargesVat, documentTraits, mayBeWithheld } from '../../../domain/index.ts';
import {
  CausalePagamentoCodes,
  ModalitaPagamentoCodes,
  TipoCassaCodes,
  TipoDocumentoCodes,
} from '../../../model/index.ts';
import type { Kind } from '../definition.ts';
import type { Asker } from './asker.ts';
import { askDeliveries } from './deliveries.ts';
import { askLines, askTax } from './lines.ts';
import type { Numbering } from './numbering.ts';
import { askCustomer, askIssuer } from './parties.ts';
import { percent, terms } from './readers.ts';
import type { Context } from './work.ts';

/** Earlier answers that later questions depend on. */
interface Situation {
  readonly regime: string;
  readonly supplierIsPerson: boolean;
  readonly customer: string;
}

const BANK_TRANSFER = 'MP05';

const INVOICE = 'TD01';

/** Types that a supplier issues; notes and self-invoices are separate kinds. */
const TYPES = TipoDocumentoCodes.codes
  .filter(
    ({ traits }) => traits?.madeBy === 'supplier' && traits.parties !== 'one' && traits.note === undefined,
  )
  .map(({ code }) => code);

export async function askInvoice(asker: Asker, context: Context): Promise<void> {
  const { kind, suppliers, numbering } = context;
  const { regime, isPerson, vatNumber } = await askIssuer(asker, '/cedente', suppliers);
  const customer = await askCustomer(asker);
  const situation: Situation = { regime, customer, supplierIsPerson: isPerson };
  const type = await askDocument(asker, situation, { kind, numbering, issuer: vatNumber });
  const lines = await askLines(asker, situation);
  if (documentTraits(type).isDeferred === true) {
    const dated = String(asker.brief['data'] ?? context.asOf);
    await askDeliveries(asker, { lines, dated, language: context.language });
  }
  if (kind === 'parcella') await askProfession(asker, situation);
  await askPayment(asker, suppliers.find(vatNumber)?.iban);
}

/** @returns the type of document. */
async function askDocument(
  asker: Asker,
  { customer, regime }: Situation,
  {
    kind,
    numbering,
    issuer,
  }: { readonly kind: Kind; readonly numbering: Numbering; readonly issuer: string },
): Promise<string> {
  const { words } = asker;
  asker.head(words.document);
  const type =
    kind === 'parcella'
      ? ''
      : await asker.ask({
          path: '/tipo_documento',
          text: words.invoiceType,
          fallback: INVOICE,
          needed: true,
          capitals: true,
          oneOf: TYPES,
          codes: TipoDocumentoCodes,
        });
  await numbering.ask(asker, { issuer, group: 'invoice' });
  if (customer !== 'pa') return type;
  const cig = await asker.ask({ path: '/riferimenti/ordine/0/codice_cig', text: words.cig, capitals: true });
  if (cig !== '') {
    await asker.ask({ path: '/riferimenti/ordine/0/id_documento', text: words.order, needed: true });
  }
  // Split payment: public administrations pay the VAT themselves (DPR 633/1972, art. 17-ter).
  if (chargesVat(regime)) {
    await asker.ask({
      path: '/esigibilita_iva',
      text: words.dueness,
      fallback: 'S',
      capitals: true,
      oneOf: ['S', 'I', 'D'],
    });
  }
  return type;
}

/** Asks for the pension fund and the withholding tax of a professional's invoice. */
async function askProfession(asker: Asker, situation: Situation): Promise<void> {
  const { words } = asker;
  asker.head(words.profession);
  const fund = await asker.ask({
    path: '/casse/0/tipo_cassa',
    text: words.fund,
    capitals: true,
    codes: TipoCassaCodes,
  });
  if (fund !== '') {
    await asker.ask({
      path: '/casse/0/al_cassa',
      text: words.fundRate,
      fallback: '4',
      needed: true,
      read: percent,
    });
    // With lines at several rates, the rate of the contribution cannot be derived.
    if (asker.problems().some(({ code }) => code === 'tax.several'))
      await askTax(asker, '/casse/0', situation);
  }
  await askWithholding(asker, situation);
}

async function askWithholding(asker: Asker, situation: Situation): Promise<void> {
  const { regime, customer, supplierIsPerson } = situation;
  const { words } = asker;
  const at = '/ritenute/0';
  const isUsual = mayBeWithheld(regime) && (customer === 'azienda' || customer === 'pa');
  const rate = await asker.ask({
    path: `${at}/aliquota`,
    text: isUsual ? words.withheld : words.withheldIfAny,
    read: percent,
    ...(isUsual ? { fallback: '20' } : {}),
  });
  if (rate === '') return;
  asker.set(`${at}/tipo_ritenuta`, supplierIsPerson ? 'RT01' : 'RT02');
  await asker.ask({
    path: `${at}/causale_pagamento`,
    text: words.purpose,
    fallback: 'A',
    needed: true,
    capitals: true,
    codes: CausalePagamentoCodes,
  });
}

/** @param iban The IBAN of the previous invoice, as the default. */
async function askPayment(asker: Asker, iban: string | undefined): Promise<void> {
  const { words } = asker;
  asker.head(words.payment);
  const means = await asker.ask({
    path: '/pagamento/modalita',
    text: words.means,
    fallback: BANK_TRANSFER,
    capitals: true,
    codes: ModalitaPagamentoCodes,
  });
  if (means === '') return;
  if (means === BANK_TRANSFER) {
    await asker.ask({
      path: '/pagamento/iban',
      text: words.iban,
      capitals: true,
      ...(iban === undefined ? {} : { fallback: iban }),
    });
  }
  await asker.ask({ path: '/pagamento/scadenze', text: words.terms, read: terms });
}
