/** Converts findings into errors of the service. */
import { type FileReport, type Finding, ruleTitle } from '../../validate/index.ts';
import { type Fault, fault, Refusal } from '../http/refusal.ts';

/**
 * Maximum number of errors in a response: as many as SdI's rejection notice can list (messages schema, ListaErrori).
 */
const MAX_FAULTS = 200;

/** JSON Pointer of the whole document, for findings without a path, such as an unclosed tag. */
const WHOLE = '';

/** The title begins with SdI's code; the pointer refers to the JSON form, even if XML was sent. */
function findingFault({ code, message, path }: Finding): Fault {
  return { ...fault(422, message, path ?? WHOLE), title: `${code} ${ruleTitle(code, 'en') ?? ''}`.trimEnd() };
}

/**
 * Codes about the signature. The service signs the file itself, so an existing signature is dropped and not checked.
 * 00106, for an empty file, is answered earlier.
 */
const SIGNATURE = /^001/;

export function errorsOf({ findings }: FileReport): readonly Finding[] {
  return findings.filter(({ severity, code }) => severity === 'error' && !SIGNATURE.test(code));
}

export function invalidInvoice(errors: readonly Finding[]): Refusal {
  return new Refusal(422, errors.slice(0, MAX_FAULTS).map(findingFault));
}
