/** Checks the options of `convert` before anything is read. */
import { resolve } from 'node:path';
import { UsageError } from '../command/usageError.ts';
import { isSingle } from '../files/find.ts';
import { parseSize } from '../files/size.ts';
import { anyTarget, type Target } from '../files/target.ts';
import type { ConvertCall } from './definition.ts';

export type Form = 'json' | 'xml' | 'yaml';

export interface ConvertSettings {
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
  const { from = null, to = null, stylesheet = null, output } = options;
  const prefix = prefixOf(options);
  const folder = options['out-dir'];
  if (output !== undefined && folder !== undefined) {
    throw new UsageError(({ usage }) => usage.conflict('--output', '--out-dir'));
  }
  for (const [name, value] of [
    [options['no-prefix'] === true ? '--no-prefix' : '--prefix', prefix],
    ['--stylesheet', stylesheet],
  ] as const) {
    if (to !== null && to !== 'xml' && value !== null)
      throw new UsageError(({ usage }) => usage.onlyForXml(name));
  }
  const target: Target =
    folder === undefined ? anyTarget(output, io.cwd) : { kind: 'folder', path: resolve(io.cwd, folder) };
  if (target.kind !== 'folder' && !isSingle(operands, io.cwd)) {
    throw new UsageError(({ usage }) => usage.manyNeedFolder(output === undefined ? null : '--output'));
  }
  if (to === 'yaml' && options.indent === '0')
    throw new UsageError(({ usage }) => usage.conflict('--to yaml', '--indent 0'));
  return {
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
