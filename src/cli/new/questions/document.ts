/** What was sold, and how it is paid. */
import {
  CausalePagamentoCodes,
  ModalitaPagamentoCodes,
  NaturaCodes,
  TipoCassaCodes,
} from '../../../model/index.ts';
import type { Asker } from './asker.ts';

/** What earlier answers say about later questions. */
export interface Situation {
  readonly regime: string;
  readonly supplierIsPerson: boolean;
  readonly customer: string;
  readonly day: string;
}

/** Regimes that charge no VAT. */
const WITHOUT_VAT = ['RF02', 'RF19', 'RF20'];

/** The flat-rate regime, whose income nobody withholds from. */
const FLAT_RATE = 'RF19';

const BANK_TRANSFER = 'MP05';

export async function askDocument(asker: Asker, { day, customer, regime }: Situation): Promise<void> {
  const { words } = asker;
  await askNumberAndDate(asker, day);
  if (customer !== 'pa') return;
  const cig = await asker.ask({ path: '/riferimenti/ordine/0/codice_cig', text: words.cig, capitals: true });
  if (cig !== '') {
    await asker.ask({ path: '/riferimenti/ordine/0/id_documento', text: words.order, needed: true });
  }
  if (WITHOUT_VAT.includes(regime)) return;
  // Public offices pay the VAT themselves (DPR 633/1972, art. 17-ter).
  await asker.ask({
    path: '/esigibilita_iva',
    text: words.dueness,
    fallback: 'S',
    capitals: true,
    oneOf: ['S', 'I', 'D'],
  });
}

/** @param series What numbers of the kind begin with, so that they are no numbers of invoices. */
export async function askNumberAndDate(asker: Asker, day: string, series = ''): Promise<void> {
  const { words } = asker;
  await asker.say(words.document);
  const fallback = `${day.slice(0, 4)}/${series}1`;
  await asker.ask({ path: '/numero', text: words.number, fallback, needed: true });
  await asker.ask({ path: '/data', text: words.date, fallback: day, needed: true });
}

/** Lines until a description is left empty; one at least. */
export async function askLines(asker: Asker, situation: Situation): Promise<void> {
  const { words } = asker;
  for (let index = 0; ; index += 1) {
    await asker.say(words.line(index + 1));
    const at = `/linee/${index}`;
    const description = await asker.ask({
      path: `${at}/descrizione`,
      text: index === 0 ? words.description : words.descriptionOrEnd,
      ...(index === 0 ? { needed: true } : {}),
    });
    if (description === '') return;
    await asker.ask({ path: `${at}/quantita`, text: words.quantity, fallback: '1', number: true });
    await asker.ask({ path: `${at}/prezzo_unitario`, text: words.price, needed: true, number: true });
    await askTax(asker, at, situation);
  }
}

/** A rate, or why there is none; a customer abroad has no usual one. */
export async function askTax(
  asker: Asker,
  at: string,
  { regime, customer }: Pick<Situation, 'regime' | 'customer'>,
): Promise<void> {
  if (WITHOUT_VAT.includes(regime)) return;
  await asker.ask({
    path: `${at}/aliquota_iva`,
    or: { form: /^N/, path: `${at}/natura` },
    text: asker.words.tax,
    needed: true,
    number: true,
    capitals: true,
    codes: NaturaCodes,
    ...(customer === 'estero' ? {} : { fallback: USUAL_RATE }),
  });
}

/** The ordinary rate (DPR 633/1972, art. 16). */
export const USUAL_RATE = '22';

/** What a professional's invoice has beside its lines. */
export async function askProfession(asker: Asker, situation: Situation): Promise<void> {
  const { words } = asker;
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
      number: true,
    });
    // Lines that are taxed in different ways do not tell how the contribution is.
    if (asker.problems().some(({ code }) => code === 'tax.several'))
      await askTax(asker, '/casse/0', situation);
  }
  await askWithholding(asker, situation);
}

async function askWithholding(asker: Asker, situation: Situation): Promise<void> {
  const { regime, customer, supplierIsPerson } = situation;
  const { words } = asker;
  const at = '/ritenute/0';
  const usual = regime !== FLAT_RATE && (customer === 'azienda' || customer === 'pa');
  const rate = await asker.ask({
    path: `${at}/aliquota`,
    text: words.withheld,
    number: true,
    ...(usual ? { fallback: '20' } : {}),
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

export async function askPayment(asker: Asker): Promise<void> {
  const { words } = asker;
  await asker.say(words.payment);
  const means = await asker.ask({
    path: '/pagamento/modalita',
    text: words.means,
    fallback: BANK_TRANSFER,
    capitals: true,
    codes: ModalitaPagamentoCodes,
  });
  if (means === '') return;
  if (means === BANK_TRANSFER) await asker.ask({ path: '/pagamento/iban', text: words.iban, capitals: true });
  await asker.ask({ path: '/pagamento/scadenze', text: words.terms, capitals: true });
}
