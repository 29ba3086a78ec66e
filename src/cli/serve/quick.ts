/**
 * `validate` in this thread, for small files: sending one to a thread takes longer than checking it. The options of
 * equal requests are read once.
 */
import { isNeverContainer } from '../../envelope/index.ts';
import { globalOptions } from '../command/definition.ts';
import { languageNamed, loadSentences } from '../command/language.ts';
import { parse } from '../command/parse.ts';
import { type MemoryFile, memoryIo } from '../inMemory/memoryCall.ts';
import { today } from '../process/clock.ts';
import { type ValidateCall, validate } from '../validate/definition.ts';
import { type OneReport, oneReport, oneReportAtOnce } from '../validate/oneReport.ts';
import { type RunSettings, settingsOf } from '../validate/settings.ts';

/** Maximum size in bytes of a file that is checked within some milliseconds, regardless of its content. */
const SMALL = 65_536;

interface Prepared {
  readonly settings: RunSettings;
  readonly day: string;
}

export class QuickValidation {
  readonly #base: Omit<ValidateCall, 'operands' | 'options' | 'io'>;
  readonly #prepared = new WeakMap<readonly string[], Prepared>();

  /** @param base The values that all calls have in common. */
  constructor({
    asked,
    language,
    commands,
    main,
  }: Pick<ValidateCall, 'asked' | 'language' | 'commands' | 'main'>) {
    this.#base = { asked, language, commands, main, colour: false, errorColour: () => false };
  }

  /**
   * Returns the file of a request if it is suitable: a single small file that is neither an archive nor mail. Null
   * otherwise.
   */
  suitable([only, ...rest]: readonly MemoryFile[]): MemoryFile | null {
    if (only === undefined || rest.length > 0) return null;
    return only.content.length <= SMALL && isNeverContainer(only.content) ? only : null;
  }

  /**
   * The report without a pause, for arguments that {@link run} has read today; null if the file needs one.
   * @param args The arguments after `validate`, in the same array.
   */
  atOnce(args: readonly string[], file: MemoryFile): OneReport | null {
    const prepared = this.#prepared.get(args);
    return prepared?.day === today() ? oneReportAtOnce(file, prepared.settings) : null;
  }

  /**
   * @param args The arguments after `validate`. The same array is read once.
   * @returns Null if the command would print more than the report.
   * @throws UsageError
   */
  async run(args: readonly string[], file: MemoryFile): Promise<OneReport | null> {
    return await oneReport(file, (await this.#prepare(args)).settings);
  }

  async #prepare(args: readonly string[]): Promise<Prepared> {
    const known = this.#prepared.get(args);
    const day = today();
    if (known?.day === day) return known;
    const { options } = await parse(args, [...validate.options, ...globalOptions]);
    const language = languageNamed(options['lang']) ?? this.#base.language;
    const { io } = memoryIo([]);
    const call = { ...this.#base, operands: [], options, asked: { language }, language, io } as ValidateCall;
    const settings = settingsOf(call, { config: {}, folder: io.cwd });
    await loadSentences(settings.check.language);
    const prepared = { settings, day };
    this.#prepared.set(args, prepared);
    return prepared;
  }
}
