import { isSelfInvoice } from '../../domain/documents.ts';
import type { BodyFacts, TaxedAmount } from '../../domain/facts/body.ts';
import { bearsStampDuty, isReverseCharge } from '../../domain/natura.ts';
import { isPaidByOne } from '../../domain/regimes.ts';
import { FREE_OF_STAMP_DUTY } from '../../domain/thresholds.ts';
import { Decimal } from '../../model/decimal.ts';
import { ALL, type ReportFinding, rule } from '../rule.ts';

/** TipoDato values that state that the duty is not due. */
const NOT_DUE: ReadonlySet<string> = new Set(['NB1', 'NB2', 'NB3']);

const ABOUT_BOLLO = /\bboll[oi]\b/i;
const SAYS_NOT_DUE = /esent|esclus|non (?:è |e' )?(?:soggett|dovut)|originale/i;

export const qBollo = rule({
  code: 'Q-BOLLO',
  formats: ALL,
  scope: 'body',
  fields: {
    ordinary: [
      '1.2.1.8',
      '2.1.1.1',
      '2.1.1.2',
      '2.1.1.6',
      '2.1.1.7.3',
      '2.1.1.7.5',
      '2.1.1.7.7',
      '2.1.1.11',
      '2.2.1.4',
      '2.2.1.11',
      '2.2.1.12',
      '2.2.1.14',
      '2.2.1.16',
      '2.2.2.1',
      '2.2.2.2',
      '2.2.2.5',
      '2.2.2.8',
    ],
    simplified: ['1.2.10', '2.1.1.1', '2.1.1.2', '2.1.1.5', '2.2.1', '2.2.2', '2.2.3.2', '2.2.4', '2.2.5'],
  },
  decides: 'file',
  findings: {
    missing: { severity: 'warning', fix: 'declaration' },
    undue: { severity: 'warning' },
  },
  check(body, report) {
    if (hasBollo(body)) {
      reportUndue(body, report);
      return;
    }
    const amount = liable(body);
    if (amount === null || !FREE_OF_STAMP_DUTY.isLess(amount) || isExcluded(body)) return;
    const isSimplified = body.simplified !== null;
    report('missing', {
      path: body.documentPath,
      params: {
        amount: amount.toText(),
        limit: FREE_OF_STAMP_DUTY.toText(),
        field: isSimplified ? 'BolloVirtuale' : 'DatiBollo',
      },
      fix: isSimplified
        ? { op: 'add', path: `${body.documentPath}/bollo_virtuale`, to: 'SI' }
        : { op: 'add', path: `${body.documentPath}/dati_bollo`, to: '{"bollo_virtuale":"SI"}' },
    });
  },
});

function reportUndue(body: BodyFacts, report: ReportFinding<'undue'>): void {
  if (isSelfInvoice(body.tipoDocumento) || isPaidByOne(body.file.regimeFiscale)) return;
  const { ordinary, simplified } = body;
  if ((ordinary ?? simplified)?.dati_generali.dati_generali_documento.divisa !== 'EUR') return;
  const amount = untaxed(body);
  if (FREE_OF_STAMP_DUTY.isLess(amount)) return;
  report('undue', {
    path: ordinary === null ? `${body.documentPath}/bollo_virtuale` : `${body.documentPath}/dati_bollo`,
    params: {
      amount: amount.toText(),
      limit: FREE_OF_STAMP_DUTY.toText(),
      field: ordinary === null ? 'BolloVirtuale' : 'DatiBollo',
    },
  });
}

/**
 * The total of all amounts without VAT, with any Natura except reverse charge, which is certainly free of the duty
 * because VAT is paid on it. Computed from lines and casse or from summaries, whichever is higher.
 */
function untaxed({ lines, cassa, summaries }: BodyFacts): Decimal {
  const ofLines = untaxedOf(lines).plus(untaxedOf(cassa));
  const ofSummaries = untaxedOf(summaries);
  return ofLines.isLess(ofSummaries) ? ofSummaries : ofLines;
}

function untaxedOf(all: readonly TaxedAmount[]): Decimal {
  let sum = Decimal.zero;
  for (const { natura, rate, amount } of all) {
    if (natura === null ? rate === 0 : !isReverseCharge(natura)) sum = sum.plus(amount.abs());
  }
  return sum;
}

/** The total of the lines subject to the duty; null if there are none. */
function liable({ lines }: BodyFacts): Decimal | null {
  let sum: Decimal | null = null;
  for (const line of lines) {
    if (!bearsStampDuty(line.natura)) continue;
    sum = sum === null ? line.amount : sum.plus(line.amount);
  }
  return sum;
}

function hasBollo({ ordinary, simplified }: BodyFacts): boolean {
  return (
    ordinary?.dati_generali.dati_generali_documento.dati_bollo !== undefined ||
    simplified?.dati_generali.dati_generali_documento.bollo_virtuale !== undefined
  );
}

function isExcluded(body: BodyFacts): boolean {
  const { ordinary, simplified, tipoDocumento, file } = body;
  const document = (ordinary ?? simplified)?.dati_generali.dati_generali_documento;
  if (isSelfInvoice(tipoDocumento) || isPaidByOne(file.regimeFiscale)) return true;
  if (document?.divisa !== 'EUR') return true;
  if (ordinary?.dati_generali.dati_generali_documento.causale?.some(saysNotDue) === true) return true;
  for (const { riferimento_normativo } of ordinary?.dati_beni_servizi.dati_riepilogo ?? []) {
    if (saysNotDue(riferimento_normativo)) return true;
  }
  for (const { line } of body.lines) {
    if (saysNotDue(line?.descrizione)) return true;
    for (const { tipo_dato, riferimento_testo } of line?.altri_dati_gestionali ?? []) {
      if (NOT_DUE.has(tipo_dato) || saysNotDue(riferimento_testo)) return true;
    }
  }
  for (const { descrizione, riferimento_normativo } of simplified?.dati_beni_servizi ?? []) {
    if (saysNotDue(descrizione) || saysNotDue(riferimento_normativo)) return true;
  }
  return false;
}

function saysNotDue(text: string | undefined): boolean {
  return text !== undefined && ABOUT_BOLLO.test(text) && SAYS_NOT_DUE.test(text);
}
