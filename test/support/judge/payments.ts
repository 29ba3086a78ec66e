/** What is paid when: instalments by docs/building.md, "Due dates", reckoned by hand. */
import type { InstalmentBrief, InvoiceBrief } from '../../../src/build/index.ts';
import type { FatturaElettronicaBody } from '../../../src/index.ts';
import { cut, Exact, exact, percent, sum, toCent, type Worksheet, ZERO } from './worksheet.ts';

export function judgePayments(
  { pagamento, data, cambio }: Pick<InvoiceBrief, 'pagamento' | 'data' | 'cambio'>,
  body: FatturaElettronicaBody,
  due: Exact,
  sheet: Worksheet,
): void {
  const found = body.dati_pagamento ?? [];
  if (pagamento === undefined) {
    if (found.length > 0) sheet.say('a payment, which the brief does not have');
    return;
  }
  const { scadenze } = pagamento;
  const plan: readonly Planned[] =
    typeof scadenze === 'object' ? scadenze : [scadenze === undefined ? {} : { termini: scadenze }];
  const [terms, ...more] = found;
  const made = terms?.dettaglio_pagamento ?? [];
  if (more.length > 0) sheet.say(`${found.length} payment terms, expected one`);
  if (made.length !== plan.length) sheet.say(`${made.length} payments, expected ${plan.length}`);
  sheet.text(
    'terms of payment',
    terms?.condizioni_pagamento,
    pagamento.condizioni ?? (plan.length > 1 ? 'TP01' : 'TP02'),
  );
  const amounts = instalments(plan, due, exact(cambio ?? 1));
  plan.forEach((one, i) => {
    sheet.figure(`payment ${i + 1}`, made[i]?.importo_pagamento, amounts[i] ?? ZERO);
    sheet.text(`due date ${i + 1}`, made[i]?.data_scadenza_pagamento, one.data ?? dueDay(one.termini, data));
  });
  const all = sum(made.map(({ importo_pagamento }) => new Exact(importo_pagamento)));
  if (!all.equals(due)) sheet.say(`payments come to ${all}, due is ${due}`);
}

/** A payment without a date is one of no interval. */
type Planned =
  | InstalmentBrief
  | ({ readonly [Key in keyof InstalmentBrief]?: never } & {
      readonly termini?: string;
      readonly data?: never;
      readonly quota?: never;
      readonly importo?: never;
    });

/** Each cut to the cent; the last without an amount of its own gets what is left. */
function instalments(plan: readonly Planned[], due: Exact, cambio: Exact): readonly Exact[] {
  const open = plan.filter(({ quota, importo }) => quota === undefined && importo === undefined).length;
  const told = plan.map(({ quota, importo }) => {
    if (importo !== undefined) return toCent(exact(importo).dividedBy(cambio));
    return quota === undefined ? undefined : cut(percent(exact(quota), due));
  });
  const left = due.minus(sum(told.map((one) => one ?? ZERO)));
  const amounts = told.map((one) => one ?? cut(left.dividedBy(open)));
  const last = plan.findLastIndex(({ importo }) => importo === undefined);
  return amounts.map((amount, i) => (i === last ? amount.plus(due).minus(sum(amounts)) : amount));
}

const DAY = 86_400_000;

/** Days of the calendar; EOM the end of the month, EOMPLUS15 the fifteenth of the next. */
function dueDay(interval: string | undefined, from: string): string | undefined {
  if (interval === undefined) return undefined;
  const days = Number(/^\d*/.exec(interval)?.[0]);
  const reached = new Date(Date.parse(from) + days * DAY);
  const [year, month] = [reached.getUTCFullYear(), reached.getUTCMonth()];
  const day = interval.endsWith('EOMPLUS15')
    ? new Date(Date.UTC(year, month + 1, 15))
    : interval.endsWith('EOM')
      ? new Date(Date.UTC(year, month + 1, 0))
      : reached;
  return day.toISOString().slice(0, 10);
}
