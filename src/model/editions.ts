/**
 * Versions of a format's schema, by day. The grammar contains everything that any version has; elements and codes added
 * or removed in a version have its date. The grammar of each version is derived once, so that readers compare no dates.
 */
import { civilDate, compareDates } from './civilDate.ts';
import { withCodes } from './codes/codeList.ts';
import type { Format } from './grammar.ts';
import { isMembers, member } from './jsonValue.ts';
import type { SimpleType } from './lexical.ts';
import { rewriteGrammar } from './rewriteGrammar.ts';

/** Period of use. */
export interface Dated {
  /** First day (ISO date); absent: from the start. */
  readonly since?: string;
  /** First day on which it is no longer valid (ISO date); absent: still in use. */
  readonly until?: string;
}

/** Type that accepts no value: for a required element that only some versions have, if all versions must agree. */
export const NEVER: SimpleType = {
  kind: 'simple',
  name: 'Never',
  xsdName: 'NeverType',
  base: 'string',
  whitespace: 'preserve',
  pattern: String.raw`[^\s\S]`,
};

const versions = new WeakMap<Format, readonly Format[]>();
const commons = new WeakMap<Format, Format>();

/** The grammar of each version of a format's schema, oldest first. */
export function versionsOf(format: Format): readonly Format[] {
  const { schemas } = format;
  if (schemas.length === 1) return [format];
  let derived = versions.get(format);
  if (derived === undefined) {
    derived = schemas.map((schema, index) => ({
      ...withOnly(format, (item) => isIn(item, format, index), 'left out'),
      schemaVersion: schema.version,
      schemas: [schema],
    }));
    versions.set(format, derived);
  }
  return derived;
}

/**
 * The grammar in force on a day. Days before the oldest known version use that one.
 * @param day YYYY-MM-DD; null for the latest version.
 */
export function schemaOn(format: Format, day: string | null): Format {
  if (format.schemas.length === 1) return format;
  const all = versionsOf(format);
  const began = (version: Format): boolean =>
    version.schemas.every(({ since }) => day === null || compareDates(since, day) <= 0);
  return all.findLast(began) ?? all[0] ?? format;
}

/** The part that all versions share: for readers that do not know the day and leave the rest to a reader that does. */
export function commonSchema(format: Format): Format {
  if (format.schemas.length === 1) return format;
  let common = commons.get(format);
  if (common === undefined) {
    const isAlways = (item: Dated): boolean => format.schemas.every((_, index) => isIn(item, format, index));
    common = withOnly(format, isAlways, 'never');
    commons.set(format, common);
  }
  return common;
}

/**
 * True if only some versions of the schema have the element or code: a block that requires it in one version must do
 * without it in another.
 */
export function isDated({ since, until }: Dated): boolean {
  return since !== undefined || until !== undefined;
}

/** The day whose schema applies by default: the date of the first document, or null if it has none. */
export function documentDay(invoice: unknown): string | null {
  const bodies = isMembers(invoice) ? member(invoice, 'fattura_elettronica_body') : undefined;
  let found: unknown = Array.isArray(bodies) ? bodies[0] : undefined;
  for (const key of ['dati_generali', 'dati_generali_documento', 'data']) {
    found = isMembers(found) ? member(found, key) : undefined;
  }
  return typeof found === 'string' ? (civilDate(found.trim()) ?? null) : null;
}

/**
 * True if a version of the schema has the element or code. It appears in the version in force on its first day: a
 * schema may list a code before its use is allowed. It disappears only in a version that begins on its `until` day:
 * schemas keep retired codes.
 */
function isIn({ since, until }: Dated, { schemas }: Format, index: number): boolean {
  const next = schemas[index + 1];
  const came = since === undefined || next === undefined || compareDates(since, next.since) < 0;
  const went = until !== undefined && schemas.slice(1, index + 1).some((schema) => schema.since === until);
  return came && !went;
}

/**
 * The grammar with some of its elements and codes.
 * @param required The treatment of required elements that the version lacks.
 */
function withOnly(format: Format, has: (item: Dated) => boolean, required: 'left out' | 'never'): Format {
  return rewriteGrammar(format, {
    element(element) {
      const isThere = has(element);
      if (!isThere && (required === 'left out' || element.occurs.min === 0)) return [];
      if (!isDated(element)) return [element];
      const { since: _, until: __, ...rest } = element;
      return [isThere ? rest : { ...rest, type: NEVER }];
    },
    type: (type) => withCodes(type, (entry) => entry.inSchema && has(entry)),
  });
}
