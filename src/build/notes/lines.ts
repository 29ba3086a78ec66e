/** The lines of a note: those of its invoice, whole, or in part by quantity or by amount. */
import { Decimal } from '../../model/decimal.ts';
import type { DettaglioLinee } from '../../model/generated/invoice.ts';
import { afterSteps } from '../../validate/controls/kit/cascade.ts';
import { isAbsent, type Reading } from '../read/reading.ts';

/** A line of the note beside that of the invoice. */
export interface PickedLine {
  readonly line: DettaglioLinee;
  readonly original: DettaglioLinee;
}

/** More digits behind the point the schema does not take (2.2.1.9, 2.2.1.11). */
const MOST_DIGITS = 8;

export interface PickRules {
  /** Whether no more may be taken than the line has, as of a credit note. */
  readonly limited: boolean;
  readonly reading: Reading;
}

/** The lines asked for, numbered from 1 in the order asked. */
export function pickLines(
  all: readonly DettaglioLinee[],
  linee: unknown,
  rules: PickRules,
): readonly PickedLine[] {
  const numbered = linesByNumber(all);
  const picked: PickedLine[] = [];
  for (const asked of askedOf(linee, rules.reading)) {
    const original = numbered.get(asked.number);
    if (original === undefined) {
      rules.reading.problems.add('note.line', asked.at, undefined, { line: asked.number });
      continue;
    }
    const line = part(original, asked, rules);
    if (line !== undefined) {
      picked.push({ line: { ...line, numero_linea: String(picked.length + 1) }, original });
    }
  }
  return picked;
}

/** Lines by their number; of several with one number the first. */
export function linesByNumber(all: readonly DettaglioLinee[]): ReadonlyMap<number, DettaglioLinee> {
  const found = new Map<number, DettaglioLinee>();
  for (const line of all) {
    const number = Number(line.numero_linea);
    if (!found.has(number)) found.set(number, line);
  }
  return found;
}

/** What is asked of one line or item. */
export interface Asked {
  /** Place in the brief. */
  readonly at: string;
  readonly number: number;
  /** Neither is all of it. */
  readonly quantita: unknown;
  readonly importo: unknown;
}

const KNOWN: ReadonlySet<string> = new Set(['numero_linea', 'quantita', 'importo']);

/** What is asked of lines or items; none twice. */
export function askedOf(linee: unknown, reading: Reading): readonly Asked[] {
  const { problems } = reading;
  const list = reading.list(linee, '/linee');
  if (list.length === 0) problems.add('lines.none', '', 'linee');
  const seen = new Set<number>();
  return list.flatMap((one, index) => {
    const at = `/linee/${index}`;
    const fields = typeof one === 'number' ? { numero_linea: one } : reading.fields(one, at);
    reading.keys(fields, at, KNOWN);
    const { numero_linea, quantita, importo } = fields;
    if (isAbsent(numero_linea)) reading.missing(at, 'numero_linea');
    if (!isAbsent(quantita) && !isAbsent(importo)) {
      problems.add('payment.one', at, undefined, { first: 'quantita', second: 'importo' });
    }
    const number = Number(numero_linea);
    if (seen.has(number)) problems.add('note.twice', at, undefined, { line: number });
    seen.add(number);
    return isAbsent(numero_linea) ? [] : [{ at, number, quantita, importo }];
  });
}

function part(original: DettaglioLinee, asked: Asked, rules: PickRules): DettaglioLinee | undefined {
  if (!isAbsent(asked.quantita)) return partByQuantity(original, asked, rules);
  return isAbsent(asked.importo) ? original : partByAmount(original, asked, rules);
}

function partByQuantity(
  original: DettaglioLinee,
  { at, quantita }: Asked,
  { limited, reading }: PickRules,
): DettaglioLinee | undefined {
  const { problems } = reading;
  const quantity = reading.number(quantita, at, 'quantita', { digits: 12 });
  if (quantity === null) return undefined;
  const whole = Decimal.parse(original.quantita ?? '');
  if (whole === undefined) {
    problems.add('note.quantity', at, 'quantita', { line: original.numero_linea });
    return undefined;
  }
  if (quantity.isZero || quantity.isNegative) {
    problems.add('note.positive', at, 'quantita', { found: quantity.toText(0) });
    return undefined;
  }
  if (limited && whole.isLess(quantity)) {
    problems.add('note.beyond', at, 'quantita', { found: quantity.toText(0), whole: whole.toText(0) });
    return undefined;
  }
  const price = Decimal.parse(original.prezzo_unitario) ?? Decimal.zero;
  const exact = afterSteps(price, original.sconto_maggiorazione ?? []).times(quantity);
  // As finely as the invoice wrote it: a total to the cent stays one.
  const places = Math.min(Decimal.parse(original.prezzo_totale)?.scale ?? 2, MOST_DIGITS);
  return { ...original, quantita: quantity.toText(), prezzo_totale: exact.rounded(places).toText() };
}

/** One piece at that price: discounts have been taken of it already. */
function partByAmount(
  original: DettaglioLinee,
  { at, importo }: Asked,
  { limited, reading }: PickRules,
): DettaglioLinee | undefined {
  const amount = reading.number(importo, at, 'importo');
  if (amount === null) return undefined;
  const whole = Decimal.parse(original.prezzo_totale) ?? Decimal.zero;
  if (!isPartOf(amount, whole, { limited, at, reading })) return undefined;
  const { quantita: _quantity, unita_misura: _unit, sconto_maggiorazione: _steps, ...rest } = original;
  return { ...rest, prezzo_unitario: amount.toText(), prezzo_totale: amount.toText() };
}

export interface PartRules extends PickRules {
  readonly at: string;
}

/** Whether an amount corrects anything, and where it is limited no more than there is; told where not. */
export function isPartOf(amount: Decimal, whole: Decimal, { limited, at, reading }: PartRules): boolean {
  const params = { found: amount.toText(), whole: whole.toText() };
  if (amount.isZero) reading.problems.add('note.zero', at, 'importo', params);
  else if (limited && (amount.isNegative !== whole.isNegative || whole.abs().isLess(amount.abs()))) {
    reading.problems.add('note.beyond', at, 'importo', params);
  } else return true;
  return false;
}
