/** General data of the document (2.1.1). */

import type {
  DatiBollo,
  DatiCassaPrevidenziale,
  DatiGenerali,
  DatiGeneraliDocumento,
  DatiRitenuta,
  ScontoMaggiorazione,
} from '../../../model/generated/invoice.ts';
import { checkValue } from '../../../model/lexical.ts';
import * as types from '../../../model/simpleTypes.ts';
import { tipoDocumentoOf } from '../codes/documentTypes.ts';
import { decimalOf } from '../model/decimalOf.ts';
import { given, unlessEmpty } from '../toEuropean/cursor.ts';
import { NOTE_SEPARATOR, STAMP_CODE, STAMP_REASON, withholdingIn } from '../toEuropean/general.ts';
import { dateOf } from './dates.ts';
import type { Naturas } from './naturas.ts';
import { referencesOf } from './references.ts';
import { fitTo, type ModelSource, pieces } from './source.ts';
import { transportOf } from './transport.ts';

const LONGEST_CAUSALE = 200;

export interface GeneralParts {
  readonly naturas: Naturas;
  /** Sentences that other parts add to the notes. */
  readonly remarks: readonly string[];
}

export function generalOf(source: ModelSource, parts: GeneralParts): DatiGenerali {
  return given<DatiGenerali>({
    dati_generali_documento: documentOf(source, parts),
    ...referencesOf(source),
    dati_trasporto: transportOf(source),
  });
}

function documentOf(source: ModelSource, { naturas, remarks }: GeneralParts): DatiGeneraliDocumento {
  const { extension } = source.model;
  const rounding = source.take('totals.rounding');
  return given<DatiGeneraliDocumento>({
    tipo_documento: kindOf(source),
    divisa: source.take('currency') ?? 'EUR',
    data: dateOf(source, 'issueDate', '2.1.1.3') ?? '',
    numero: numberOf(source),
    dati_ritenuta: withholdingsOf(source),
    dati_bollo: stampOf(source),
    dati_cassa_previdenziale: fundsOf(source, naturas),
    sconto_maggiorazione: discountsOf(source),
    importo_totale_documento: amountOf(source.take('totals.gross')),
    arrotondamento: amountOf(rounding),
    causale: notesOf(source, remarks),
    art_73: extension?.art73 === 'SI' ? (source.take('extension.art73') as 'SI') : undefined,
  });
}

const amountOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : decimalOf(text).rounded(2).toText(2);

function kindOf(source: ModelSource): DatiGeneraliDocumento['tipo_documento'] {
  const own = source.take('extension.documentType');
  const supplied = source.set['2.1.1.1'];
  const typeCode = source.get('typeCode') ?? '';
  const { tipoDocumento, exact } = tipoDocumentoOf(typeCode);
  const kind = own ?? supplied ?? tipoDocumento;
  if (own !== undefined || exact) source.take('typeCode');
  else source.note('typeCode', 'changed', 'X-CODE', { to: kind });
  return kind as DatiGeneraliDocumento['tipo_documento'];
}

/** A number is never cut: it identifies the invoice. */
function numberOf(source: ModelSource): string {
  const supplied = source.set['2.1.1.4'];
  const number = supplied ?? source.get('number') ?? '';
  if (checkValue(types.String20, number) !== undefined || !/[0-9]/.test(number))
    source.refuse({
      code: 'X-NUMBER',
      term: 'BT-1',
      field: '2.1.1.4',
      value: number,
      option: '--set 2.1.1.4=',
    });
  if (supplied === undefined) source.take('number');
  else source.note('number', 'changed', 'X-FORM', { to: supplied });
  return number;
}

function withholdingsOf(source: ModelSource): DatiRitenuta[] | undefined {
  const { withholdings = [], kinds = [] } = source.model.extension ?? {};
  source.take('extension.withholdingTotal');
  const list = withholdings.map((_, at): DatiRitenuta => {
    const path = `extension.withholdings[${at}]`;
    source.take(`${path}.base`);
    source.take(`extension.kinds[${at}].kind`);
    return {
      tipo_ritenuta: (kinds[at]?.kind ?? 'RT01') as DatiRitenuta['tipo_ritenuta'],
      importo_ritenuta: amountOf(source.take(`${path}.amount`)) ?? '0.00',
      aliquota_ritenuta: amountOf(source.take(`${path}.rate`)) ?? '0.00',
      causale_pagamento: (source.take(`${path}.reason`) ?? 'A') as DatiRitenuta['causale_pagamento'],
    };
  });
  return unlessEmpty([...list, ...statedWithholdings(source)]);
}

/** Withholdings that the note states, where the profile has no place for them. */
export const statedWithholdings = ({ model }: ModelSource): readonly DatiRitenuta[] =>
  (model.notes ?? []).flatMap(({ text }) =>
    text.split(NOTE_SEPARATOR).flatMap((sentence) => withholdingIn(sentence) ?? []),
  );

/** Stamp duty: a charge of zero with its code, or the allowance of AgID's older mapping. */
function stampOf(source: ModelSource): DatiBollo | undefined {
  for (const key of ['charges', 'allowances'] as const) {
    const at = (source.model[key] ?? []).findIndex(
      ({ reasonCode, reason, amount }) =>
        (reasonCode === STAMP_CODE || (reasonCode === '95' && reason?.toUpperCase() === STAMP_REASON)) &&
        decimalOf(amount).isZero,
    );
    if (at < 0) continue;
    for (const own of ['amount', 'category', 'rate', 'reason', 'reasonCode'])
      source.take(`${key}[${at}].${own}`, '2.1.1.6.1');
    return { bollo_virtuale: 'SI' };
  }
  return undefined;
}

/** Pension funds: charges whose reason names a fund. */
function fundsOf(source: ModelSource, naturas: Naturas): DatiCassaPrevidenziale[] | undefined {
  const funds = (source.model.charges ?? []).flatMap((charge, at): readonly DatiCassaPrevidenziale[] => {
    const [, fund = '', withheld = '', natura = ''] =
      /^(TC[0-9]{2})(?:#(SI)?(?:#(N[0-9.]+)?)?)?$/.exec(charge.reason ?? '') ?? [];
    if (fund === '') return [];
    const path = `charges[${at}]`;
    for (const own of ['category', 'rate', 'reason', 'reasonCode'])
      source.take(`${path}.${own}`, '2.1.1.7.1');
    const percent = source.take(`${path}.percent`);
    if (percent === undefined)
      source.ledger.add('defaulted', {
        code: 'X-REQUIRED',
        term: '2.1.1.7.2',
        value: '0.00',
        rule: '2.1.1.7.2',
      });
    const tax = naturas.of(charge.category, charge.rate, natura === '' ? undefined : natura);
    return [
      given<DatiCassaPrevidenziale>({
        tipo_cassa: fund as DatiCassaPrevidenziale['tipo_cassa'],
        al_cassa: amountOf(percent) ?? '0.00',
        importo_contributo_cassa: amountOf(source.take(`${path}.amount`, '2.1.1.7.3')) ?? '0.00',
        imponibile_cassa: amountOf(source.take(`${path}.base`)),
        aliquota_iva: tax.aliquota_iva,
        ritenuta: withheld === 'SI' ? 'SI' : undefined,
        natura: tax.natura,
        riferimento_amministrazione: undefined,
      }),
    ];
  });
  return unlessEmpty(funds);
}

function discountsOf(source: ModelSource): ScontoMaggiorazione[] | undefined {
  const list = (source.model.extension?.adjustments ?? []).map((_, at) => {
    const path = `extension.adjustments[${at}]`;
    const percent = amountOf(source.take(`${path}.percent`));
    const amount = amountOf(source.take(`${path}.amount`));
    return given<ScontoMaggiorazione>({
      tipo: (source.take(`${path}.kind`) ?? 'SC') as ScontoMaggiorazione['tipo'],
      percentuale: percent,
      importo: percent !== undefined && decimalOf(amount).isZero ? undefined : amount,
    });
  });
  return unlessEmpty(list);
}

/** Notes in pieces of 200 characters, the subject before the text. */
function notesOf(source: ModelSource, remarks: readonly string[]): string[] | undefined {
  const found: string[] = [];
  (source.model.notes ?? []).forEach(({ subject, text }, at) => {
    const path = `notes[${at}]`;
    source.note(`${path}.subject`, 'moved', 'X-TEXT');
    const whole = subject === undefined ? text : `${subject} ${text}`;
    for (const part of whole.split(NOTE_SEPARATOR)) {
      if (withholdingIn(part) !== undefined) {
        source.take(`${path}.text`, '2.1.1.5');
        continue;
      }
      const fitted = fitTo(part, { ...types.String200Latin, maxLength: Number.POSITIVE_INFINITY });
      if (fitted.status === 'kept') source.take(`${path}.text`);
      else source.note(`${path}.text`, 'changed', 'X-CHARSET', { to: fitted.text });
      for (const piece of pieces(fitted.text, LONGEST_CAUSALE)) found.push(piece);
    }
  });
  for (const remark of remarks)
    for (const piece of pieces(fitTo(remark, types.String1000Latin).text, LONGEST_CAUSALE)) found.push(piece);
  return unlessEmpty(found.filter((text) => text !== ''));
}
