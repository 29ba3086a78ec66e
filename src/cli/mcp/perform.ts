/** Runs the command of a tool, and converts its output to a result. */

import { parseJson } from '../../model/index.ts';
import type { Call, OptionDefinition } from '../command/definition.ts';
import { base64Of, mediaTypeOf, PDF_TYPE, textIn } from '../inMemory/document.ts';
import type { Done, Job } from '../inMemory/job.ts';
import type { MemoryFile } from '../inMemory/memoryCall.ts';
import { Interrupted, type SingleWorkforce, type Workforce } from '../inMemory/workforce.ts';
import type { McpWords } from '../messages/mcp/words.ts';
import { ExitCode } from '../process/exitCode.ts';
import { type Arguments, documentIn, documentsIn, type Sources } from './documents.ts';
import { explanationOf, refusalOf } from './explained.ts';
import { Refusal } from './refusal.ts';
import type { Kept } from './results.ts';
import { optionsOf, type Tool } from './tools.ts';

/** The places in which the commands of tools run. */
export interface Workplaces {
  /** Worker threads with a time limit, for all commands that read a document. */
  readonly threads: Workforce;
  /** This process: look-ups take less time than a thread, and submissions use its connection and its journal. */
  readonly here: SingleWorkforce;
}

export interface Performer extends Sources, Workplaces {
  readonly call: Pick<Call, 'main' | 'language' | 'io'>;
  readonly words: Pick<McpWords, 'mostFiles'>;
  /** Maximum time of a job, in milliseconds. */
  readonly timeout: number;
}

export interface Performed {
  readonly kept: Kept;
  readonly summary: object;
  /** Messages of the command, apart from its result. */
  readonly messages: readonly string[];
}

/** @throws Refusal; Error for a bug of the command. */
export async function performTool(tool: Tool, given: Arguments, performer: Performer): Promise<Performed> {
  const { call, maxBytes } = performer;
  const { files, second, words, isAll } = await operandsOf(tool, given, performer);
  const common = [`--lang=${call.language}`];
  const form = typeof given['form'] === 'string' ? given['form'] : '';
  const args = [
    tool.command.name,
    ...tool.fixed,
    ...(tool.forms[form] ?? []),
    ...common,
    ...(tool.takes === 'words' ? [] : [`--max-size=${maxBytes}`]),
    ...optionsOf(tool).flatMap((option) => argumentsFor(option, given[option.name])),
    // The assistant asks its user for confirmation; the command cannot.
    ...(tool.sends && given['issue'] === true ? ['--yes'] : []),
  ];
  const job: Job = {
    args,
    explain: explanationOf(tool, args, common),
    files,
    words,
    second,
  };
  const done = await performed(tool, job, performer);
  if (done.code !== ExitCode.bug && done.stdout.length === 0)
    throw await refusalOf(tool, done, call.language);
  const result = resultOf(tool, done);
  if (isAll) return result;
  return { ...result, messages: [performer.words.mostFiles(files.length), ...result.messages] };
}

/** @throws Refusal if it takes too long. */
async function performed(
  { sends, takes }: Tool,
  job: Job,
  { call, threads, here, timeout }: Performer,
): Promise<Done> {
  const { env, cwd, interrupted } = call.io;
  if (sends) return await here.perform(job, { env, cwd, interrupted });
  if (takes === 'words') return await here.perform(job);
  try {
    return await threads.perform(job);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    throw error.reason === 'timeout'
      ? Refusal.because('timeout', timeout / 1000)
      : Refusal.because('stopping');
  }
}

interface Operands {
  readonly files: readonly MemoryFile[];
  readonly second: Job['second'];
  readonly words: readonly string[];
  /** False if a folder has more files. */
  readonly isAll: boolean;
}

async function operandsOf(tool: Tool, given: Arguments, sources: Sources): Promise<Operands> {
  const only = { second: null, words: [], isAll: true };
  switch (tool.takes) {
    case 'document':
      return { ...only, files: [await documentIn(given, 'document', sources)] };
    case 'documents':
      return { ...only, ...(await documentsIn(given, 'document', sources)) };
    case 'pair': {
      const [a, b] = [await side(given['a'], 'a', sources), await side(given['b'], 'b', sources)];
      return { ...only, files: [a, a.name === b.name ? { ...b, name: `${b.name} (b)` } : b] };
    }
    case 'brief': {
      const brief = { name: 'brief.json', content: Buffer.from(JSON.stringify(given['brief']), 'utf8') };
      const original = given['of'] === undefined ? null : await side(given['of'], 'original', sources);
      return { ...only, files: [brief], second: original === null ? null : { option: 'of', file: original } };
    }
    case 'words':
      return { ...only, files: [], words: tool.words.flatMap(({ name }) => wordsIn(given[name])) };
  }
}

const side = (given: unknown, fallback: string, sources: Sources): Promise<MemoryFile> =>
  documentIn(given as Arguments, fallback, sources);

function wordsIn(value: unknown): readonly string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

function argumentsFor({ name, value }: OptionDefinition, given: unknown): readonly string[] {
  if (value === undefined) return given === true ? [`--${name}`] : [];
  return wordsIn(given).map((one) => `--${name}=${one}`);
}

function resultOf(tool: Tool, done: Done): Performed {
  const { code, stdout, stderr } = done;
  const printed = stderr.trim();
  if (code === ExitCode.bug) throw bugOf(stderr);
  const value =
    tool.answer === 'json' ? JSON.parse(Buffer.from(stdout).toString('utf8')) : documentOf(stdout);
  return {
    kept: { value, hidden: tool.hidden, type: mediaTypeOf(stdout, OTHER_TYPE), content: stdout },
    summary: tool.summary(value),
    messages: printed === '' ? [] : printed.split('\n'),
  };
}

function bugOf(stderr: string): Error {
  const error = new Error('the command failed');
  error.stack = stderr;
  return error;
}

function documentOf(content: Uint8Array): object {
  const type = mediaTypeOf(content, OTHER_TYPE);
  const shared = { type, bytes: content.length };
  if (type === PDF_TYPE) return shared;
  const text = textIn(content);
  if (text === null) return { ...shared, base64: base64Of(content) };
  return type === 'application/json' ? { ...shared, json: parseJson(text) } : { ...shared, text };
}

/** The type of pages for the terminal, and of YAML. */
const OTHER_TYPE = 'text/plain';
