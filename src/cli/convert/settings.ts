/** What `convert` was asked for, checked before anything is read. */
import { resolve } from 'node:path';
import type { ConvertCall } from '../commands/convert.ts';
import { isSingle } from '../files/find.ts';
import { parseSize } from '../files/size.ts';
import { UsageError } from '../usageError.ts';

export type Form = 'json' | 'xml';

/** Where results go: to one place, or under their own names into a folder. */
export type Target =
  | { readonly kind: 'stdout' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'folder'; readonly path: string };

export interface ConvertSettings {
  readonly to: Form | null;
  readonly target: Target;
  readonly overwrite: boolean;
  readonly force: boolean;
  readonly indent: number;
  readonly prefix: string | null;
  readonly stylesheet: string | null;
  readonly maxBytes: number;
}

/** Namespaces in XML 1.0, §4: no colon; names that begin with xml are the standard's own. */
const PREFIX = /^(?!xml)[\p{L}_][\p{L}\p{N}\p{M}_.-]*$/iu;

/** @throws UsageError */
export function settingsOf({ options, operands, io }: ConvertCall): ConvertSettings {
  const { to = null, prefix = null, stylesheet = null, output } = options;
  const folder = options['out-dir'];
  if (output !== undefined && folder !== undefined) {
    throw new UsageError(({ usage }) => usage.conflict('--output', '--out-dir'));
  }
  for (const [name, value] of [
    ['--prefix', prefix],
    ['--stylesheet', stylesheet],
  ] as const) {
    if (to === 'json' && value !== null) throw new UsageError(({ usage }) => usage.onlyForXml(name));
  }
  if (prefix !== null && prefix !== '' && !PREFIX.test(prefix)) {
    throw new UsageError(({ usage }) => usage.noPrefix(prefix));
  }
  if (folder === undefined && !isSingle(operands, io.cwd)) {
    throw new UsageError(({ usage }) => usage.manyNeedFolder(output === undefined ? null : '--output'));
  }
  return {
    to,
    target:
      folder !== undefined
        ? { kind: 'folder', path: resolve(io.cwd, folder) }
        : output === undefined || output === '-'
          ? { kind: 'stdout' }
          : { kind: 'file', path: resolve(io.cwd, output) },
    overwrite: options.overwrite === true,
    force: options.force === true,
    indent: parseIndent(options.indent),
    prefix,
    stylesheet,
    maxBytes: parseSize(options['max-size']),
  };
}

function parseIndent(text: string | undefined): number {
  if (text === undefined) return 2;
  if (!/^(?:[0-9]|10)$/.test(text)) throw new UsageError(({ usage }) => usage.noIndent(text));
  return Number(text);
}
