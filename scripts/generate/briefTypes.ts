/** The compiler's types of briefs: one alias for each kind of `fattura new`. */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { KINDS, type Kind } from '../../src/cli/new/definition.ts';

/** The brief of each kind; notes use the type for ordinary invoices, which includes that for simplified ones. */
const TYPES: Readonly<Record<Kind, string>> = {
  invoice: 'InvoiceBrief',
  parcella: 'InvoiceBrief',
  'credit-note': 'NoteBrief',
  'debit-note': 'NoteBrief',
  simplified: 'SimplifiedBrief',
  'self-invoice': 'SelfInvoiceBrief',
  integration: 'IntegrationBrief',
  lotto: 'LottoBrief',
};

export interface BriefTypes {
  readonly checker: ts.TypeChecker;
  readonly kinds: ReadonlyMap<Kind, ts.Type>;
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const FILE = resolve(root, 'src/build/briefsOfKinds.ts');

const names = [...new Set(Object.values(TYPES))];

/** A virtual file that turns generic briefs into types, with the defaults of their parameters. */
const SOURCE = `import type { ${names.join(', ')} } from './index.ts';
${names.map((name) => `export type Of${name} = ${name};`).join('\n')}
`;

export function briefTypes(): BriefTypes {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => resolve(path) === FILE || fileExists(path);
  host.readFile = (path) => (resolve(path) === FILE ? SOURCE : readFile(path));
  host.getSourceFile = (path, version, ...rest) =>
    resolve(path) === FILE
      ? ts.createSourceFile(path, SOURCE, version)
      : getSourceFile.call(host, path, version, ...rest);
  const program = ts.createProgram([FILE], { ...options, types: [], noEmit: true }, host);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(FILE);
  const found = file && checker.getSymbolAtLocation(file);
  if (found === undefined) throw new Error('the types of briefs cannot be read');
  const exported = new Map(checker.getExportsOfModule(found).map((symbol) => [symbol.name, symbol]));
  const kinds = KINDS.map((kind) => {
    const symbol = exported.get(`Of${TYPES[kind]}`);
    if (symbol === undefined) throw new Error(`no type for the brief of ${kind}`);
    return [kind, checker.getDeclaredTypeOfSymbol(symbol)] as const;
  });
  return { checker, kinds: new Map(kinds) };
}
