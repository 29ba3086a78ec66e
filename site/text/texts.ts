/** The type of the sentences follows from the English ones: the same ids, with the same parameters. */
import type { en } from './en.ts';

type Translated<T> = T extends (...parameters: infer Parameters) => string
  ? (...parameters: Parameters) => string
  : T extends string
    ? string
    : { readonly [Id in keyof T]: Translated<T[Id]> };

export type Texts = Translated<typeof en>;
