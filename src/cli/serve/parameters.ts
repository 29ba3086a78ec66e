/** Converts the parameters and headers of a request to arguments of its command. */
import type { Language } from '../../validate/index.ts';
import type { OptionDefinition } from '../command/definition.ts';
import { LANGUAGES, languageNamed, languageOf } from '../command/language.ts';
import { type AnswerForm, type Operation, servedOptions } from './operations.ts';
import { Problem } from './problem.ts';

/** The parameters of every operation besides the options of its command. */
export const OWN_PARAMETERS = ['file', 'lang'] as const;

export interface Asked {
  readonly args: readonly string[];
  /** The media type of the response; null if it follows from the content. */
  readonly type: string | null;
  readonly language: Language;
}

export interface RequestHeaders {
  readonly accept?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/** Maximum number of different questions that are kept, and of the characters of each. */
const KEPT = { questions: 64, characters: 1_000 } as const;

/** The defaults and limits of a server. */
interface Standard {
  readonly language: Language;
  /** Maximum size of a file in bytes. */
  readonly maxBytes: number;
}

/** The questions to an operation. Requests that differ only in the name of their file have the same answer object. */
export class Questions {
  readonly #operation: Operation;
  readonly #standard: Standard;
  readonly #kept = new Map<string, Asked>();

  constructor(operation: Operation, standard: Standard) {
    this.#operation = operation;
    this.#standard = standard;
  }

  /** @param query The part of the address after the question mark. @throws Problem */
  asked(
    query: string,
    headers: RequestHeaders,
  ): { readonly asked: Asked; readonly file: string | undefined } {
    const { file, rest } = withoutFile(query);
    const key = `${rest}\n${headers.accept ?? ''}\n${headers['accept-language'] ?? ''}`;
    let asked = this.#kept.get(key);
    if (asked === undefined) {
      asked = this.#read(rest, headers);
      if (key.length <= KEPT.characters) this.#keep(key, asked);
    }
    return { asked, file };
  }

  #read(query: string, headers: RequestHeaders): Asked {
    const { language, maxBytes } = this.#standard;
    const asked = askedOf(this.#operation, new URLSearchParams(query), headers, language);
    return { ...asked, args: [...asked.args, `--max-size=${maxBytes}`] };
  }

  #keep(key: string, asked: Asked): void {
    const [first] = this.#kept.keys();
    if (this.#kept.size >= KEPT.questions && first !== undefined) this.#kept.delete(first);
    this.#kept.set(key, asked);
  }
}

/** The name of the file that a query states once, and the other parameters. */
function withoutFile(query: string): { readonly file: string | undefined; readonly rest: string } {
  // The name may be percent-encoded too.
  if (query === '') return { file: undefined, rest: query };
  const parameters = new URLSearchParams(query);
  const files = parameters.getAll('file');
  if (files.length !== 1) return { file: undefined, rest: query };
  parameters.delete('file');
  return { file: files[0], rest: parameters.toString() };
}

/** @param standard The default language. @throws Problem */
export function askedOf(
  operation: Operation,
  query: URLSearchParams,
  headers: RequestHeaders,
  standard: Language = DEFAULT_LANGUAGE,
): Asked {
  checkOccurrences(operation, query);
  const language = languageAsked(query.get('lang'), headers['accept-language'], standard);
  const args = [...operation.fixed, `--lang=${language}`];
  for (const [name, value] of query) {
    if ((OWN_PARAMETERS as readonly string[]).includes(name)) continue;
    const option = servedOptions(operation).find((one) => one.name === name);
    if (option === undefined) throw new Problem('parameter', { name, valid: validOf(operation) });
    args.push(...argumentsOf(option, value));
  }
  const { formOption } = operation;
  const chosen = formOption === null ? null : query.get(formOption);
  const form = formAsked(operation, chosen, headers.accept);
  // The form of an explicit option is already among the arguments.
  if (chosen === null) args.push(...form.args);
  return { args, type: form.type === ANY ? null : form.type, language };
}

/** @throws Problem for a parameter that is missing, or that occurs several times although it has one value. */
function checkOccurrences(operation: Operation, query: URLSearchParams): void {
  const { needs } = operation;
  const value = needs === null ? null : query.get(needs.name);
  if (needs !== null && (value === null || !needs.choices.includes(value)))
    throw new Problem('parameter', { name: needs.name, value: value ?? '', valid: needs.choices.join(', ') });
  const lists = servedOptions(operation).filter(({ repeatable }) => repeatable === true);
  for (const name of new Set(query.keys())) {
    const times = query.getAll(name).length;
    if (times > 1 && !lists.some((option) => option.name === name))
      throw new Problem('parameter', { name, times });
  }
}

const validOf = (operation: Operation): string => [...OWN_PARAMETERS, ...operation.options].join(', ');

function argumentsOf(
  { name, value, repeatable, choices }: OptionDefinition,
  given: string,
): readonly string[] {
  if (value === undefined) {
    if (given === 'true' || given === '') return [`--${name}`];
    if (given === 'false') return [];
    throw new Problem('parameter', { name, value: given, valid: 'true, false' });
  }
  if (choices !== undefined && !choices.includes(given))
    throw new Problem('parameter', { name, value: given, valid: choices.join(', ') });
  // A repeatable option accepts a comma-separated list of codes; the value of a field may itself contain commas.
  const isList = repeatable === true && !value.includes('=');
  const values = isList ? given.split(',') : [given];
  return values.map((one) => `--${name}=${one}`);
}

/** @throws Problem for a language that does not exist, if the parameter names it. */
function languageAsked(named: string | null, header: string | undefined, standard: Language): Language {
  if (named !== null) {
    const language = languageNamed(named);
    if (language === undefined)
      throw new Problem('parameter', { name: 'lang', value: named, valid: LANGUAGES.join(', ') });
    return language;
  }
  return preferredLanguage(header, standard);
}

/** The language of a server that was started without `--lang`. */
export const DEFAULT_LANGUAGE: Language = 'it';

/** The language of `Accept-Language`, chosen like that of a locale: English for languages that are not supported. */
export function preferredLanguage(header: string | undefined, standard: Language): Language {
  const ranges = weighted(header ?? '').map(({ value }) => value.split('-', 1)[0] ?? '');
  const known = ranges.map(languageNamed).find((language) => language !== undefined);
  const [first] = ranges;
  if (known !== undefined) return known;
  return first === undefined || first === '*' ? standard : languageOf({ LANG: first });
}

/** The media type that stands for all. */
const ANY = '*/*';

function formAsked(
  { answers, formOption }: Operation,
  chosen: string | null,
  accept: string | undefined,
): AnswerForm {
  const [standard] = answers;
  if (standard === undefined) throw new Error('an operation has an answer');
  if (chosen !== null) {
    const form = answers.find(({ args }) => args.includes(`--${formOption}=${chosen}`));
    // The type of a document follows from its content; other reports are plain text for people.
    return form ?? { type: standard.type === ANY ? ANY : TEXT, args: [] };
  }
  if (accept === undefined || accept.trim() === '') return standard;
  for (const { value } of weighted(accept)) {
    const form = answers.find(({ type }) => matches(value, type));
    if (form !== undefined) return form;
  }
  // The document has only one form, that of the file.
  if (answers.length === 1) return standard;
  throw new Problem('not_acceptable', {
    accept,
    valid: [...new Set(answers.map(({ type }) => type).filter(isNamed))].join(', '),
  });
}

/** The media type of report formats without one of their own, which are for people. */
const TEXT = 'text/plain';

const isNamed = (type: string): boolean => type !== ANY;

function matches(range: string, type: string): boolean {
  if (range === ANY || range === type) return true;
  if (type === ANY) return false;
  // Programs request XML by either name.
  if (range === 'text/xml') return type === 'application/xml';
  return range.endsWith('/*') && type.startsWith(range.slice(0, -1));
}

/** The values of a header with weights (RFC 9110, 12.4.2), the most preferred first. */
function weighted(header: string): readonly { readonly value: string; readonly weight: number }[] {
  return header
    .split(',')
    .map((part) => {
      const [value = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return { value, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ value, weight }) => value !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight);
}
