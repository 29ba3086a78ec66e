/** Finds the inputs of a call and reads their bytes. */
import type { FileReport } from '../../validate/index.ts';
import type { Call } from '../command/definition.ts';
import { type FindSettings, findInputs, type Input, type PathProblem } from '../files/find.ts';
import { type ReadInput, readFileUpTo, readStreamUpTo } from '../files/read.ts';
import type { Io } from '../process/io.ts';
import { reportOfUnread, showReport } from '../report/fileReport.ts';

/** Reads from standard input or a file, for commands that report errors themselves. */
export async function readBytes(
  input: Input,
  { stdin, onFile }: Pick<Io, 'stdin' | 'onFile'>,
  maxBytes: number,
): Promise<ReadInput> {
  const { path, error } = input;
  await onFile?.();
  if (isOfContainer(input)) return await (await memberReader()).readMember(input, maxBytes);
  if (error !== undefined) return { ok: false, reason: 'system', code: error };
  if (path !== null) return await readFileUpTo(path, maxBytes);
  return await readStreamUpTo(input.chunks ?? stdin.chunks(), maxBytes);
}

type MemberReader = typeof import('../containers/readMember.ts');
let loading: Promise<MemberReader> | undefined;

/** Loaded on use, and once: archives have up to 100,000 files, and each import takes microseconds. */
function memberReader(): Promise<MemberReader> {
  loading ??= import('../containers/readMember.ts');
  return loading;
}

/** True for a file in a container, and for a container. */
const isOfContainer = ({ inside, container }: Input): boolean =>
  inside !== undefined || container !== undefined;

export interface ReadSettings {
  readonly call: Pick<Call, 'io' | 'language' | 'errorColour'>;
  readonly maxBytes: number;
  /** Receives the report that is also printed, on an input that cannot be used. */
  readonly onReport?: (report: FileReport) => void;
}

/** @returns null if the input cannot be read, which is reported on standard error. */
export async function readInput(
  input: Input,
  { call, maxBytes, onReport }: ReadSettings,
): Promise<Uint8Array | null> {
  const found = await readBytes(input, call.io, maxBytes);
  if (found.ok) return found.bytes;
  const report = await reportOfUnread(found, input.name, { language: call.language, maxBytes });
  onReport?.(report);
  await showReport({ report, source: null }, call);
  return null;
}

export interface Inputs {
  readonly inputs: readonly Input[];
  /** Operands without a result, for `explainPaths`. */
  readonly problems: readonly PathProblem[];
}

/** Finds all inputs. @param settings As for `findInputs`. */
export async function inputsOf(
  operands: readonly string[],
  { cwd, memory }: Pick<Io, 'cwd' | 'memory'>,
  options: Pick<FindSettings, 'inFolders' | 'containers' | 'stdin'> = {},
): Promise<Inputs> {
  const problems: PathProblem[] = [];
  const inputs: Input[] = [];
  const onProblem = (problem: PathProblem): void => void problems.push(problem);
  const settings = { ...options, cwd, memory, onProblem };
  for await (const input of findInputs(operands, settings)) inputs.push(input);
  return { inputs, problems };
}
