/** Finds the next document number, from the documents in a folder and earlier dialogues. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isCreditNote, isDebitNote, isSelfInvoice } from '../../../domain/index.ts';
import { kindInName } from '../../../envelope/index.ts';
import type { ReadonlyInvoice } from '../../../model/index.ts';
import { readInvoice } from '../../../xml/index.ts';
import { readFileUpTo } from '../../files/read.ts';

/** Groups of documents that share a number sequence by default. */
export type Group = 'invoice' | 'credit-note' | 'debit-note' | 'self-invoice';

export interface NumberedDocument {
  /** VAT number of the issuer. */
  readonly issuer: string;
  readonly group: Group;
  readonly number: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** The file that contains it; null for an earlier dialogue. */
  readonly file: string | null;
}

/** Maximum number of files read, the last by name: this takes about a second. */
const MAX_FILES = 5_000;

/** Reads the documents in a folder; unreadable files are ignored. */
export async function documentsIn(folder: string, maxBytes: number): Promise<readonly NumberedDocument[]> {
  // Reading a pipe or a device might never end.
  const files = (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter((one) =>
    one.isFile(),
  );
  const names = files.map(({ name }) => name).filter((name) => kindInName(name) === 'xml');
  const found: NumberedDocument[] = [];
  for (const name of names.toSorted().slice(-MAX_FILES)) {
    const read = await readFileUpTo(join(folder, name), maxBytes).catch(() => null);
    if (read?.ok !== true) continue;
    const result = readInvoice(read.bytes, { maxBytes });
    if (result.ok) found.push(...documentsOf(result.invoice, name));
  }
  return found;
}

function documentsOf(invoice: ReadonlyInvoice, file: string): readonly NumberedDocument[] {
  return invoice.fattura_elettronica_body.map((body) => {
    const { tipo_documento: type, numero: number, data } = body.dati_generali.dati_generali_documento;
    const group = documentGroup(type);
    return {
      issuer: (group === 'self-invoice' ? customerOf(invoice) : supplierOf(invoice)) ?? '',
      group,
      number,
      day: data.slice(0, 10),
      file,
    };
  });
}

export function documentGroup(type: string): Group {
  if (isSelfInvoice(type)) return 'self-invoice';
  if (isCreditNote(type)) return 'credit-note';
  return isDebitNote(type) ? 'debit-note' : 'invoice';
}

export function supplierOf(invoice: ReadonlyInvoice): string | undefined {
  if (invoice.versione === 'FSM10')
    return invoice.fattura_elettronica_header.cedente_prestatore.id_fiscale_iva.id_codice;
  return invoice.fattura_elettronica_header.cedente_prestatore.dati_anagrafici.id_fiscale_iva.id_codice;
}

export function customerOf(invoice: ReadonlyInvoice): string | undefined {
  if (invoice.versione === 'FSM10') return undefined;
  return invoice.fattura_elettronica_header.cessionario_committente.dati_anagrafici.id_fiscale_iva?.id_codice;
}

export interface NumberWanted {
  readonly issuer: string;
  readonly group: Group;
  /** YYYY-MM-DD */
  readonly day: string;
  /** The suggestion without earlier numbers: `2026/1`. */
  readonly first: string;
}

/** The number after the last one of the group that is not taken. */
export function nextNumber(
  documents: readonly NumberedDocument[],
  { issuer, group, day, first }: NumberWanted,
): string {
  const year = day.slice(0, 4);
  const own = documents.filter((one) => one.issuer === issuer);
  const series = own.filter((one) => one.group === group);
  const last = latest(series.filter((one) => one.day.startsWith(year))) ?? latest(series);
  let number = last === undefined ? first : following(last, year);
  const taken = new Set(own.filter((one) => one.day.startsWith(year)).map((one) => one.number));
  // Terminates: each step gives a new number, and the set of taken ones is finite.
  while (taken.has(number)) number = following({ number, day }, year);
  return number;
}

/** The document with this number in the same year: SdI rejects a second one (00404). */
export function takenBy(
  documents: readonly NumberedDocument[],
  { issuer, day, number }: { readonly issuer: string; readonly day: string; readonly number: string },
): NumberedDocument | undefined {
  return documents.find(
    (one) => one.issuer === issuer && one.number === number && one.day.slice(0, 4) === day.slice(0, 4),
  );
}

type Numbered = Pick<NumberedDocument, 'number' | 'day'>;

/** The highest number in the series of the newest document. */
function latest(documents: readonly Numbered[]): Numbered | undefined {
  const newest = documents.reduce<Numbered | undefined>(
    (best, one) => (best === undefined || one.day >= best.day ? one : best),
    undefined,
  );
  if (newest === undefined) return undefined;
  const form = partsOf(newest).form;
  return documents
    .filter((one) => one.day.startsWith(newest.day.slice(0, 4)) && partsOf(one).form === form)
    .reduce((best, one) => (partsOf(one).count > partsOf(best).count ? one : best), newest);
}

interface NumberParts {
  /** The number with placeholders for the count and the year. */
  readonly form: string;
  readonly count: bigint;
  /** Width of a zero-padded count; 0 without padding. */
  readonly width: number;
}

const COUNT = '\u0001';
const YEAR = '\u0002';
const SHORT_YEAR = '\u0003';

/** Separates the count from the year in a number: `12/2026`, `26-0012`, `FT 12/A`. */
function partsOf({ number, day }: Numbered): NumberParts {
  const year = day.slice(0, 4);
  const runs = [...number.matchAll(/\d+/g)].map((match) => ({ text: match[0], at: match.index }));
  const isCount = (run: { text: string }): boolean => run.text !== year;
  const others = runs.filter(isCount);
  const long = others.filter(({ text }) => text !== year.slice(2));
  const counter = long.at(-1) ?? others[0] ?? runs.at(-1);
  let form = '';
  let end = 0;
  for (const run of runs) {
    const isYear = run !== counter && run.text === year;
    const isShort = run !== counter && run.text === year.slice(2);
    form += number.slice(end, run.at);
    form += run === counter ? COUNT : isYear ? YEAR : isShort ? SHORT_YEAR : run.text;
    end = run.at + run.text.length;
  }
  return {
    form: form + number.slice(end),
    count: BigInt(counter?.text ?? 0),
    width: counter?.text.startsWith('0') === true ? counter.text.length : 0,
  };
}

/**
 * The next number. A sequence that contains the year restarts at 1 each year; any other continues, which is always
 * allowed (Agenzia delle Entrate, risoluzione 1/E of 10 January 2013).
 */
function following(last: Numbered, year: string): string {
  const { form, count, width } = partsOf(last);
  const isNamed = form.includes(YEAR) || form.includes(SHORT_YEAR);
  const next = isNamed && !last.day.startsWith(year) ? 1n : count + 1n;
  const text = form
    .replace(COUNT, String(next).padStart(width, '0'))
    .replace(YEAR, year)
    .replace(SHORT_YEAR, year.slice(2));
  return form.includes(COUNT) ? text : `${last.number}/1`;
}
