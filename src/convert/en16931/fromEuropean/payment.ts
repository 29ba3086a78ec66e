/** DatiPagamento: terms, instalments, accounts. */
import type { DatiPagamento, DettaglioPagamento } from '../../../model/generated/invoice.ts';
import { checkValue } from '../../../model/lexical.ts';
import * as types from '../../../model/simpleTypes.ts';
import { modalitaByDefault, modalitaOf, NOT_DEFINED } from '../codes/payments.ts';
import { decimalOf } from '../model/decimalOf.ts';
import { given } from '../toEuropean/cursor.ts';
import { NO_TERMS } from '../toEuropean/payment.ts';
import { personName } from '../toEuropean/personName.ts';
import { dateOf } from './dates.ts';
import type { ModelSource } from './source.ts';

export interface PaymentResult {
  readonly groups: DatiPagamento[] | undefined;
  /** Terms that have no field, for the notes. */
  readonly remarks: readonly string[];
}

/** The form of terms that the conversion from FatturaPA writes: `TP01#60; 2025-01-31 100.00 MP05`. */
const TERMS = /^(TP0[123])(?:#([0-9]{1,3}))?(?:; ([\s\S]*))?$/;
const INSTALMENT = /^(?:(\d{4}-\d{2}-\d{2}) )?(-?\d+\.\d{2})(?: (MP\d{2}))?$/;

export function paymentOf(source: ModelSource): PaymentResult {
  const { model } = source;
  const text = source.get('paymentTerms');
  const [, condition, days, rest = ''] = TERMS.exec(text ?? '') ?? [];
  const due = dateOf(source, 'dueDate', '2.4.2.5');
  const isBare =
    model.payment === undefined ||
    (model.payment.means === NOT_DEFINED &&
      model.payment.meansText === undefined &&
      model.payment.accounts === undefined);
  if (isBare && due === undefined && condition === undefined) {
    recordBare(source, text);
    return { groups: undefined, remarks: text === undefined || text === NO_TERMS ? [] : [text] };
  }
  const isFree = text !== undefined && condition === undefined && text !== NO_TERMS;
  if (isFree) source.note('paymentTerms', 'moved', 'X-NOTE', { term: '2.1.1.11' });
  else source.take('paymentTerms');
  if (condition === undefined)
    source.ledger.add('defaulted', { code: 'X-REQUIRED', term: '2.4.1', value: 'TP02', rule: '2.4.1' });
  const details = detailsOf(source, { due, days, rest });
  source.take('totals.payable');
  const group = {
    condizioni_pagamento: (condition ?? 'TP02') as DatiPagamento['condizioni_pagamento'],
    dettaglio_pagamento: details,
  };
  return { groups: [group, ...otherGroups(rest)], remarks: isFree ? [text] : [] };
}

function recordBare(source: ModelSource, text: string | undefined): void {
  if (text === NO_TERMS) source.note('paymentTerms', 'dropped', 'X-TRANSMISSION');
  else source.note('paymentTerms', 'moved', 'X-NOTE', { term: '2.1.1.11' });
  source.note('payment.means', 'dropped', 'X-TRANSMISSION');
  source.take('totals.payable', '2.1.1.9');
}

interface Terms {
  readonly due: string | undefined;
  readonly days: string | undefined;
  readonly rest: string;
}

function detailsOf(source: ModelSource, { due, days, rest }: Terms): DettaglioPagamento[] {
  const shared = sharedOf(source);
  const parts = rest.split('; ').flatMap((part) => {
    const [, day, amount, means] = INSTALMENT.exec(part) ?? [];
    return amount === undefined ? [] : [{ day, amount, means }];
  });
  const accounts = accountsOf(source);
  const list =
    parts.length > 0
      ? parts
      : [{ day: due, amount: source.get('totals.payable') ?? '0.00', means: undefined }];
  const conditions = conditionsOf(source);
  return list.map(({ day, amount, means }, at): DettaglioPagamento => {
    const account =
      accounts.length === list.length
        ? accounts[at]
        : at === 0 || accounts.length === 1
          ? accounts[0]
          : undefined;
    return given<DettaglioPagamento>({
      beneficiario: shared.payee,
      modalita_pagamento: (means ?? shared.means) as DettaglioPagamento['modalita_pagamento'],
      giorni_termini_pagamento: days === undefined || at > 0 ? undefined : Number(days),
      data_scadenza_pagamento: day,
      importo_pagamento: decimalOf(amount).rounded(2).toText(2),
      cognome_quietanzante: at === 0 ? shared.family : undefined,
      nome_quietanzante: at === 0 ? shared.first : undefined,
      cf_quietanzante: at === 0 ? shared.code : undefined,
      iban: account?.iban,
      bic: account?.bic,
      ...(at === 0 ? conditions : {}),
      codice_pagamento: at === 0 ? shared.remittance : undefined,
    });
  });
}

/** Discount for early payment and penalty for late payment, which only AgID's profile has. */
function conditionsOf(source: ModelSource): Partial<DettaglioPagamento> {
  const amountAt = (path: string, number: string): string | undefined => {
    const value = source.take(path, number);
    return value === undefined ? undefined : decimalOf(value).rounded(2).toText(2);
  };
  return given<Partial<DettaglioPagamento>>({
    sconto_pagamento_anticipato: amountAt('extension.earlyDiscount', '2.4.2.17'),
    data_limite_pagamento_anticipato: dateOf(source, 'extension.earlyDeadline', '2.4.2.18'),
    penalita_pagamenti_ritardati: amountAt('extension.latePenalty', '2.4.2.19'),
    data_decorrenza_penale: dateOf(source, 'extension.lateStart', '2.4.2.20'),
  });
}

interface Shared {
  readonly means: string;
  readonly payee: string | undefined;
  readonly family: string | undefined;
  readonly first: string | undefined;
  readonly code: string | undefined;
  readonly remittance: string | undefined;
}

function sharedOf(source: ModelSource): Shared {
  const { payment } = source.model;
  const known = modalitaOf(payment?.means, payment?.meansText);
  const means = known ?? modalitaByDefault((payment?.accounts ?? []).length > 0);
  if (known !== undefined) {
    source.take('payment.means');
    if (payment?.meansText?.startsWith('MP') === true) source.take('payment.meansText');
  } else if (payment?.means !== undefined) source.note('payment.means', 'changed', 'X-CODE', { to: means });
  else source.ledger.add('defaulted', { code: 'X-REQUIRED', term: '2.4.2.2', value: means, rule: '2.4.2.2' });
  const person = source.get('payee.id.id');
  const [family, first] = person?.includes('&') === true ? person.split('&') : [];
  if (family !== undefined) source.take('payee.id.id');
  const code =
    source.get('payee.legalId.scheme') === '0210'
      ? source.code('payee.legalId.id', types.CodiceFiscalePF)
      : undefined;
  if (code !== undefined) source.take('payee.legalId.scheme');
  return {
    means,
    payee: payeeOf(source, personName(first, family)),
    family: family === '' ? undefined : family,
    first: first === '' ? undefined : first,
    code,
    remittance: source.code('payment.remittance', types.String60),
  };
}

/** The payee; none if it is the person who gives the receipt. */
function payeeOf(source: ModelSource, receiver: string | undefined): string | undefined {
  if (receiver === undefined || source.get('payee.name') !== receiver)
    return source.text('payee.name', types.String200Latin);
  source.take('payee.name', '2.4.2.9');
  return undefined;
}

interface Account {
  readonly iban: string | undefined;
  readonly bic: string | undefined;
}

function accountsOf(source: ModelSource): readonly Account[] {
  return (source.model.payment?.accounts ?? []).map(({ account = '', bic = '' }, at) => {
    const path = `payment.accounts[${at}]`;
    const iban = account.replace(/\s/g, '');
    const own = bic.replace(/\s/g, '');
    const fits = (
      key: 'account' | 'bic',
      value: string,
      isRight: boolean,
      number: string,
    ): string | undefined => {
      if (!isRight) return undefined;
      if (source.get(`${path}.${key}`) === value) source.take(`${path}.${key}`, number);
      else source.note(`${path}.${key}`, 'changed', 'X-FORM', { term: number, to: value });
      return value;
    };
    return {
      iban: fits('account', iban, checkValue(types.IBAN, iban) === undefined, '2.4.2.13'),
      bic: fits('bic', own, checkValue(types.BIC, own) === undefined, '2.4.2.16'),
    };
  });
}

/** Alternatives after the first group: `TP02: 2025-01-31 100.00 MP01, …`. */
function otherGroups(rest: string): readonly DatiPagamento[] {
  return rest.split('; ').flatMap((part) => {
    const [, condition, list = ''] = /^(TP0[123]): (.*)$/.exec(part) ?? [];
    if (condition === undefined) return [];
    const details = list.split(', ').flatMap((each) => {
      const [, day, amount, means] = INSTALMENT.exec(each) ?? [];
      if (amount === undefined || means === undefined) return [];
      return [
        given<DettaglioPagamento>({
          modalita_pagamento: means as DettaglioPagamento['modalita_pagamento'],
          data_scadenza_pagamento: day,
          importo_pagamento: amount,
        }),
      ];
    });
    return details.length === 0
      ? []
      : [
          {
            condizioni_pagamento: condition as DatiPagamento['condizioni_pagamento'],
            dettaglio_pagamento: details,
          },
        ];
  });
}
