/**
 * Deviations from the schema: those that leave a message readable, and those that SdI's own messages have.
 * Source: messages in circulation since 2014, among them those of SdI itself.
 */
import { elementsOf, type RootGrammar } from '../model/grammar.ts';
import { isMalformed, isUnreadable, type Problem } from '../model/problem.ts';

/**
 * True if the message can be read despite the problem: every value that its type promises is there. A code that the
 * schema enumerates is promised too; all other values are text.
 */
export function isReadable(problem: Problem, grammar: RootGrammar): boolean {
  const { id } = problem;
  if (isUnreadable(id) || isMalformed(id)) return false;
  switch (id) {
    case 'root.unknown':
    case 'element.nested':
    case 'value.code':
      return false;
    case 'element.missing':
      return problem.params.name === 'Signature' || mayLack(problem.path, grammar);
    default:
      return true;
  }
}

/**
 * True for a deviation that occurs in SdI's own messages, or is caused by software that stores them: a warning. Any
 * other deviation, such as a missing signature, is evidence that SdI did not write the message in this form.
 */
export function isInUse(problem: Problem, grammar: RootGrammar): boolean {
  switch (problem.id) {
    // Elements of a later schema, and the order of older ones.
    case 'element.unknown':
    case 'element.misplaced':
    // Default namespace instead of a prefix.
    case 'element.namespace':
    // More than 200 errors.
    case 'element.excess':
    case 'source.declaration':
      return true;
    case 'element.missing':
      return problem.params.name !== 'Signature' && mayLack(problem.path, grammar);
    // An empty Destinatario, or Codice in it.
    case 'value.empty':
      return mayLack(problem.path, grammar);
    default:
      return false;
  }
}

/** True if the element at a JSON Pointer may be absent although the schema requires it. */
function mayLack(path: string, grammar: RootGrammar): boolean {
  let block = grammar.block;
  let lacks = false;
  for (const key of path.split('/').slice(1)) {
    if (/^[0-9]+$/.test(key)) continue;
    const element = elementsOf(block).find(({ json }) => json === key);
    if (element === undefined) return false;
    lacks = element.mayLack === true;
    if (element.type.kind === 'block') block = element.type;
  }
  return lacks;
}
