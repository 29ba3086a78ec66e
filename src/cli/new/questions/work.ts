/** The state of one dialogue. */
import type { Language } from '../../../validate/index.ts';
import type { Input } from '../../files/find.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Kind, NewCall } from '../definition.ts';
import type { Suppliers } from '../memory/suppliers.ts';
import type { NewSettings } from '../settings.ts';
import type { Numbering } from './numbering.ts';

export interface Work {
  readonly call: NewCall;
  readonly settings: NewSettings;
  readonly messages: Messages;
}

/** The invoice that a note or an integration refers to. */
export interface Original {
  /** As it was named. */
  readonly name: string;
  readonly input: Input;
}

/** The state after the last question. */
export interface FinishWork extends Work {
  /** Real paths of files that were read, and are never replaced. */
  readonly inputs: ReadonlySet<string>;
  readonly suppliers: Suppliers;
  readonly original: Original | null;
  readonly askAll: () => Promise<void>;
  /** The invoice is in its place: the answers need not be kept any longer. */
  readonly onWritten: () => void;
}

export interface Context {
  readonly kind: Kind;
  readonly asOf: string;
  readonly language: Language;
  readonly suppliers: Suppliers;
  readonly numbering: Numbering;
}
