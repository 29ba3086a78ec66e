/** Findings of the check as the service's errors. */
import { type FileReport, type Finding, ruleTitle } from '../../validate/index.ts';
import { type Fault, fault, Refusal } from '../http/refusal.ts';

/** Errors of one answer: as many as a notice of rejection by SdI can list (messages schema, ListaErrori). */
const MOST_FAULTS = 200;

/** As a JSON Pointer: what has no place in it, such as a tag that is not closed, is wrong with all of it. */
const WHOLE = '';

/** The title begins with SdI's code; the pointer leads into the JSON form, whichever form was sent. */
function findingFault({ code, message, path }: Finding): Fault {
  return { ...fault(422, message, path ?? WHOLE), title: `${code} ${ruleTitle(code, 'en') ?? ''}`.trimEnd() };
}

/**
 * Codes about the signature. The service signs itself, so that the one that came is dropped and not judged.
 * 00106, of an empty file, is answered before.
 */
const SIGNATURE = /^001/;

export function errorsOf({ findings }: FileReport): readonly Finding[] {
  return findings.filter(({ severity, code }) => severity === 'error' && !SIGNATURE.test(code));
}

export function invalidInvoice(errors: readonly Finding[]): Refusal {
  return new Refusal(422, errors.slice(0, MOST_FAULTS).map(findingFault));
}
