/** Contributions to pension funds. */
import { Decimal, Sum } from '../../model/decimal.ts';
import type { DatiCassaPrevidenziale, TipoCassa } from '../../model/generated/invoice.ts';
import { String20, TipoCassa as TipoCassaType } from '../../model/simpleTypes.ts';
import { type Charge, isFee } from '../lines/charge.ts';
import { type CommonTax, commonTax, followingTax } from '../lines/following.ts';
import type { Tax, TaxContext } from '../lines/tax.ts';
import { present } from '../present.ts';
import { isAbsent, type Reading } from '../read/reading.ts';

/** INPS: its surcharge is part of the fee, and so subject to withholding. */
const INPS = 'TC22';

const KEYS: ReadonlySet<string> = new Set([
  'tipo_cassa',
  'al_cassa',
  'imponibile',
  'aliquota_iva',
  'natura',
  'riferimento_normativo',
  'ritenuta',
  'riferimento_amministrazione',
]);

export interface Contribution {
  readonly at: string;
  readonly tax: Tax;
  readonly amount: Decimal;
  readonly isWithheld: boolean;
  readonly block: DatiCassaPrevidenziale;
}

export interface CassaContext extends TaxContext {
  readonly hasWithholding: boolean;
}

export function readContributions(
  reading: Reading,
  value: unknown,
  lines: readonly Charge[],
  context: CassaContext,
): readonly Contribution[] {
  const items = reading.list(value, '/casse');
  if (items.length === 0) return [];
  // Computed once: there may be thousands of both.
  const base = { fees: sumOf(lines.filter(isFee)).rounded(2), common: commonTax(lines) };
  return items.map((item, index) => readOne(reading, item, `/casse/${index}`, base, context));
}

/** Default base and tax of a contribution. */
interface Base {
  readonly fees: Decimal;
  readonly common: CommonTax;
}

function readOne(
  reading: Reading,
  item: unknown,
  at: string,
  { fees, common }: Base,
  context: CassaContext,
): Contribution {
  const fields = reading.fields(item, at);
  reading.keys(fields, at, KEYS);
  const tipo = reading.needed(TipoCassaType, fields['tipo_cassa'], at, 'tipo_cassa') as TipoCassa;
  if (isAbsent(fields['al_cassa'])) reading.missing(at, 'al_cassa');
  const percent = reading.percent(fields['al_cassa'], at, 'al_cassa') ?? Decimal.zero;
  const base = reading.money(fields['imponibile'], at, 'imponibile', { places: 2 }) ?? fees;
  const tax = followingTax(reading, fields, at, common, context);
  const amount = percent.percentOf(base).rounded(2);
  const given = reading.flag(fields['ritenuta'], at, 'ritenuta');
  const isWithheld = given ?? (tipo === INPS && context.hasWithholding);
  if (isWithheld && !context.hasWithholding) reading.problems.add('ritenuta.missing', at, 'ritenuta');
  reading.fits(amount, 11, at);
  const block = present<DatiCassaPrevidenziale>({
    tipo_cassa: tipo,
    al_cassa: percent.toText(),
    importo_contributo_cassa: amount.toText(),
    imponibile_cassa: base.toText(),
    aliquota_iva: tax.rateText,
    ritenuta: isWithheld ? 'SI' : undefined,
    natura: tax.natura ?? undefined,
    riferimento_amministrazione: reading.text(
      String20,
      fields['riferimento_amministrazione'],
      at,
      'riferimento_amministrazione',
    ),
  });
  return { at, tax, amount, isWithheld, block };
}

export function sumOf(charges: readonly Charge[]): Decimal {
  const sum = new Sum();
  for (const { total } of charges) sum.add(total);
  return sum.value;
}
