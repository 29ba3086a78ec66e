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
  /** The path as given. */
  readonly name: string;
  readonly input: Input;
}

/** The state after the last question. */
export interface FinishWork extends Work {
  /** Real paths of the inputs, which are never replaced. */
  readonly inputs: ReadonlySet<string>;
  readonly suppliers: Suppliers;
  readonly original: Original | null;
  readonly askAll: () => Promise<void>;
  /** Called once the invoice is written; the saved answers are no longer needed. */
  readonly onWritten: () => void;
}

export interface Context {
  readonly kind: Kind;
  readonly asOf: string;
  readonly language: Language;
  readonly suppliers: Suppliers;
  readonly numbering: Numbering;
}
