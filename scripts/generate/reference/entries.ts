/** The exports of each entry, read from the sources by the compiler. */
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { ENTRY_POINTS } from '../../entryPoints.ts';

export const KINDS = ['function', 'class', 'constant', 'type'] as const;
export type Kind = (typeof KINDS)[number];

export interface Exported {
  readonly name: string;
  readonly kind: Kind;
  readonly symbol: ts.Symbol;
  readonly declarations: readonly ts.Declaration[];
  /** The first entry that exports it, whose page describes it. */
  readonly home: Entry;
  /** A generated type, which the page of its source describes. */
  readonly generated: 'fields' | 'api' | undefined;
}

export interface Entry {
  /** `fattura/xml` */
  readonly specifier: string;
  /** `xml.md` */
  readonly page: string;
  /** The comment at the top of its source. */
  readonly about: string;
  readonly exported: readonly Exported[];
}

export interface Entries {
  readonly checker: ts.TypeChecker;
  readonly entries: readonly Entry[];
}

const root = resolve(fileURLToPath(import.meta.url), '../../../..');

export function readEntries(): Entries {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const files = Object.entries(ENTRY_POINTS).map(([name, path]) => ({ name, path: resolve(root, path) }));
  const program = ts.createProgram(
    files.map(({ path }) => path),
    options,
  );
  const checker = program.getTypeChecker();
  const homes = new Map<ts.Symbol, Entry>();
  const entries = files.map(({ name, path }) => {
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    if (source === undefined || module === undefined) throw new Error(`module ${path} not found`);
    const exported: Exported[] = [];
    const entry: Entry = {
      specifier: name === 'index' ? 'fattura' : `fattura/${name}`,
      page: `${name === 'index' ? 'fattura' : name}.md`,
      about: headComment(source.text),
      exported,
    };
    for (const symbol of checker.getExportsOfModule(module)) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declarations = target.getDeclarations() ?? [];
      const home = homes.get(target) ?? entry;
      homes.set(target, home);
      const kind = kindOf(declarations);
      const generated = kind === 'type' ? generatedFrom(declarations) : undefined;
      exported.push({ name: symbol.name, kind, symbol: target, declarations, home, generated });
    }
    exported.sort((a, b) => (a.name < b.name ? -1 : 1));
    return entry;
  });
  return { checker, entries };
}

function kindOf(declarations: readonly ts.Declaration[]): Kind {
  if (declarations.some(ts.isFunctionDeclaration)) return 'function';
  if (declarations.some(ts.isClassDeclaration)) return 'class';
  return declarations.some(ts.isVariableDeclaration) ? 'constant' : 'type';
}

function generatedFrom(declarations: readonly ts.Declaration[]): Exported['generated'] {
  const path = relative(root, declarations[0]?.getSourceFile().fileName ?? '');
  if (!path.includes('/generated/')) return undefined;
  return path.startsWith('src/api/') ? 'api' : 'fields';
}

/** The comment at the top of a source, as text. */
function headComment(text: string): string {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(text) ?? [];
  return comment.replace(/^\s*\* ?/gm, '').trim();
}
