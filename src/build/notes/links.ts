/** References of a note to its invoice (2.1.6), with the codes for traceability of public funds (L. 136/2010). */

import { RELATED } from '../../domain/relatedData.ts';
import { civilDate } from '../../model/civilDate.ts';
import type { DatiDocumentiCorrelati, DatiGenerali } from '../../model/generated/invoice.ts';

/** Codes in a reference, besides the invoice's number and date. */
type Codes = Omit<DatiDocumentiCorrelati, 'id_documento' | 'data' | 'num_item'>;

/**
 * One block for each pair of CIG and CUP in the invoice, or one block without codes. If the invoice ties a pair to
 * lines, the block names those lines by their numbers in the note; a pair without lines in the note is left out.
 * @param renumbered Line numbers in the note by line number in the invoice.
 */
export function linksTo(
  general: DatiGenerali,
  renumbered: ReadonlyMap<number, number>,
): readonly DatiDocumentiCorrelati[] {
  const { numero, data } = general.dati_generali_documento;
  const plain = { id_documento: numero, data: civilDate(data) ?? data };
  const links = new Map<string, Codes>();
  for (const block of RELATED) {
    for (const one of general[block] ?? []) {
      const codes = codesOf(one, renumbered);
      if (codes !== undefined) links.set(JSON.stringify(codes), codes);
    }
  }
  return links.size === 0 ? [plain] : [...links.values()].map((codes) => ({ ...codes, ...plain }));
}

function codesOf(
  { riferimento_numero_linea, codice_commessa_convenzione, codice_cup, codice_cig }: DatiDocumentiCorrelati,
  renumbered: ReadonlyMap<number, number>,
): Codes | undefined {
  if (codice_cup === undefined && codice_cig === undefined) return undefined;
  const codes: Codes = {
    ...(codice_commessa_convenzione === undefined ? {} : { codice_commessa_convenzione }),
    ...(codice_cup === undefined ? {} : { codice_cup }),
    ...(codice_cig === undefined ? {} : { codice_cig }),
  };
  const lines = riferimento_numero_linea ?? [];
  if (lines.length === 0) return codes;
  const kept = lines.flatMap((line) => renumbered.get(line) ?? []);
  return kept.length === 0 ? undefined : { riferimento_numero_linea: kept, ...codes };
}
