/** Lines of an invoice received, with the missing VAT. */

import { decimal } from '../../domain/amounts.ts';
import { allowsNaturaBesideRate } from '../../domain/documents.ts';
import { isReverseCharge } from '../../domain/natura.ts';
import { Decimal } from '../../model/decimal.ts';
import type { DatiCassaPrevidenziale, DettaglioLinee } from '../../model/generated/invoice.ts';
import type { SelfInvoiceType } from '../generated/traitTypes.ts';
import { readRate } from '../lines/tax.ts';
import { linesByNumber } from '../notes/lines.ts';
import { isAbsent, type Reading } from '../read/reading.ts';
import type { IntegrationBrief } from './integrationBrief.ts';

export interface LineToIntegrate {
  readonly line: DettaglioLinee;
  readonly rate: Decimal;
}

export interface Wanted {
  readonly type: SelfInvoiceType;
  readonly brief: IntegrationBrief;
  /** Rate of lines without their own. */
  readonly common: Decimal | null;
}

/** The lines to complete, each with its rate. */
export function readLines(
  reading: Reading,
  all: readonly DettaglioLinee[],
  { type, brief, common }: Wanted,
): readonly LineToIntegrate[] {
  const { problems } = reading;
  if (isAbsent(brief.linee)) {
    const found = all.filter(({ natura, aliquota_iva }) =>
      allowsNaturaBesideRate(type) ? isReverseCharge(natura) : decimal(aliquota_iva).isZero,
    );
    if (found.length === 0) problems.add('self.lines', '', 'linee');
    if (isAbsent(brief.aliquota_iva)) reading.missing('', 'aliquota_iva');
    return found.map((line) => ({ line, rate: common ?? Decimal.zero }));
  }
  const numbered = linesByNumber(all);
  const asked = reading.list(brief.linee, '/linee');
  if (asked.length === 0) problems.add('lines.none', '', 'linee');
  return asked.flatMap((one, index) => {
    const at = `/linee/${index}`;
    const fields = typeof one === 'number' ? { numero_linea: one } : reading.fields(one, at);
    reading.keys(fields, at, LINE_KEYS);
    const wanted = Number(fields['numero_linea']);
    const line = numbered.get(wanted);
    if (line === undefined) problems.add('note.line', at, undefined, { line: wanted });
    const own = readRate(reading, fields['aliquota_iva'], at);
    if (isAbsent(fields['aliquota_iva']) && isAbsent(brief.aliquota_iva)) reading.missing(at, 'aliquota_iva');
    return line === undefined ? [] : [{ line, rate: own ?? common ?? Decimal.zero }];
  });
}

const LINE_KEYS: ReadonlySet<string> = new Set(['numero_linea', 'aliquota_iva']);

/** The line with VAT; for a credit note, with reversed sign. */
export function integrated(
  line: DettaglioLinee,
  rate: Decimal,
  position: number,
  isCredit: boolean,
): DettaglioLinee {
  const { natura: _nature, ritenuta: _withheld, ...rest } = line;
  const common = { ...rest, numero_linea: String(position), aliquota_iva: rate.toText() };
  if (!isCredit) return common;
  // One unit at a negative price: how a discount on a negative price applies is not settled.
  const { quantita: _quantity, unita_misura: _unit, sconto_maggiorazione: _steps, ...piece } = common;
  const amount = decimal(line.prezzo_totale).negated().toText();
  return { ...piece, prezzo_unitario: amount, prezzo_totale: amount };
}

/** Contributions under reverse charge. */
export function integratedCassa(
  all: readonly DatiCassaPrevidenziale[],
  rate: Decimal,
  isCredit: boolean,
): DatiCassaPrevidenziale[] {
  return all.flatMap((one) => {
    if (!isReverseCharge(one.natura)) return [];
    const { natura: _nature, ritenuta: _withheld, imponibile_cassa: base, ...rest } = one;
    const signed = (text: string): string => (isCredit ? decimal(text).negated() : decimal(text)).toText();
    return [
      {
        ...rest,
        aliquota_iva: rate.toText(),
        importo_contributo_cassa: signed(one.importo_contributo_cassa),
        ...(base === undefined ? {} : { imponibile_cassa: signed(base) }),
      },
    ];
  });
}
