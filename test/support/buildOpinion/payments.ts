/** Means of payment and due dates by docs/building.md ("Due dates", "Several means of payment"), computed by hand. */
import type { InstalmentBrief, InvoiceBrief, PaymentPartBrief } from '../../../src/build/index.ts';
import type { FatturaElettronicaBody } from '../../../src/index.ts';
import { cut, Exact, exact, percent, sum, toCent, type Worksheet, ZERO } from './worksheet.ts';

type Parties = Pick<InvoiceBrief, 'pagamento' | 'data' | 'cambio'>;

export function checkPayments(
  brief: Parties,
  body: FatturaElettronicaBody,
  due: Exact,
  sheet: Worksheet,
): void {
  const found = (body.dati_pagamento ?? []).flatMap(({ condizioni_pagamento, dettaglio_pagamento }) =>
    dettaglio_pagamento.map((one) =>
      written(
        condizioni_pagamento,
        one.modalita_pagamento,
        one.importo_pagamento,
        one.data_scadenza_pagamento,
      ),
    ),
  );
  const expected = paymentsOf(brief, due);
  const [left, right] = [found, expected].map((all) => [...all].sort().join(', '));
  if (left !== right) sheet.say(`payments: ${left}, expected ${right}`);
  const all = sum(
    (body.dati_pagamento ?? []).flatMap(({ dettaglio_pagamento }) =>
      dettaglio_pagamento.map(({ importo_pagamento }) => new Exact(importo_pagamento)),
    ),
  );
  if (brief.pagamento !== undefined && !all.equals(due)) sheet.say(`payments come to ${all}, due is ${due}`);
}

function written(terms: string, means: string, amount: string, day: string | undefined): string {
  return [terms, means, amount, day ?? 'no day'].join(' ');
}

interface Paid {
  readonly terms: string | undefined;
  readonly means: string;
  readonly amount: Exact;
  readonly day: string | undefined;
}

function paymentsOf({ pagamento, data, cambio }: Parties, due: Exact): readonly string[] {
  if (pagamento === undefined) return [];
  const parts: readonly PaymentPartBrief[] = 'modalita' in pagamento ? [pagamento] : Array.from(pagamento);
  const rate = exact(cambio ?? 1);
  const amounts = divided(parts, due, rate);
  const paid = parts.flatMap(({ scadenze, modalita, condizioni }, i): readonly Paid[] => {
    const plan: readonly Planned[] =
      typeof scadenze === 'object' ? scadenze : [scadenze === undefined ? {} : { termini: scadenze }];
    const pieces = divided(plan, amounts[i] ?? ZERO, rate);
    return plan.map((one, piece) => ({
      terms: condizioni,
      means: modalita,
      amount: pieces[piece] ?? ZERO,
      day: one.data ?? dueDay(one.termini, data),
    }));
  });
  const days = new Set(paid.filter(({ terms }) => terms === undefined).map(({ day }) => day));
  const instalments = parts.some(
    ({ scadenze, condizioni }) =>
      condizioni === undefined && typeof scadenze === 'object' && scadenze.length > 1,
  );
  const usual = instalments || days.size > 1 ? 'TP01' : 'TP02';
  return paid.map(({ terms, means, amount, day }) => written(terms ?? usual, means, amount.toFixed(2), day));
}

/** A payment without a date has no term. */
type Planned =
  | InstalmentBrief
  | { readonly termini?: string; readonly data?: never; readonly quota?: never; readonly importo?: never };

/** Cuts each share to the cent; the last one without its own amount gets the rest. */
function divided(
  plan: readonly Pick<Planned, 'quota' | 'importo'>[],
  whole: Exact,
  rate: Exact,
): readonly Exact[] {
  const open = plan.filter(({ quota, importo }) => quota === undefined && importo === undefined).length;
  const told = plan.map(({ quota, importo }) => {
    if (importo !== undefined) return toCent(exact(importo).dividedBy(rate));
    return quota === undefined ? undefined : cut(percent(exact(quota), whole));
  });
  const left = whole.minus(sum(told.map((one) => one ?? ZERO)));
  const amounts = told.map((one) => one ?? cut(left.dividedBy(open)));
  const last = plan.findLastIndex(({ importo }) => importo === undefined);
  return amounts.map((amount, i) => (i === last ? amount.plus(whole).minus(sum(amounts)) : amount));
}

const DAY = 86_400_000;

/** Calendar days; EOM is the end of the month, plus the days after it; EOMPLUS15 is EOM+15. */
function dueDay(term: string | undefined, from: string): string | undefined {
  if (term === undefined) return undefined;
  const [days = '', after] = term.replace('PLUS15', '+15').split('EOM');
  const reached = new Date(Date.parse(from) + Number(days) * DAY);
  const end = Date.UTC(reached.getUTCFullYear(), reached.getUTCMonth() + 1, 0);
  const due = after === undefined ? reached.getTime() : end + Number(after) * DAY;
  return new Date(due).toISOString().slice(0, 10);
}
