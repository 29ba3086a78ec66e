/** All inputs that the operands of a call mean, found before anything is done with one. */
import { findInputs, type Input, type PathProblem } from '../files/find.ts';

export interface Inputs {
  readonly inputs: readonly Input[];
  /** Operands that led nowhere; `explainPaths` says them. */
  readonly problems: readonly PathProblem[];
}

/** @param inFolders The names that are taken from a folder; those of invoices unless told. */
export async function inputsOf(
  operands: readonly string[],
  cwd: string,
  inFolders?: RegExp,
): Promise<Inputs> {
  const problems: PathProblem[] = [];
  const inputs: Input[] = [];
  const onProblem = (problem: PathProblem): void => void problems.push(problem);
  const settings = { cwd, onProblem, ...(inFolders === undefined ? {} : { inFolders }) };
  for await (const input of findInputs(operands, settings)) inputs.push(input);
  return { inputs, problems };
}
