import type { Bilingual } from '../bilingual.ts';

/** One code of an official list. */
export interface Code<Traits = unknown> {
  readonly code: string;
  readonly label: Bilingual;
  /**
   * First day on which the code may be used (ISO date); absent if the code has existed from the start, which is format
   * 1.2 (January 2017) for the lists of the schema.
   */
  readonly since?: string;
  /** First day on which the code may no longer be used (ISO date). */
  readonly until?: string;
  /** The code that replaced it; absent without one, or with several. */
  readonly successor?: string;
  /** False for a code of other official lists that the current schema does not accept. */
  readonly inSchema: boolean;
  /** Meaning of the code beyond its label, as data; each list defines its own traits, if any. */
  readonly traits?: Traits;
}

/** An official list of codes. */
export interface CodeList<Traits = unknown> {
  readonly name: string;
  readonly title: Bilingual;
  readonly codes: readonly Code<Traits>[];
  /** True if the schema enumerates the codes: any other is an error. */
  readonly closed: boolean;
  /** True if the schema accepts the code. */
  accepts(code: string): boolean;
  find(code: string): Code<Traits> | undefined;
}

export interface CodeOptions<Traits = unknown> {
  readonly since?: string;
  readonly until?: string;
  readonly successor?: string;
  readonly inSchema?: false;
  readonly traits?: Traits;
}

export function code<Traits>(
  value: string,
  it: string,
  en: string,
  options?: CodeOptions<Traits>,
): Code<Traits> {
  const label = { it, en };
  // Most of the nearly 800 codes have no options, and every start makes all of them.
  if (options === undefined) return { code: value, label, inSchema: true };
  const { since, until, successor, inSchema = true, traits } = options;
  return {
    code: value,
    label,
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
    ...(successor === undefined ? {} : { successor }),
    inSchema,
    ...(traits === undefined ? {} : { traits }),
  };
}

export interface CodeListOptions {
  /** The schema does not enumerate the codes; the list is for reference and advice. */
  readonly open?: true;
}

export function codeList<Traits = unknown>(
  name: string,
  title: Bilingual,
  codes: readonly Code<Traits>[],
  options: CodeListOptions = {},
): CodeList<Traits> {
  let byCode: ReadonlyMap<string, Code<Traits>> | undefined;
  const find = (value: string): Code<Traits> | undefined => {
    byCode ??= new Map(codes.map((entry) => [entry.code, entry]));
    return byCode.get(value);
  };
  return {
    name,
    title,
    codes,
    closed: options.open !== true,
    accepts: (value) => options.open === true || find(value)?.inSchema === true,
    find,
  };
}

/**
 * The type with some of its codes; the same type if it has no codes, or if nothing changes.
 * @param has True for the codes that the schema accepts.
 */
export function withCodes<T extends { readonly codes?: CodeList }>(
  type: T,
  has: (entry: Code) => boolean,
): T {
  const { codes: list } = type;
  if (list?.closed !== true) return type;
  const codes = list.codes.map((entry) => {
    const inSchema = has(entry);
    return inSchema === entry.inSchema ? entry : { ...entry, inSchema };
  });
  if (codes.every((entry, at) => entry === list.codes[at])) return type;
  return { ...type, codes: codeList(list.name, list.title, codes) };
}
