/**
 * Elements of a catalogue. A sentence is a text in which `{name}` stands for a parameter, or a function of parameters
 * if a number or a choice changes it. The English catalogue defines which sentences exist.
 */

/** A complete language: each sentence of the English catalogue, with the same parameters. */
export type Translated<T> = T extends string
  ? string
  : T extends (...params: infer Params) => infer Result
    ? (...params: Params) => Translated<Result>
    : { readonly [Id in keyof T]: Translated<T[Id]> };

/** A partly translated language: some sentences of the English catalogue, with the same parameters. */
export type PartlyTranslated<T> = T extends string
  ? string
  : T extends (...params: infer Params) => infer Result
    ? (...params: Params) => Translated<Result>
    : { readonly [Id in keyof T]?: PartlyTranslated<T[Id]> };

/** Sentences by id, in groups. */
export interface Sentences {
  readonly [id: string]: unknown;
}

/** A partly translated catalogue, completed with the English sentences. */
export function completed<T>(english: T, part: PartlyTranslated<T>): T {
  if (!isGroup(english) || !isGroup(part)) return part as T;
  const whole: Record<string, unknown> = {};
  for (const [id, sentence] of Object.entries(english)) {
    const own = (part as Sentences)[id];
    whole[id] = own === undefined ? sentence : completed(sentence, own as PartlyTranslated<unknown>);
  }
  return whole as T;
}

/** Number of sentences. */
export function countOf(sentences: unknown): number {
  if (Array.isArray(sentences)) return sentences.length;
  if (!isGroup(sentences)) return sentences === undefined ? 0 : 1;
  return Object.values(sentences).reduce<number>((count, one) => count + countOf(one), 0);
}

/** True for a group of sentences. A list of paragraphs is not a group, because it is translated as a whole. */
function isGroup(value: unknown): value is Sentences {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
