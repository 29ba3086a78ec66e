/**
 * `validate` in this thread, for small files: sending one to a thread takes longer than checking it. The options of
 * equal requests are read once.
 */
import { isNeverContainer } from '../../envelope/index.ts';
import { globalOptions } from '../command/definition.ts';
import { languageNamed } from '../command/language.ts';
import { parse } from '../command/parse.ts';
import type { Done } from '../inMemory/job.ts';
import { type MemoryFile, memoryIo } from '../inMemory/memoryCall.ts';
import { today } from '../process/clock.ts';
import { type ValidateCall, validate } from '../validate/definition.ts';
import { runWith } from '../validate/run.ts';
import { type RunSettings, settingsOf } from '../validate/settings.ts';

/** Bytes that are checked within some milliseconds, whatever they contain. */
const SMALL = 65_536;

/** Options of different requests that are kept. */
const KEPT = 64;

interface Prepared {
  readonly call: ValidateCall;
  readonly settings: RunSettings;
  readonly day: string;
}

export class QuickValidation {
  readonly #base: Omit<ValidateCall, 'operands' | 'options' | 'io'>;
  readonly #prepared = new Map<string, Prepared>();

  /** @param base A call of the command, for what all calls have in common. */
  constructor({
    asked,
    language,
    commands,
    main,
  }: Pick<ValidateCall, 'asked' | 'language' | 'commands' | 'main'>) {
    this.#base = { asked, language, commands, main, colour: false, errorColour: () => false };
  }

  /** True for files that are worth it: small, and neither archives nor mail. */
  suits(files: readonly MemoryFile[]): boolean {
    const [only, ...rest] = files;
    if (only === undefined || rest.length > 0) return false;
    return only.content.length <= SMALL && isNeverContainer(only.content);
  }

  /** @param args The arguments after `validate`. @throws UsageError */
  async run(args: readonly string[], files: readonly MemoryFile[]): Promise<Done> {
    const prepared = await this.#prepare(args);
    const { io, outcome } = memoryIo(files);
    const call = { ...prepared.call, operands: files.map(({ name }) => name), io };
    const code = await runWith(call, { settings: prepared.settings, journal: null });
    return { code, ...outcome(), report: null };
  }

  async #prepare(args: readonly string[]): Promise<Prepared> {
    const key = args.join('\n');
    const known = this.#prepared.get(key);
    const day = today();
    if (known?.day === day) return known;
    const { options } = await parse(args, [...validate.options, ...globalOptions]);
    const language = languageNamed(options['lang']) ?? this.#base.language;
    const { io } = memoryIo([]);
    const call = { ...this.#base, operands: [], options, asked: { language }, language, io } as ValidateCall;
    const settings = settingsOf(call, { config: {}, folder: io.cwd });
    const prepared = { call, settings, day };
    const [oldest] = this.#prepared.keys();
    if (this.#prepared.size >= KEPT && oldest !== undefined) this.#prepared.delete(oldest);
    this.#prepared.set(key, prepared);
    return prepared;
  }
}
