/** What the questions of every kind of document need to know. */
import type { Language } from '../../../validate/index.ts';
import type { Kind } from '../definition.ts';
import type { Suppliers } from '../memory/suppliers.ts';
import type { Numbering } from './numbering.ts';

export interface Context {
  readonly kind: Kind;
  readonly asOf: string;
  readonly language: Language;
  readonly suppliers: Suppliers;
  readonly numbering: Numbering;
}
