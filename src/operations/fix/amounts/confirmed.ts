/** Finds the wrong amounts of a document by comparison with the others. */

import { decimal } from '../../../domain/amounts.ts';
import { BodyFacts } from '../../../domain/facts/body.ts';
import { ADVANCE } from '../../../domain/payments.ts';
import { PAYMENT_TOLERANCE } from '../../../domain/tolerances.ts';
import { amountDue } from '../../../domain/totals.ts';
import { Decimal } from '../../../model/decimal.ts';
import type { DatiRiepilogo, FatturaElettronicaBody } from '../../../model/generated/invoice.ts';
import { qTotal } from '../../../validate/index.ts';
import { foundInBody } from '../../total/tolerance.ts';
import { agrees, linesOf, type RateSupposition, suppositionsOf } from './ofRate.ts';
import { groupsOf } from './rates.ts';
import { both, RIGHT, type Supposition, type Write } from './supposition.ts';

export interface Confirmed {
  /** The changes common to all interpretations that leave most amounts of the document unchanged. */
  readonly writes: readonly Write[];
  /**
   * The wrong amounts of each such interpretation, as JSON Pointers; empty if there are too many interpretations to
   * try.
   */
  readonly readings: readonly (readonly string[])[];
}

/** Maximum number of readings tried; a document with more is not fixed. */
const MAX_READINGS = 2_000;

/** Maximum weight of total and payments for or against a reading. */
const MAX_EVIDENCE = 2;

/**
 * Finds the readings with the fewest wrong amounts. If several have equally few, only their common changes are
 * confirmed, and changes that follow from the amounts of a single rate. Null for a document without errors, and for a
 * simplified one.
 */
export function confirmedBy(body: BodyFacts): Confirmed | null {
  if (body.ordinary === null) return null;
  const groups = groupsOf(body);
  if (
    groups.every(agrees) &&
    foundInBody(qTotal, body).length === 0 &&
    isPaid(paymentsOf(body.ordinary), () => body)
  )
    return null;
  const alone: Write[] = [];
  let combined: readonly RateSupposition[] = [{ ...RIGHT, summaries: [] }];
  let isFirst = true;
  for (const group of groups) {
    const own = suppositionsOf(group, { body, groups });
    if (own === undefined) return { writes: [], readings: [] };
    const least = leastCost(own);
    for (const one of agreed(own.filter(({ cost }) => cost === least))) alone.push(one);
    const within = own.filter(({ cost }) => cost <= least + MAX_EVIDENCE);
    if (combined.length * within.length > MAX_READINGS) return { writes: [], readings: [] };
    combined = isFirst ? within : combined.flatMap((a) => within.map((b) => bothRates(a, b)));
    isFirst = false;
  }
  const readings = weighed(likely(combined, new Evidence(body, body.ordinary)));
  const least = leastCost(readings);
  const likeliest = readings.filter(({ cost }) => cost === least);
  const first = likeliest[0];
  const second = likeliest[1];
  // If any doubt remains, total and payments are not evidence: each rate must be confirmed by itself.
  const isWhole = second === undefined && first?.doubts.length === 0;
  const common = shared(likeliest);
  const writes = isWhole ? common : common.filter((one) => alone.some(isSame(one)));
  return new LikeliestReadings(writes, likeliest);
}

class LikeliestReadings implements Confirmed {
  readonly writes: readonly Write[];
  readonly #likeliest: readonly Supposition[];

  constructor(writes: readonly Write[], likeliest: readonly Supposition[]) {
    this.writes = writes;
    this.#likeliest = likeliest;
  }

  /** Not computed before: only what is not changed is explained. */
  get readings(): Confirmed['readings'] {
    return distinct(this.#likeliest.map(wrongIn));
  }
}

function leastCost(all: readonly Supposition[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { cost } of all) if (cost < least) least = cost;
  return least;
}

function bothRates(a: RateSupposition, b: RateSupposition): RateSupposition {
  const { cost, writes, doubts } = both(a, b);
  return { cost, writes, doubts, summaries: [...a.summaries, ...b.summaries] };
}

/** Returns the changes common to all of them, if they make no others: related amounts are never changed separately. */
function agreed(all: readonly Supposition[]): readonly Write[] {
  const writes = shared(all);
  return all.every((one) => one.writes.length === writes.length) ? writes : [];
}

/** Returns the changes common to all of them. */
function shared(all: readonly Supposition[]): readonly Write[] {
  const writes = all[0]?.writes ?? [];
  return writes.filter((one) => all.every((other) => other.writes.some(isSame(one))));
}

function isSame(one: Write): (other: Write) => boolean {
  return ({ path, to }) => path === one.path && to === one.to;
}

/** The paths of the wrong amounts of a reading. */
function wrongIn({ writes, doubts }: Supposition): readonly string[] {
  return [...new Set([...writes.map(({ path }) => path), ...doubts])];
}

function distinct(readings: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(readings.map((reading) => [reading.join(), reading])).values()];
}

/**
 * An assumption about the document total: equal to the summaries, wrong, or including an amount stated nowhere else.
 */
interface TotalSupposition extends Supposition {
  readonly total: 'agrees' | 'wrong' | 'more';
}

interface WeighedReading extends TotalSupposition {
  /** True if lines and taxable amount disagree, and the lines are assumed to be wrong. */
  readonly doubtsLines: boolean;
}

/**
 * The suppositions about the rates with those about the total and the payments, which only add cost. Dearer ones are
 * left out where the cheapest has a total that agrees: they cannot be the likeliest, and change the cost of no other.
 */
function likely(combined: readonly RateSupposition[], evidence: Evidence): readonly WeighedReading[] {
  const least = leastCost(combined);
  const cheapest = new Map(
    combined.filter(({ cost }) => cost === least).map((one) => [one, evidence.weigh(one)]),
  );
  const most = leastCost([...cheapest.values()].flat().filter(isStated));
  return combined.flatMap((one) => cheapest.get(one) ?? (one.cost > most ? [] : evidence.weigh(one)));
}

/** True if a document total equals the sum of the lines. */
function isStated({ total, doubtsLines }: WeighedReading): boolean {
  return total === 'agrees' && !doubtsLines;
}

/**
 * If a total equals the sum of the lines, it is unlikely that both a line is missing and the summaries have an
 * offsetting error.
 */
function weighed(readings: readonly WeighedReading[]): readonly Supposition[] {
  const isAnyStated = readings.some(isStated);
  return readings.map((one) =>
    isAnyStated && one.total === 'more' && one.doubtsLines ? { ...one, cost: one.cost + 1 } : one,
  );
}

/** The amounts that the document total and the payments imply for the summaries. */
class Evidence {
  readonly #body: BodyFacts;
  readonly #lines: string;
  readonly #ordinary: FatturaElettronicaBody;
  readonly #payments: readonly Decimal[];
  /** Cache: many readings have the same summaries. */
  readonly #known = new Map<string, readonly TotalSupposition[]>();

  constructor(body: BodyFacts, ordinary: FatturaElettronicaBody) {
    this.#body = body;
    this.#lines = linesOf(body);
    this.#ordinary = ordinary;
    this.#payments = paymentsOf(ordinary);
  }

  weigh(reading: RateSupposition): readonly WeighedReading[] {
    const { summaries } = reading;
    let known = '';
    for (const { index, taxable, tax } of summaries)
      known += `${index} ${taxable.units} ${taxable.scale} ${tax.units} ${tax.scale},`;
    let supposed = this.#known.get(known);
    if (supposed === undefined) {
      supposed = this.#supposed(summaries);
      this.#known.set(known, supposed);
    }
    const doubtsLines = reading.doubts.includes(this.#lines);
    return supposed.map((one) => {
      const { cost, writes, doubts } = both(reading, one);
      return { cost, writes, doubts, total: one.total, doubtsLines };
    });
  }

  #supposed(summaries: RateSupposition['summaries']): readonly TotalSupposition[] {
    const isStated = this.#isStated(summaries);
    const { dati_riepilogo } = this.#ordinary.dati_beni_servizi;
    const supposed = isStated ? dati_riepilogo : this.#summariesWith(summaries);
    const body = isStated ? this.#body : this.#bodyWith(supposed);
    const { path } = body;
    const totalPath = `${body.documentPath}/importo_totale_documento`;
    return totalsOf(body, totalPath).map((one) => {
      const write = one.writes[0];
      const withTotal = (): BodyFacts => (write === undefined ? body : this.#bodyWith(supposed, write.to));
      return isPaid(this.#payments, withTotal)
        ? one
        : { ...one, ...both(one, { cost: 1, writes: [], doubts: [`${path}/dati_pagamento`] }) };
    });
  }

  /** True if these are the summaries of the document, whose facts are then known. */
  #isStated(summaries: RateSupposition['summaries']): boolean {
    const all = this.#ordinary.dati_beni_servizi.dati_riepilogo;
    return summaries.every(({ index, taxable, tax }) => {
      const stated = all[index ?? all.length];
      return (
        stated !== undefined &&
        taxable.equals(decimal(stated.imponibile_importo)) &&
        tax.equals(decimal(stated.imposta))
      );
    });
  }

  #summariesWith(summaries: RateSupposition['summaries']): readonly DatiRiepilogo[] {
    const all: DatiRiepilogo[] = [...this.#ordinary.dati_beni_servizi.dati_riepilogo];
    for (const { index, taxable, tax } of summaries) {
      const at = index ?? all.length;
      // The total does not depend on the rate.
      all[at] = {
        aliquota_iva: '0.00',
        ...all[at],
        imponibile_importo: taxable.toText(),
        imposta: tax.toText(),
      };
    }
    return all;
  }

  #bodyWith(dati_riepilogo: readonly DatiRiepilogo[], total?: string): BodyFacts {
    const { dati_generali, dati_beni_servizi } = this.#ordinary;
    const document = dati_generali.dati_generali_documento;
    const changed: FatturaElettronicaBody = {
      ...this.#ordinary,
      dati_generali: {
        ...dati_generali,
        dati_generali_documento:
          total === undefined ? document : { ...document, importo_totale_documento: total },
      },
      dati_beni_servizi: { ...dati_beni_servizi, dati_riepilogo: [...dati_riepilogo] },
    };
    return new BodyFacts(this.#body.file, this.#body.index, changed, null);
  }
}

const AGREES: readonly TotalSupposition[] = [{ ...RIGHT, total: 'agrees' }];

/** The possible assumptions about the document total. */
function totalsOf(body: BodyFacts, path: string): readonly TotalSupposition[] {
  const found = foundInBody(qTotal, body)[0];
  if (found === undefined) return AGREES;
  const { fix, params } = found;
  const from = String(params['found']);
  const write: Write = {
    code: qTotal.code,
    op: 'replace',
    path,
    from,
    to: fix?.to ?? String(params['expected']),
  };
  const corrected: TotalSupposition = { cost: 1, writes: [write], doubts: [], total: 'wrong' };
  // The difference is exactly the withholding: nothing else needs an explanation.
  if (fix !== undefined) return [corrected];
  return [corrected, { cost: 1, writes: [], doubts: [linesOf(body)], total: 'more' }];
}

/** The paid amounts; none if there is an advance, or if all are zero: they are no evidence then. */
function paymentsOf({ dati_pagamento = [] }: FatturaElettronicaBody): readonly Decimal[] {
  const amounts = dati_pagamento.flatMap(({ dettaglio_pagamento }) =>
    dettaglio_pagamento.map(({ importo_pagamento }) => decimal(importo_pagamento)),
  );
  const isAdvance = dati_pagamento.some(({ condizioni_pagamento }) => condizioni_pagamento === ADVANCE);
  return isAdvance || amounts.every(({ isZero }) => isZero) ? [] : amounts;
}

/**
 * True if the payments add up to the amount due, or if there are none.
 *
 * @param body Only called if there are payments, because a document with other amounts has to be made first.
 */
function isPaid(payments: readonly Decimal[], body: () => BodyFacts): boolean {
  const one = payments[0];
  if (one === undefined) return true;
  const due = amountDue(body()).abs();
  const isDue = (amount: Decimal): boolean => amount.abs().compareDifference(due, PAYMENT_TOLERANCE) <= 0;
  const sum = payments.reduce((all, amount) => all.plus(amount), Decimal.zero);
  // Alternative ways of payment each state the whole amount.
  return isDue(sum) || (payments.every((amount) => amount.equals(one)) && isDue(one));
}
