/** What is paid when: instalments by docs/building.md, "Due dates", reckoned by hand. */
import type { InstalmentBrief, InvoiceBrief, PaymentPartBrief } from '../../../src/build/index.ts';
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
  const cambioOf = exact(cambio ?? 1);
  const blocks: readonly PaymentPartBrief[] = 'modalita' in pagamento ? [pagamento] : pagamento;
  const parts = instalments(blocks, due, cambioOf);
  const plan = blocks.flatMap(({ scadenze, modalita }, i) => {
    const own: readonly Planned[] =
      typeof scadenze === 'object' ? scadenze : [scadenze === undefined ? {} : { termini: scadenze }];
    const amounts = instalments(own, parts[i] ?? ZERO, cambioOf);
    return own.map((one, k) => ({
      modalita,
      amount: amounts[k] ?? ZERO,
      day: one.data ?? dueDay(one.termini, data),
    }));
  });
  const [terms, ...more] = found;
  const made = terms?.dettaglio_pagamento ?? [];
  if (more.length > 0) sheet.say(`${found.length} payment terms, expected one`);
  if (made.length !== plan.length) sheet.say(`${made.length} payments, expected ${plan.length}`);
  const several =
    new Set(plan.map(({ day }) => day)).size > 1 ||
    blocks.some(({ scadenze }) => typeof scadenze === 'object' && scadenze.length > 1);
  sheet.text('terms of payment', terms?.condizioni_pagamento, several ? 'TP01' : 'TP02');
  plan.forEach(({ modalita, amount, day }, i) => {
    sheet.text(`means ${i + 1}`, made[i]?.modalita_pagamento, modalita);
    sheet.figure(`payment ${i + 1}`, made[i]?.importo_pagamento, amount);
    sheet.text(`due date ${i + 1}`, made[i]?.data_scadenza_pagamento, day);
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

/** How much of a whole. */
type Part = Pick<PaymentPartBrief, 'quota' | 'importo'>;

/** Each cut to the cent; the last without an amount of its own gets what is left. */
function instalments(plan: readonly Part[], due: Exact, cambio: Exact): readonly Exact[] {
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

/** Days of the calendar; EOM the end of the month, and the days after it. */
function dueDay(term: string | undefined, from: string): string | undefined {
  if (term === undefined) return undefined;
  const days = Number(/^\d*/.exec(term)?.[0]);
  const reached = new Date(Date.parse(from) + days * DAY);
  const after = Number(/(?:PLUS|\+)(\d+)$/.exec(term)?.[1] ?? 0);
  const day = term.includes('EOM')
    ? new Date(Date.UTC(reached.getUTCFullYear(), reached.getUTCMonth() + 1, after))
    : reached;
  return day.toISOString().slice(0, 10);
}
