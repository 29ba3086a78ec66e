/** Payment (2.4): terms, instructions, payee. */
import type { DatiPagamento, DettaglioPagamento } from '../../../model/generated/invoice.ts';
import { meansOf, NOT_DEFINED } from '../codes/payments.ts';
import type { CreditTransfer, Payee, Payment } from '../model/invoice.ts';
import { isPeppol } from '../profiles.ts';
import { type Context, extensionOf } from './context.ts';
import { type Cursor, given, unlessEmpty } from './cursor.ts';
import { FISCAL_CODE } from './parties.ts';
import { personName } from './personName.ts';

/** Terms of an invoice without payment data: EN 16931 requires some for an amount due (BR-CO-25). */
export const NO_TERMS = 'Non indicate';

export function convertPayment(context: Context): void {
  const groups = context.body.items('dati_pagamento');
  const [first] = groups;
  if (first === undefined) {
    withoutPayment(context);
    return;
  }
  const details = first.items('dettaglio_pagamento');
  const { model } = context;
  const due = details
    .map(({ value }) => value.data_scadenza_pagamento ?? '')
    .filter((day) => day !== '')
    .sort()[0];
  if (due !== undefined) model.dueDate = due;
  const [main] = details;
  const days = main?.peek('giorni_termini_pagamento');
  const condition = first.take('condizioni_pagamento') ?? '';
  main?.take('giorni_termini_pagamento');
  const head = days === undefined ? condition : `${condition}#${days}`;
  const more = details.length > 1 || groups.length > 1 ? instalments(groups, due) : [];
  model.paymentTerms = [head, ...more].join('; ');
  if (details.length === 1) {
    main?.take('importo_pagamento');
    main?.take('data_scadenza_pagamento');
  }
  convertConditions(context, main);
  const payment = paymentOf(context, details);
  model.payment = payment;
  const payee = payeeOf(context, details);
  if (payee !== undefined) model.payee = payee;
}

/** Discount for early payment and penalty for late payment, which AgID's profile has once. */
const CONDITIONS = {
  sconto_pagamento_anticipato: 'earlyDiscount',
  data_limite_pagamento_anticipato: 'earlyDeadline',
  penalita_pagamenti_ritardati: 'latePenalty',
  data_decorrenza_penale: 'lateStart',
} as const;

function convertConditions(context: Context, main: Cursor<DettaglioPagamento> | undefined): void {
  const extension = extensionOf(context);
  if (extension === null || main === undefined) return;
  for (const [key, own] of Object.entries(CONDITIONS)) {
    const value = main.take(key as keyof typeof CONDITIONS);
    if (value !== undefined) extension[own] = value;
  }
}

/** Texts of the instalments of all groups: day, amount, means. */
function instalments(groups: readonly Cursor<DatiPagamento>[], due: string | undefined): readonly string[] {
  return groups.flatMap((group, at) => {
    if (at > 0) group.note('condizioni_pagamento', 'moved', 'X-TERMS');
    const details = group.items('dettaglio_pagamento').map((detail) => {
      const term = { term: 'paymentTerms' };
      const day =
        detail.peek('data_scadenza_pagamento') === due && due !== undefined && at === 0
          ? detail.take('data_scadenza_pagamento')
          : detail.note('data_scadenza_pagamento', 'moved', 'X-TERMS', term);
      const amount = detail.note('importo_pagamento', 'moved', 'X-TERMS', term);
      const means = detail.note('modalita_pagamento', 'moved', 'X-TERMS', term);
      return [day, amount, means].filter((part) => part !== undefined).join(' ');
    });
    return at === 0 ? details : [`${group.value.condizioni_pagamento}: ${details.join(', ')}`];
  });
}

function withoutPayment({ model, ledger, profile }: Context): void {
  model.paymentTerms = NO_TERMS;
  ledger.add('defaulted', { code: 'X-REQUIRED', term: 'paymentTerms', value: NO_TERMS, rule: 'BR-CO-25' });
  if (profile !== 'agid') return;
  model.payment = { means: NOT_DEFINED };
  ledger.add('defaulted', {
    code: 'X-REQUIRED',
    term: 'payment.means',
    value: NOT_DEFINED,
    rule: 'BR-IT-260',
  });
}

function paymentOf({ profile }: Context, details: readonly Cursor<DettaglioPagamento>[]): Payment {
  const accounts: CreditTransfer[] = [];
  for (const detail of details) {
    const iban = detail.take('iban');
    if (iban === undefined) continue;
    const bic = detail.take('bic');
    if (accounts.some(({ account }) => account === iban)) continue;
    accounts.push(given<CreditTransfer>({ account: iban, name: undefined, bic }));
  }
  const [main] = details;
  const modalita = main?.peek('modalita_pagamento') ?? '';
  const { code, text } = meansOf(modalita, {
    hasAccount: accounts.length > 0,
    hasMandate: !isPeppol(profile),
  });
  if (details.length === 1) {
    if (text === undefined) main?.take('modalita_pagamento');
    else main?.note('modalita_pagamento', 'moved', 'X-TEXT', { term: 'payment.meansText', to: code });
  }
  return given<Payment>({
    means: code,
    meansText: text,
    remittance: main?.take('codice_pagamento'),
    accounts: unlessEmpty(accounts),
    card: undefined,
    mandate: undefined,
  });
}

/**
 * The payee, if it is another than the seller (BR-17), with the person who gives the receipt: that person is the payee
 * where no other is named.
 */
function payeeOf(
  { model, ledger }: Context,
  details: readonly Cursor<DettaglioPagamento>[],
): Payee | undefined {
  const [main] = details;
  if (main === undefined) return undefined;
  const family = main.peek('cognome_quietanzante');
  const first = main.peek('nome_quietanzante');
  const own = main.peek('beneficiario');
  const name = own ?? personName(first, family);
  if (name === undefined) return undefined;
  if (name === model.seller.name) {
    main.note('beneficiario', 'moved', 'X-REFERENCE', { term: 'seller.name' });
    return undefined;
  }
  if (own === undefined)
    ledger.add('derived', { code: 'X-COMPUTED', term: 'payee.name', value: name, rule: 'BR-17' });
  main.take('beneficiario');
  main.take('cognome_quietanzante');
  main.take('nome_quietanzante');
  const code = main.take('cf_quietanzante');
  return given<Payee>({
    name,
    id: family === undefined && first === undefined ? undefined : { id: `${family ?? ''}&${first ?? ''}` },
    legalId: code === undefined ? undefined : { id: code, scheme: FISCAL_CODE },
  });
}
