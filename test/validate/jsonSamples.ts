/** Invoices in the JSON form made from the grammar: one with every element, and one with required elements only. */
import { ordinary } from '../../src/model/formats.ts';
import { type Block, type Element, elementsOf, type Format } from '../../src/model/grammar.ts';
import type { SimpleType } from '../../src/model/lexical.ts';

export type Members = { [key: string]: unknown };

/** A valid value for each type not covered by a code list or its base. */
const VALUES: Readonly<Record<string, string>> = {
  CodiceDestinatario: 'ABC1234',
  CodiceDestinatarioSemplificata: 'ABC1234',
  IBAN: 'IT60X0542811101000000123456',
  BIC: 'BCITITMM',
  CodiceFiscale: 'RSSMRA80A01H501U',
  CodiceFiscalePF: 'RSSMRA80A01H501U',
  Provincia: 'RM',
  Nazione: 'IT',
  Divisa: 'EUR',
  TipoResa: 'EXW',
  CAP: '00100',
  ABI: '05428',
  CAB: '11101',
  Email: 'posta@pec.example.it',
  EmailContatti: 'posta@example.it',
};

export function sampleText(type: SimpleType): string {
  const code = type.codes?.codes.find((entry) => entry.inSchema)?.code;
  const known = type.codes?.closed === true ? code : VALUES[type.name];
  if (known !== undefined) return known;
  switch (type.base) {
    case 'decimal':
      return '10.00';
    case 'integer':
      return '7';
    case 'date':
      return '2024-02-29';
    case 'dateTime':
      return '2024-02-29T12:30:00';
    case 'base64Binary':
      return 'Zm9ybm8=';
    default:
      return 'abcdefghijklmnopq'.slice(0, Math.max(type.minLength ?? 1, Math.min(type.maxLength ?? 1, 9)));
  }
}

export interface SampleOptions {
  readonly optional: boolean;
  /** The alternative used in each choice. */
  readonly alternative: 0 | 1;
}

/** A valid invoice of a format. */
export function sampleInvoice(format: Format, options: SampleOptions): Members {
  const extra = options.optional ? { namespace: format.namespace, sistema_emittente: 'ABC' } : {};
  return { ...sampleBlock(format.block, options), ...extra, versione: sampleText(format.versione) };
}

function sampleBlock(block: Block, options: SampleOptions): Members {
  const out = block.content.flatMap((particle) =>
    particle.kind === 'choice' ? (particle.alternatives.at(options.alternative) ?? []) : [],
  );
  const members: Members = {};
  for (const element of elementsOf(block)) {
    const declared = block.content.includes(element);
    if (!declared && !out.includes(element)) continue;
    if (element.occurs.min === 0 && !options.optional) continue;
    const one = sampleOne(element, options);
    members[element.json] =
      element.occurs.max > 1 ? (options.optional ? [one, structuredClone(one)] : [one]) : one;
  }
  return members;
}

function sampleOne({ type, form }: Element, options: SampleOptions): unknown {
  if (type.kind === 'block') return sampleBlock(type, options);
  const text = sampleText(type);
  return form === 'integer' ? Number(text) : text;
}

/** Every path in a value, as keys and indexes, parents before children. */
export function placesIn(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return keys.flatMap((key) => {
    const here = [...path, key];
    return [here, ...placesIn((value as Record<string | number, unknown>)[key], here)];
  });
}

/** JSON Pointers into the smallest ordinary sample. */
export const HEADER = '/fattura_elettronica_header';
export const DOCUMENT = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento';
export const LINE = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0';

/** The smallest ordinary sample. */
export const base = (): Members => sampleInvoice(ordinary, { optional: false, alternative: 0 });

function parentOf(invoice: Members, pointer: string): [Members, string] {
  const steps = pointer.split('/').slice(1);
  const last = steps.pop() ?? '';
  let at = invoice;
  for (const step of steps) at = at[step] as Members;
  return [at, last];
}

/** The sample with values set (or removed, for `undefined`) at JSON Pointers. */
export function withValues(values: Readonly<Record<string, unknown>>): Members {
  const invoice = base();
  for (const [pointer, value] of Object.entries(values)) {
    const [parent, key] = parentOf(invoice, pointer);
    if (value === undefined) delete parent[key];
    else parent[key] = value;
  }
  return invoice;
}
