/** Variants of the builders that return the problems of a brief instead of throwing them. */

import type { RegimeFiscale } from '../model/generated/invoice.ts';
import type {
  ReadonlyInvoice,
  ReadonlyOrdinaryInvoice,
  ReadonlySimplifiedInvoice,
} from '../model/readonlyInvoice.ts';
import type { BuildOptions, InvoiceBrief } from './brief/invoice.ts';
import { buildInvoice } from './buildInvoice.ts';
import { buildLotto, type LottoBrief } from './lotto/lotto.ts';
import type { NoteBrief, SimplifiedNoteBrief } from './notes/brief.ts';
import { creditNote, debitNote } from './notes/notes.ts';
import { BuildError, type BuildProblem } from './problems/buildError.ts';
import type { SelfInvoiceBrief } from './selfInvoice/brief.ts';
import { integration } from './selfInvoice/integration.ts';
import type { IntegrationBrief } from './selfInvoice/integrationBrief.ts';
import { selfInvoice } from './selfInvoice/selfInvoice.ts';
import type { SimplifiedBrief } from './simplified/brief.ts';
import { buildSimplified } from './simplified/simplified.ts';

/** Result of a builder: the invoice, or all problems with the brief. */
export type BuildResult<Built extends ReadonlyInvoice = ReadonlyOrdinaryInvoice> =
  | {
      /** The invoice was made. */
      readonly ok: true;
      /** The invoice, deeply frozen. */
      readonly invoice: Built;
    }
  | {
      /** The brief does not result in a valid invoice. */
      readonly ok: false;
      /** All problems, as in {@link BuildError.problems}. */
      readonly problems: readonly BuildProblem[];
    };

function attempt<Built extends ReadonlyInvoice>(make: () => Built): BuildResult<Built> {
  try {
    return { ok: true, invoice: make() };
  } catch (error) {
    if (error instanceof BuildError) return { ok: false, problems: error.problems };
    throw error;
  }
}

/**
 * Like {@link buildInvoice}, but returns the problems instead of throwing a {@link BuildError}.
 *
 * @example
 * ```ts
 * import { safeBuildInvoice } from 'fattura/build';
 *
 * const sede = { indirizzo: 'Via Appia 1', cap: '00179', comune: 'Roma', provincia: 'RM' };
 * const made = safeBuildInvoice({
 *   cedente: { partita_iva: '02718281823', denominazione: 'Alfa S.r.l.', regime_fiscale: 'RF01', sede },
 *   cessionario: { tipo: 'azienda', partita_iva: '12345678900', denominazione: 'Beta S.p.A.', sede },
 *   numero: '2026/1',
 *   data: '2026-11-21',
 *   linee: [{ descrizione: 'Consulenza', quantita: 3, prezzo_unitario: '80.00', aliquota_iva: 22 }],
 * });
 * if (made.ok) console.log(made.invoice.versione);
 * else for (const { path, code } of made.problems) console.log(path, code); // prints: /cessionario/partita_iva id.vat
 * ```
 */
export function safeBuildInvoice<const Office extends string, const Regime extends RegimeFiscale>(
  brief: InvoiceBrief<Office, Regime>,
  options?: BuildOptions,
): BuildResult {
  return attempt(() => buildInvoice(brief, options));
}

/** Like {@link buildLotto}, but returns the problems instead of throwing a {@link BuildError}. */
export function safeBuildLotto<const Office extends string, const Regime extends RegimeFiscale>(
  brief: LottoBrief<Office, Regime>,
  options?: BuildOptions,
): BuildResult {
  return attempt(() => buildLotto(brief, options));
}

/** Like {@link buildSimplified}, but returns the problems instead of throwing a {@link BuildError}. */
export function safeBuildSimplified(
  brief: SimplifiedBrief,
  options?: BuildOptions,
): BuildResult<ReadonlySimplifiedInvoice> {
  return attempt(() => buildSimplified(brief, options));
}

/** Like {@link selfInvoice}, but returns the problems instead of throwing a {@link BuildError}. */
export function safeSelfInvoice(brief: SelfInvoiceBrief, options?: BuildOptions): BuildResult {
  return attempt(() => selfInvoice(brief, options));
}

/** Like {@link integration}, but returns the problems instead of throwing a {@link BuildError}. */
export function safeIntegration(received: ReadonlyOrdinaryInvoice, brief: IntegrationBrief): BuildResult {
  return attempt(() => integration(received, brief));
}

/** Like {@link creditNote}, but returns the problems instead of throwing a {@link BuildError}. */
export function safeCreditNote(invoice: ReadonlyOrdinaryInvoice, brief: NoteBrief): BuildResult;
export function safeCreditNote(
  invoice: ReadonlySimplifiedInvoice,
  brief: SimplifiedNoteBrief,
): BuildResult<ReadonlySimplifiedInvoice>;
export function safeCreditNote(
  invoice: ReadonlyInvoice,
  brief: NoteBrief | SimplifiedNoteBrief,
): BuildResult<ReadonlyInvoice> {
  return attempt(() => creditNote(invoice, brief as SimplifiedNoteBrief));
}

/** Like {@link debitNote}, but returns the problems instead of throwing a {@link BuildError}. */
export function safeDebitNote(invoice: ReadonlyOrdinaryInvoice, brief: NoteBrief): BuildResult;
export function safeDebitNote(
  invoice: ReadonlySimplifiedInvoice,
  brief: SimplifiedNoteBrief,
): BuildResult<ReadonlySimplifiedInvoice>;
export function safeDebitNote(
  invoice: ReadonlyInvoice,
  brief: NoteBrief | SimplifiedNoteBrief,
): BuildResult<ReadonlyInvoice> {
  return attempt(() => debitNote(invoice, brief as SimplifiedNoteBrief));
}
