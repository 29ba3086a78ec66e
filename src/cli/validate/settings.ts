/** Combines the options of `validate` with the configuration and checks them before anything is read. */
import { resolve } from 'node:path';
import {
  type Artifacts,
  type Language,
  type ReportFormat,
  ruleCodes,
  type Summary,
  type ValidateOptions,
} from '../../validate/index.ts';
import { parseDate } from '../command/date.ts';
import { UsageError } from '../command/usageError.ts';
import { checkCode, checkOff } from '../config/codes.ts';
import type { Configured } from '../config/config.ts';
import { type Config, PATTERN } from '../config/keys.ts';
import type { Exclusion } from '../files/exclude.ts';
import { parseShard, type Shard } from '../files/shard.ts';
import { parseSize } from '../files/size.ts';
import { fileTarget } from '../files/target.ts';
import { today } from '../process/clock.ts';
import { type JournalPlace, journalPlace } from '../resume/place.ts';
import { trustFilesOf } from '../signatures/trustFiles.ts';
import type { VerifySettings } from '../signatures/verifyFile.ts';
import type { ValidateCall } from './definition.ts';

/** The options for checking and reporting files; plain data that is copied to worker threads. */
export interface CheckSettings {
  readonly format: ReportFormat;
  readonly language: Language;
  readonly colour: boolean;
  readonly width: number;
  readonly quiet: boolean;
  readonly explainCoverage: boolean;
  /** True to print annotations for GitHub Actions in addition to the report. */
  readonly annotations: boolean;
  /** The base folder for file names in formats for other programs. */
  readonly artifacts: Artifacts;
  /** The options of the check itself. */
  readonly rules: Pick<
    ValidateOptions,
    'only' | 'asOf' | 'asOfIsToday' | 'asSent' | 'spec' | 'keepGoing' | 'strictName' | 'severities'
  >;
  /** The verification of signatures. */
  readonly signatures: VerifySettings;
  readonly failOn: 'error' | 'warning' | 'never';
  /** The address of the documentation site; null if none is configured. */
  readonly documentation: string | null;
  readonly maxBytes: number;
  readonly engine: 'auto' | 'libxml2';
  /** The user's XSD; null for ours. */
  readonly schema: string | null;
}

/** A report file: its name as given, and its path. */
export interface ReportFile {
  readonly name: string;
  readonly path: string;
}

/** The options for the main thread only. */
export interface RunSettings {
  readonly check: CheckSettings;
  /** The report file; null for standard output. */
  readonly output: ReportFile | null;
  /** The journal of `--resume`; null without. */
  readonly journal: JournalPlace | null;
  /** Maximum number of warnings; null for no limit. */
  readonly maxWarnings: number | null;
  /** The commit of git since which a file must have changed; null for all files. */
  readonly since: string | null;
  /** The file that lists the inputs, `-` for standard input; null if the operands name them. */
  readonly filesFrom: string | null;
  /** The part of the inputs to check; null for all. */
  readonly shard: Shard | null;
  /** Excluded files and folders. */
  readonly exclusions: readonly Exclusion[];
}

/** @throws UsageError */
export function settingsOf(call: ValidateCall, { config, folder }: Configured): RunSettings {
  const { options, io } = call;
  const { schema, engine = 'auto', output } = options;
  if (schema !== undefined && options.engine === 'auto') {
    throw new UsageError(({ usage }) => usage.conflict('--schema', '--engine auto'));
  }
  const nothing = options.exclude?.find((pattern) => !PATTERN.test(pattern));
  if (nothing !== undefined) throw new UsageError(({ usage }) => usage.noPattern(nothing));
  const asked = options.format ?? config.format;
  const format = asked ?? 'text';
  if (options['explain-coverage'] === true && format !== 'text') {
    throw new UsageError(({ usage }) => usage.conflict('--explain-coverage', `--format ${format}`));
  }
  const target = fileTarget({ option: '--output', value: output }, io.cwd);
  const rules = rulesOf(call, config);
  const toFile = output !== undefined && target?.kind === 'file';
  const file = toFile ? { name: output, path: target.path } : null;
  return {
    output: file,
    journal: journalPlace(options.resume, io.cwd, file),
    maxWarnings: parseCount(options['max-warnings']) ?? config.maxWarnings ?? null,
    since: options.since ?? null,
    filesFrom: options['files-from'] ?? null,
    shard: options.shard === undefined ? null : parseShard(options.shard),
    exclusions: [
      { base: io.cwd, patterns: options.exclude ?? [] },
      { base: folder, patterns: config.exclude ?? [] },
    ].filter(({ patterns }) => patterns.length > 0),
    check: {
      format,
      language: call.asked.language ?? config.language ?? call.language,
      colour: format === 'text' && (toFile ? call.asked.colour === true : call.colour),
      width: toFile ? FILE_WIDTH : io.stdout.columns,
      quiet: options.quiet === true,
      explainCoverage: options['explain-coverage'] === true,
      annotations: asked === undefined && io.env['GITHUB_ACTIONS'] === 'true',
      artifacts: artifactsOf(call),
      rules,
      signatures: {
        trust: trustFilesOf(options),
        cwd: io.cwd,
        asOf: rules.asOf,
        asOfIsToday: rules.asOfIsToday && !rules.asSent,
      },
      failOn: options['fail-on'] ?? config.failOn ?? 'error',
      documentation: config.documentation ?? null,
      maxBytes: parseSize(options['max-size']),
      engine: schema === undefined ? engine : 'libxml2',
      schema: schema === undefined ? null : resolve(io.cwd, schema),
    },
  };
}

/** True if `--max-warnings` fails the run. */
export function exceedsWarnings(
  { warnings }: Pick<Summary, 'warnings'>,
  { maxWarnings, check }: Pick<RunSettings, 'maxWarnings' | 'check'>,
): boolean {
  return maxWarnings !== null && check.failOn !== 'never' && warnings > maxWarnings;
}

/** Width of a report in a file, in columns. */
const FILE_WIDTH = 80;

function rulesOf(
  { options }: ValidateCall,
  config: Config,
): CheckSettings['rules'] & Pick<VerifySettings, 'asOf' | 'asOfIsToday'> {
  const only = options.only ?? config.only;
  const asOf = parseDate(options['as-of']);
  const spec = options.spec ?? config.spec;
  const severities = severitiesOf(options.ignore ?? [], config.severities);
  return {
    asOf: asOf ?? today(),
    asOfIsToday: asOf === undefined,
    asSent: options['as-sent'] === true,
    keepGoing: options['keep-going'] === true || config.keepGoing === true,
    strictName: options['strict-name'] === true || config.strictName === true,
    ...(only === undefined ? {} : { only }),
    ...(spec === undefined ? {} : { spec }),
    ...(severities === undefined ? {} : { severities }),
  };
}

/** `--ignore` takes precedence over the configuration. */
function severitiesOf(ignored: readonly string[], configured: Config['severities']): Config['severities'] {
  if (ignored.length === 0) return configured;
  const place = (): string => '--ignore';
  for (const code of ignored) {
    checkCode(code, ruleCodes(), place);
    checkOff(code, place);
  }
  return { ...configured, ...Object.fromEntries(ignored.map((code) => [code, 'off' as const])) };
}

/** Returns the repository root from GitHub Actions or GitLab, whose pages identify files by relative path. */
function artifactsOf({ io: { env, cwd } }: ValidateCall): Artifacts {
  const root = env['GITHUB_WORKSPACE'] || env['CI_PROJECT_DIR'];
  const separator = process.platform === 'win32' ? '\\' : '/';
  return root ? { base: cwd, root, separator } : { separator };
}

function parseCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[0-9]{1,9}$/.test(text)) throw new UsageError(({ usage }) => usage.noCount('--max-warnings', text));
  return Number(text);
}
