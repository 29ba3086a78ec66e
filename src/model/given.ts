/** Clear errors for invalid arguments from callers without type checking, by argument name. */

type Kind = 'text' | 'object' | 'list' | 'input' | 'bytes' | 'function';

const NEEDED: Readonly<Record<Kind, string>> = {
  text: 'a string',
  object: 'an object',
  list: 'a list',
  bytes: 'a Uint8Array',
  input: 'a string or a Uint8Array',
  function: 'a function',
};

/** @throws TypeError if an argument is not of its kind. */
export function given(name: string, value: unknown, kind: Kind): void {
  if (!isOf(kind, value)) throw new TypeError(`${name}: must be ${NEEDED[kind]}, not ${shownKind(value)}`);
}

function isOf(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string';
    case 'list':
      return typeof value === 'object' && value !== null && Symbol.iterator in value;
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'input':
      return typeof value === 'string' || isBytes(value);
    case 'function':
      return typeof value === 'function';
    case 'bytes':
      return isBytes(value);
  }
}

/** Not compared by class: bytes of another realm are valid. */
function isBytes(value: unknown): boolean {
  return ArrayBuffer.isView(value) && 'subarray' in value;
}

/** An invalid argument in a message: a text or number itself, otherwise its kind. */
export function shownArgument(value: unknown): string {
  return typeof value === 'object' || typeof value === 'function' ? shownKind(value) : String(value);
}

function shownKind(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : typeof value;
}

/**
 * Runs a function that requires a valid structure.
 * @throws TypeError if the invoice's structure does not match its type.
 */
export function ofValid<T>(invoice: unknown, work: () => T): T {
  given('invoice', invoice, 'object');
  try {
    return work();
  } catch (error) {
    // Only TypeErrors of the engine: our own extend another class or explain the problem themselves.
    if (!(error instanceof TypeError) || !isOfEngine(error)) throw error;
    const message = 'invoice: its structure is not valid; validateInvoice says what is wrong';
    throw new TypeError(message, { cause: error });
  }
}

/** Matches the engines' messages for a property of undefined or null and for a call of a non-function. */
function isOfEngine({ message }: Error): boolean {
  return /undefined|null|is not (?:a function|iterable|an object)/.test(message);
}
