/** Checks the options of `convert` before anything is read. */
import { resolve } from 'node:path';
import type { ConversionFormat, Profile } from '../../convert/en16931/index.ts';
import { kindInName, YAML_FILE } from '../../envelope/index.ts';
import { UsageError } from '../command/usageError.ts';
import { isSingle } from '../files/find.ts';
import { parseSize } from '../files/size.ts';
import { anyTarget, type FileTarget, type Target } from '../files/target.ts';
import type { ConvertCall } from './definition.ts';

export type Form = 'json' | 'xml' | 'yaml';

/** A conversion to or from EN 16931. */
export interface EuropeanSettings {
  readonly to: ConversionFormat;
  /** True for a PDF with the CII in it (Factur-X). */
  readonly facturX: boolean;
  /** Null for the default of the library. */
  readonly profile: Profile | null;
  /** Index of the body, from 0; null for all. */
  readonly body: number | null;
  readonly set: Readonly<Record<string, string>>;
  /** The place of the loss report; null for none. On standard output, it takes the place of the document. */
  readonly report: FileTarget | null;
  /** True to attach the source to the FatturaPA. */
  readonly embedOriginal: boolean;
  /** True to fail if anything is lost. */
  readonly strict: boolean;
}

export interface ConvertSettings {
  /** Null for the forms of FatturaPA. */
  readonly european: EuropeanSettings | null;
  /** The form of the files; null if it is detected from their content and names. */
  readonly from: 'yaml' | null;
  readonly to: Form | null;
  readonly target: Target;
  readonly overwrite: boolean;
  readonly force: boolean;
  /** True to convert the formats 1.0 and 1.1 to the current one. */
  readonly upgrade: boolean;
  readonly indent: number;
  /** Null for the default prefix, an empty string for none. */
  readonly prefix: string | null;
  readonly stylesheet: string | null;
  readonly maxBytes: number;
}

/** A namespace prefix (Namespaces in XML 1.0, §3 and §4): no colon; prefixes that begin with xml are reserved. */
const PREFIX = /^(?!xml)[\p{L}_][\p{L}\p{N}\p{M}_.-]*$/iu;

/** @throws UsageError */
export function settingsOf({ options, operands, io }: ConvertCall): ConvertSettings {
  const { from = null, stylesheet = null, output } = options;
  const european = europeanOf(options, io.cwd);
  const prefix = prefixOf(options);
  const folder = options['out-dir'];
  if (output !== undefined && folder !== undefined) {
    throw new UsageError(({ usage }) => usage.conflict('--output', '--out-dir'));
  }
  const target: Target =
    folder === undefined ? anyTarget(output, io.cwd) : { kind: 'folder', path: resolve(io.cwd, folder) };
  const asked = (options.to as Form | undefined) ?? (target.kind === 'file' ? formInName(target.path) : null);
  const to = european === null ? asked : 'xml';
  for (const [name, value] of [
    [options['no-prefix'] === true ? '--no-prefix' : '--prefix', prefix],
    ['--stylesheet', stylesheet],
  ] as const) {
    if (((to !== null && to !== 'xml') || european !== null) && value !== null)
      throw new UsageError(({ usage }) => usage.onlyForXml(name));
  }
  if (
    european?.facturX === true &&
    european.report?.kind !== 'stdout' &&
    target.kind === 'stdout' &&
    io.stdout.isTTY
  )
    throw new UsageError(({ show }) => show.pdfToTerminal);
  const isReportOnly = european?.report?.kind === 'stdout' && target.kind === 'stdout';
  if (isReportOnly && output !== undefined)
    throw new UsageError(({ usage }) => usage.conflict('--report -', '--output -'));
  if (target.kind !== 'folder' && !isReportOnly && !isSingle(operands, io.cwd)) {
    throw new UsageError(({ usage }) => usage.manyNeedFolder(output === undefined ? null : '--output'));
  }
  if (to === 'yaml' && options.indent === '0')
    throw new UsageError(({ usage }) =>
      usage.conflict(options.to === undefined ? `--output ${output}` : '--to yaml', '--indent 0'),
    );
  return {
    european,
    from,
    to,
    target,
    overwrite: options.overwrite === true,
    force: options.force === true,
    upgrade: options.upgrade === true,
    indent: parseIndent(options.indent),
    prefix,
    stylesheet,
    maxBytes: parseSize(options['max-size']),
  };
}

/** The form of a file with this name; null if the name does not state it. */
function formInName(path: string): Form | null {
  if (YAML_FILE.test(path)) return 'yaml';
  const kind = kindInName(path);
  return kind === 'json' || kind === 'xml' ? kind : null;
}

const EUROPEAN: ReadonlySet<string> = new Set(['ubl', 'cii', 'facturx', 'fatturapa']);

/** Options of conversions to or from EN 16931 only, and those that do not apply to them. */
const OWN = ['profile', 'body', 'set', 'report', 'embed-original', 'strict'] as const;
const OTHERS = ['from', 'force', 'upgrade', 'indent'] as const;

/** The number of a field and its value: `1.1.4=ABC1234`. */
const SUPPLIED = /^([12](?:\.[1-9][0-9]?){1,6})=(.+)$/s;

function europeanOf(options: ConvertCall['options'], cwd: string): EuropeanSettings | null {
  const { to, profile = null, body, set = [], report } = options;
  if (to === undefined || !EUROPEAN.has(to)) {
    const given = OWN.find((name) => options[name] !== undefined);
    if (given !== undefined) throw new UsageError(({ usage }) => usage.onlyForEuropean(`--${given}`));
    return null;
  }
  const other = OTHERS.find((name) => options[name] !== undefined);
  if (other !== undefined) throw new UsageError(({ usage }) => usage.conflict(`--to ${to}`, `--${other}`));
  const isFacturX = to === 'facturx';
  if (profile !== null && (to === 'fatturapa' || (to === 'cii' && profile === 'agid') || isFacturX))
    throw new UsageError(({ usage }) => usage.conflict(`--to ${to}`, `--profile ${profile}`));
  // XML is not a type of attachment that EN 16931 accepts (BR-CL-24).
  if (options['embed-original'] !== undefined && to !== 'fatturapa')
    throw new UsageError(({ usage }) => usage.conflict(`--to ${to}`, '--embed-original'));
  if (body !== undefined && !/^[1-9][0-9]{0,5}$/.test(body))
    throw new UsageError(({ usage }) => usage.noBody(body));
  return {
    to: isFacturX ? 'cii' : (to as ConversionFormat),
    facturX: isFacturX,
    profile: isFacturX ? 'en16931' : profile,
    body: body === undefined ? null : Number(body) - 1,
    set: Object.fromEntries(set.map(suppliedBy)),
    report: reportTarget(report, cwd),
    embedOriginal: options['embed-original'] === true,
    strict: options.strict === true,
  };
}

function reportTarget(report: string | undefined, cwd: string): FileTarget | null {
  if (report === undefined) return null;
  return report === '-' ? { kind: 'stdout' } : { kind: 'file', path: resolve(cwd, report) };
}

function suppliedBy(text: string): readonly [string, string] {
  const [, field, value] = SUPPLIED.exec(text) ?? [];
  if (field === undefined || value === undefined) throw new UsageError(({ usage }) => usage.noSupplied(text));
  return [field, value];
}

/** Null for the default prefix, an empty string for none. */
function prefixOf({ prefix, 'no-prefix': none }: ConvertCall['options']): string | null {
  if (prefix === undefined) return none === true ? '' : null;
  if (none === true) throw new UsageError(({ usage }) => usage.conflict('--prefix', '--no-prefix'));
  if (!PREFIX.test(prefix)) throw new UsageError(({ usage }) => usage.noPrefix(prefix));
  return prefix;
}

function parseIndent(text: string | undefined): number {
  if (text === undefined) return 2;
  if (!/^(?:[0-9]|10)$/.test(text)) throw new UsageError(({ usage }) => usage.noIndent(text));
  return Number(text);
}
