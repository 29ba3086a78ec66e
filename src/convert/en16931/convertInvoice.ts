/** Converts a whole document: FatturaPA, UBL or CII on one side, FatturaPA, UBL or CII on the other. */
import { given } from '../../model/given.ts';
import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import { ORDINARY_ROOT } from '../../model/roots.ts';
import { writeOrdinary } from '../../xml/write.ts';
import { draft, type FromEuropeanOptions } from './fromEuropean/fromEuropean.ts';
import type { EuropeanInvoice } from './model/invoice.ts';
import { termNumber } from './model/terms.ts';
import { customizationOf, isAgid, isKnown, isPeppol, type Profile, processOf } from './profiles.ts';
import type { EuropeanDocument } from './readDocument.ts';
import { type Counts, countsOf, type LossEntry } from './report/entry.ts';
import { type Fates, Ledger, type LedgerLeaf } from './report/ledger.ts';
import { refuseViolations } from './rules/refuseViolations.ts';
import { rootFor, type Syntax } from './syntaxes.ts';
import { ITALY } from './toEuropean/address.ts';
import { NOTE_SEPARATOR } from './toEuropean/general.ts';
import { toEuropean } from './toEuropean/toEuropean.ts';
import { writeEuropean } from './writeDocument.ts';

/** A side of a conversion. */
export type ConversionFormat = Syntax | 'fatturapa';

/** A conversion into UBL or CII. */
export interface ToSyntaxOptions {
  readonly to: Syntax;
  /** Profile of a European result. Default: `en16931`; between UBL and CII, the one that the document states. */
  readonly profile?: Profile;
  /** Index of the body of a FatturaPA, from 0. Default: 0. */
  readonly body?: number;
  /** Data that the source lacks, by number of the FatturaPA field. */
  readonly set?: Readonly<Record<string, string>>;
}

/** A conversion into FatturaPA, with `validateInvoice` of `fattura/validate` as its check. */
export interface ToFatturaOptions extends FromEuropeanOptions {
  readonly to: 'fatturapa';
}

/** Options of {@link convertInvoice}; `to` selects the direction. */
export type ConvertInvoiceOptions = ToSyntaxOptions | ToFatturaOptions;

/** The result of {@link convertInvoice}: the document and the outcome for each value. */
export interface ConvertedInvoice {
  /** The XML of the result, in UTF-8. */
  readonly xml: string;
  readonly from: ConversionFormat;
  readonly to: ConversionFormat;
  readonly profile: Profile | null;
  /** Root element of the result. */
  readonly root: string;
  /** One entry for each value of the source, and the values that the target required. */
  readonly entries: readonly LossEntry[];
  readonly totals: Counts;
}

/**
 * Converts an invoice between FatturaPA and EN 16931, and reports the outcome for each value.
 * @param source A FatturaPA invoice, or a document that `readEuropean` has read
 * @throws ConversionError if required data is missing, if the European invoice violates a rule of EN 16931, or if SdI would
 * reject the FatturaPA
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { parseInvoice } from 'fattura';
 * import { convertInvoice } from 'fattura/en16931';
 *
 * const invoice = parseInvoice(await readFile('invoice.xml'));
 * const { root, totals } = convertInvoice(invoice, { to: 'ubl', profile: 'peppol' });
 * console.log(root, totals.trimmed); // prints: Invoice 0
 * ```
 */
export function convertInvoice(
  source: ReadonlyInvoice | EuropeanDocument,
  options: ConvertInvoiceOptions,
): ConvertedInvoice {
  given('source', source, 'object');
  given('options', options, 'object');
  return 'syntax' in source ? convertEuropean(source, options) : convertFattura(source, options);
}

function convertFattura(source: ReadonlyInvoice, options: ConvertInvoiceOptions): ConvertedInvoice {
  if (options.to === 'fatturapa') throw new RangeError('to: the invoice is a FatturaPA already');
  const { to, profile = 'en16931', body = 0, set = {} } = options;
  const { invoice, entries } = toEuropean(source, { profile, syntax: to, body, set });
  return european({ invoice, entries, from: 'fatturapa', to, profile });
}

interface Result {
  readonly invoice: EuropeanInvoice;
  readonly entries: readonly LossEntry[];
  readonly from: ConversionFormat;
  readonly to: Syntax;
  readonly profile: Profile | null;
}

const european = ({ invoice, entries, from, to, profile }: Result): ConvertedInvoice => ({
  xml: writeEuropean(invoice, to),
  from,
  to,
  profile,
  root: rootFor(to, invoice.typeCode).root,
  entries,
  totals: countsOf(entries),
});

/** Key of leaves that the syntax requires, such as the currency of each amount. */
const EXPECTED = '=';

const NO_FATES: Fates = new Map();

function convertEuropean(source: EuropeanDocument, options: ConvertInvoiceOptions): ConvertedInvoice {
  const leaves = source.leaves.map(
    ({ path, value, term, expected }): LedgerLeaf => ({
      key: term ?? EXPECTED,
      // A leaf without a term has no recorded outcome: it is dropped.
      ...(term === null && !expected ? { fates: NO_FATES } : {}),
      source: path,
      number: null,
      term: null,
      value,
    }),
  );
  if (options.to === 'fatturapa') {
    const { invoice, ledger } = draft(source.invoice, options);
    ledger.keep(EXPECTED, '');
    const entries = ledger.entries(withTerms(leaves));
    const xml = writeOrdinary(invoice);
    return {
      xml,
      from: source.syntax,
      to: options.to,
      profile: null,
      root: ORDINARY_ROOT.root,
      entries,
      totals: countsOf(entries),
    };
  }
  const { to, profile, set = {} } = options;
  refuseViolations(source.invoice, set);
  // A term counts as kept unless the ledger records another outcome.
  const ledger = new Ledger('kept');
  if (!isKnown(source.invoice.customization))
    ledger.keep('customization', 'customization', 'X-SPECIFICATION');
  const invoice = adapted(source.invoice, { to, profile, ledger });
  const entries = ledger.entries(withTerms(leaves));
  return european({ invoice, entries, from: source.syntax, to, profile: profile ?? null });
}

/** Leaves with the number of their term. */
const withTerms = (leaves: readonly LedgerLeaf[]): readonly LedgerLeaf[] =>
  leaves.map((leaf) => ({ ...leaf, term: termNumber(leaf.key) ?? null }));

interface Adaptation {
  readonly to: Syntax;
  readonly profile: Profile | undefined;
  readonly ledger: Ledger;
}

/** The invoice as the other syntax and the profile accept it. */
function adapted(invoice: EuropeanInvoice, { to, profile, ledger }: Adaptation): EuropeanInvoice {
  const { extension, preceding, notes, ...rest } = invoice;
  const own: EuropeanInvoice = { ...rest };
  const stays = extension !== undefined && mayHaveItalian({ to, profile });
  if (extension !== undefined && stays) own.extension = extension;
  else dropGroup(extension, 'extension', ledger, 'X-NOPLACE');
  if (!mayHaveItalian({ to, profile })) own.lines = withoutItalian(own.lines, ledger);
  // CII has no accounting currency that repeats that of the invoice (see `forSyntax`).
  if (to === 'cii' && own.taxCurrency === own.currency && own.totals.taxAccounting === undefined)
    ledger.note('taxCurrency', 'moved', 'X-REFERENCE', { term: 'currency' });
  const [first, ...more] = preceding ?? [];
  if (first !== undefined) own.preceding = to === 'cii' ? [first] : [first, ...more];
  if (to === 'cii')
    for (const at of more.keys()) dropGroup(more[at], `preceding[${at + 1}]`, ledger, 'X-REPEATED');
  const wanted = profile ?? (to === 'cii' && isAgid(invoice.customization) ? 'en16931' : undefined);
  if (notes !== undefined)
    own.notes = wanted !== undefined && isPeppol(wanted) ? joined(notes, ledger) : notes;
  if (wanted !== undefined) state(own, wanted, ledger);
  return own;
}

/** True for documents that can carry Italian data: UBL in AgID's profile. */
const mayHaveItalian = ({ to, profile }: Pick<Adaptation, 'to' | 'profile'>): boolean =>
  to === 'ubl' && (profile ?? 'agid') === 'agid';

/** The lines without the references that only AgID's profile has. */
function withoutItalian(lines: EuropeanInvoice['lines'], ledger: Ledger): EuropeanInvoice['lines'] {
  return lines.map((line, at) => {
    if (line.extension === undefined) return line;
    const { extension, ...rest } = line;
    dropGroup(extension, `lines[${at}].extension`, ledger, 'X-NOPLACE');
    return rest;
  });
}

/** Peppol and AgID allow a single note. */
function joined(
  notes: NonNullable<EuropeanInvoice['notes']>,
  ledger: Ledger,
): NonNullable<EuropeanInvoice['notes']> {
  if (notes.length < 2) return notes;
  const text = notes.map((note) => note.text).join(NOTE_SEPARATOR);
  for (const at of notes.keys()) {
    ledger.note(`notes[${at}].text`, 'moved', 'X-NOTE', { term: 'notes[].text' });
    ledger.note(`notes[${at}].subject`, 'dropped', 'X-REPEATED', { term: 'notes[].subject' });
  }
  return [{ text }];
}

/** Sets the identifiers of the profile. */
function state(invoice: EuropeanInvoice, profile: Profile, ledger: Ledger): void {
  const customization = customizationOf(profile, invoice.seller.address?.country === ITALY);
  const businessProcess = processOf(profile);
  for (const [key, value] of [
    ['customization', customization],
    ['process', businessProcess],
  ] as const) {
    if (value === undefined || invoice[key] === value) continue;
    if (invoice[key] === undefined)
      ledger.add('defaulted', { code: 'X-REQUIRED', term: key, value, rule: 'PEPPOL-EN16931-R001' });
    else ledger.note(key, 'changed', 'X-CODE', { term: key, to: value });
    invoice[key] = value;
  }
}

function dropGroup(value: unknown, path: string, ledger: Ledger, code: 'X-NOPLACE' | 'X-REPEATED'): void {
  if (typeof value === 'string') ledger.note(path, 'dropped', code);
  else if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) dropGroup(item, `${path}[${at}]`, ledger, code);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) dropGroup(inner, `${path}.${key}`, ledger, code);
}
