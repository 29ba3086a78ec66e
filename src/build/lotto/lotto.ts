/** Several invoices of one supplier to one customer in one file (lotto). */

import { type DocumentNumber, hasArt73, isSameNumber } from '../../domain/numbering.ts';
import type { DeepReadonly } from '../../model/deepReadonly.ts';
import type { DatiGeneraliDocumento, RegimeFiscale } from '../../model/generated/invoice.ts';
import { given } from '../../model/given.ts';
import type { ReadonlyOrdinaryInvoice } from '../../model/readonlyInvoice.ts';
import type { BuildOptions, InvoiceBrief } from '../brief/invoice.ts';
import { buildInvoice } from '../buildInvoice.ts';
import { deepFreeze } from '../freeze.ts';
import { BuildError, type BuildProblem, Problems } from '../problems/buildError.ts';
import { type Fields, Reading } from '../read/reading.ts';

/** Fields that a file contains once. */
const SHARED_KEYS = [
  'cedente',
  'cessionario',
  'trasmissione',
  'rappresentante_fiscale',
  'terzo_intermediario',
  'soggetto_emittente',
  'transliterate',
] as const satisfies readonly (keyof InvoiceBrief)[];

type SharedKey = (typeof SHARED_KEYS)[number];

/** Seller and buyer once, and the lines and terms of each invoice. */
export type LottoBrief<Office extends string = string, Regime extends RegimeFiscale = RegimeFiscale> = Pick<
  InvoiceBrief<Office, Regime>,
  SharedKey
> & {
  /** The invoices, without the shared fields. */
  readonly fatture: readonly Omit<InvoiceBrief<Office, Regime>, SharedKey>[];
};

const SHARED: ReadonlySet<string> = new Set(SHARED_KEYS);
const KEYS: ReadonlySet<string> = new Set([...SHARED_KEYS, 'fatture']);

/**
 * Builds one file with several invoices. SdI accepts or rejects it as a whole. Its progressivo_invio is derived from the first
 * invoice's number and date unless it is given.
 * @throws BuildError with everything that is missing or wrong; paths of an invoice begin with `/fatture/0/`.
 *
 * @example
 * ```ts
 * import { buildLotto } from 'fattura/build';
 *
 * const sede = { indirizzo: 'Via Appia 1', cap: '00179', comune: 'Roma', provincia: 'RM' };
 * const linee = [{ descrizione: 'Canone', prezzo_unitario: '50.00', aliquota_iva: 22 }];
 * const lotto = buildLotto({
 *   cedente: { partita_iva: '02718281823', denominazione: 'Alfa S.r.l.', regime_fiscale: 'RF01', sede },
 *   cessionario: { tipo: 'azienda', partita_iva: '12345678903', denominazione: 'Beta S.p.A.', sede },
 *   fatture: [
 *     { numero: '2026/1', data: '2026-11-21', linee },
 *     { numero: '2026/2', data: '2026-11-22', linee },
 *   ],
 * });
 * console.log(lotto.fattura_elettronica_body.length); // prints: 2
 * ```
 */
export function buildLotto<const Office extends string, const Regime extends RegimeFiscale>(
  brief: LottoBrief<Office, Regime>,
  options: BuildOptions = {},
): ReadonlyOrdinaryInvoice {
  given('options', options, 'object');
  const reading = new Reading({ transliterate: false });
  const fields = reading.fields(brief, '');
  reading.keys(fields, '', KEYS);
  const list = reading.list(fields['fatture'], '/fatture');
  if (list.length === 0) reading.problems.add('missing', '', 'fatture', { field: 'fatture' });
  const shared = Object.fromEntries(Object.entries(fields).filter(([key]) => SHARED.has(key)));
  const problems: BuildProblem[] = [...reading.problems.all];
  const made = list.map((item, index) => {
    const { built, wrong } = tried({ ...shared, ...own(item, index, problems) }, options);
    problems.push(...wrong.flatMap((problem) => placed(problem, index)));
    return built;
  });
  const invoices = made.filter((built) => built !== undefined);
  problems.push(...duplicates(made));
  const [first] = invoices;
  if (problems.length > 0 || first === undefined) throw new BuildError(problems);
  return deepFreeze({
    ...first,
    fattura_elettronica_body: invoices.flatMap(({ fattura_elettronica_body }) => fattura_elettronica_body),
  });
}

/** An invoice's own fields; shared fields are reported. */
function own(item: unknown, index: number, problems: BuildProblem[]): Fields {
  const at = `/fatture/${index}`;
  const reading = new Reading({ transliterate: false });
  const fields = reading.fields(item, at);
  for (const key of SHARED_KEYS) {
    if (key in fields) reading.problems.add('unknown', at, key, { found: key, suggestion: '' });
  }
  problems.push(...reading.problems.all);
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !SHARED.has(key)));
}

interface Tried {
  readonly built: ReadonlyOrdinaryInvoice | undefined;
  readonly wrong: readonly BuildProblem[];
}

function tried(brief: Fields, options: BuildOptions): Tried {
  try {
    return { built: buildInvoice(brief as unknown as InvoiceBrief, options), wrong: [] };
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return { built: undefined, wrong: error.problems };
  }
}

/**
 * Maps a problem to its place in the lotto's brief; problems of shared fields are reported for the first invoice only.
 */
function placed(problem: BuildProblem, index: number): readonly BuildProblem[] {
  const [, key = ''] = problem.path.split('/');
  if (SHARED.has(key)) return index === 0 ? [problem] : [];
  return [{ ...problem, path: `/fatture/${index}${problem.path}` }];
}

/**
 * Two invoices with the same number and year, or the same date if the first has art. 73; credit notes are counted
 * separately (00409).
 */
function duplicates(invoices: readonly (ReadonlyOrdinaryInvoice | undefined)[]): readonly BuildProblem[] {
  const problems = new Problems();
  const documents = invoices.map(documentOf);
  for (const [index, document] of documents.entries()) {
    if (document === undefined) continue;
    const other = documents.findIndex((before, at) => at < index && before && isSame(before, document));
    if (other >= 0) {
      problems.add('lotto.duplicate', `/fatture/${index}`, 'numero', { found: document.numero, other });
    }
  }
  return problems.all;
}

function documentOf(
  invoice: ReadonlyOrdinaryInvoice | undefined,
): DeepReadonly<DatiGeneraliDocumento> | undefined {
  return invoice?.fattura_elettronica_body[0]?.dati_generali.dati_generali_documento;
}

function numberOf({ tipo_documento, numero, data }: DeepReadonly<DatiGeneraliDocumento>): DocumentNumber {
  return { tipoDocumento: tipo_documento, numero, data };
}

function isSame(
  before: DeepReadonly<DatiGeneraliDocumento>,
  document: DeepReadonly<DatiGeneraliDocumento>,
): boolean {
  // Number first: it differs most often, and each invoice is compared with all previous ones.
  if (before.numero !== document.numero) return false;
  return isSameNumber(numberOf(before), numberOf(document), hasArt73(before));
}
