/** The inputs of a call: found, and their bytes read from wherever they are. */
import type { Call } from '../command/definition.ts';
import { findInputs, type Input, type PathProblem } from '../files/find.ts';
import { type ReadBytes, readFileUpTo, readStreamUpTo } from '../files/read.ts';
import type { Io } from '../process/io.ts';
import { reportOfUnread, showReport } from '../report/fileReport.ts';

/** From standard input or from a file; for commands that say themselves what is wrong. */
export async function readBytes(
  { path, error }: Pick<Input, 'path' | 'error'>,
  { stdin, onFile }: Pick<Io, 'stdin' | 'onFile'>,
  maxBytes: number,
): Promise<ReadBytes> {
  await onFile?.();
  if (error !== undefined) return { ok: false, reason: 'system', code: error };
  return path === null ? await readStreamUpTo(stdin.chunks(), maxBytes) : await readFileUpTo(path, maxBytes);
}

/** @returns null where they cannot be had; a report on standard error has said why. */
export async function readInput(
  input: Input,
  {
    call,
    maxBytes,
  }: { readonly call: Pick<Call, 'io' | 'language' | 'errorColour'>; readonly maxBytes: number },
): Promise<Uint8Array | null> {
  const found = await readBytes(input, call.io, maxBytes);
  if (found.ok) return found.bytes;
  const report = await reportOfUnread(found, input.name, { language: call.language, maxBytes });
  await showReport({ report, source: null }, call);
  return null;
}

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
