/** Tax of an amount: a rate, or a Natura with its provision. */

import { GENERIC_NATURA, INTENT, NOT_SUBJECT, provisionOf } from '../../domain/natura.ts';
import { chargesVat } from '../../domain/regimes.ts';
import { Decimal } from '../../model/decimal.ts';
import type { EsigibilitaIVA, Natura } from '../../model/generated/invoice.ts';
import {
  EsigibilitaIVA as EsigibilitaType,
  Natura as NaturaType,
  String100Latin,
} from '../../model/simpleTypes.ts';
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';

export interface Tax {
  /** In percent; zero with a Natura. */
  readonly rate: Decimal;
  readonly rateText: string;
  readonly natura: Natura | null;
  readonly normativo: string | null;
  readonly esigibilita: EsigibilitaIVA | null;
  /** Equal for all amounts of one summary. */
  readonly key: string;
}

/** Document data that determines the tax of its lines. */
export interface TaxContext {
  readonly regime: string;
  /** EsigibilitaIVA of the document. */
  readonly esigibilita: EsigibilitaIVA;
}

const ONE = Decimal.of(1);

/** Placeholder for an unreadable tax, so that reading continues. */
export const NO_TAX: Tax = {
  rate: Decimal.zero,
  rateText: '0.00',
  natura: null,
  normativo: null,
  esigibilita: null,
  key: '',
};

/**
 * The tax that a block states; null if it states none and the regime charges VAT. An invalid rate is reported and read
 * as {@link NO_TAX}.
 */
export function readTax(reading: Reading, fields: Fields, at: string, context: TaxContext): Tax | null {
  const rate = fields['aliquota_iva'];
  const natura = fields['natura'] ?? (isAbsent(fields['lettera_intento']) ? undefined : INTENT);
  if (!isAbsent(natura)) return readUntaxed(reading, fields, natura, at, context);
  if (isAbsent(rate)) {
    if (chargesVat(context.regime)) return null;
    return untaxed(NOT_SUBJECT, readProvision(reading, fields, at), context);
  }
  const percent = readRate(reading, rate, at, context.regime);
  if (percent === null) return NO_TAX;
  const given = reading.text(EsigibilitaType, fields['esigibilita_iva'], at, 'esigibilita_iva');
  const esigibilita = (given as EsigibilitaIVA | undefined) ?? context.esigibilita;
  const rateText = percent.toText(2);
  const key = `${rateText} ${esigibilita}`;
  return { rate: percent, rateText, natura: null, normativo: null, esigibilita, key };
}

/** A VAT rate in percent; null if it is absent or not a number. Rates below one percent are reported. */
export function readRate(reading: Reading, value: unknown, at: string, regime?: string): Decimal | null {
  const rate = reading.percent(value, at, 'aliquota_iva');
  if (rate === null) return null;
  const { problems } = reading;
  if (rate.isZero) problems.add('rate.zero', at, 'aliquota_iva');
  else if (rate.isLess(ONE)) problems.add('rate.fraction', at, 'aliquota_iva', { found: rate.toText(0) });
  else if (regime !== undefined && !chargesVat(regime)) {
    problems.add('regime.rate', at, 'aliquota_iva', { regime });
  }
  return rate;
}

function readUntaxed(reading: Reading, fields: Fields, value: unknown, at: string, context: TaxContext): Tax {
  const natura = reading.text(NaturaType, value, at, 'natura');
  const { problems } = reading;
  const rate = isAbsent(fields['aliquota_iva'])
    ? null
    : reading.percent(fields['aliquota_iva'], at, 'aliquota_iva');
  if (rate !== null && !rate.isZero) problems.add('tax.both', at);
  if (natura === undefined) return NO_TAX;
  if (GENERIC_NATURA.has(natura)) problems.add('natura.generic', at, 'natura', { found: natura });
  if (!isAbsent(fields['esigibilita_iva'])) problems.add('tax.due', at, 'esigibilita_iva', { natura });
  return untaxed(natura as Natura, readProvision(reading, fields, at), context);
}

function readProvision(reading: Reading, fields: Fields, at: string): string | undefined {
  return reading.text(String100Latin, fields['riferimento_normativo'], at, 'riferimento_normativo');
}

/** The tax of an amount without VAT. */
export function untaxed(natura: Natura, normativo: string | undefined, { regime }: TaxContext): Tax {
  const provision = normativo ?? provisionOf(natura, regime);
  return {
    rate: Decimal.zero,
    rateText: '0.00',
    natura,
    normativo: provision ?? null,
    esigibilita: null,
    key: `${natura} ${provision ?? ''}`,
  };
}
