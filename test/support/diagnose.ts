/** Compiler diagnostics of code snippets, with the project's own settings. */
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from './shared.ts';

/** The codes of the compiler's errors in each piece. */
export function diagnose(pieces: readonly string[]): readonly (readonly number[])[] {
  return diagnostics(pieces).map((all) => all.map(({ code }) => code));
}

/** A compiler error: its code and full message. */
export interface Diagnosed {
  readonly code: number;
  readonly text: string;
}

/**
 * The compiler's errors in each snippet. All snippets are compiled as one program, so that the sources they import are
 * read once.
 */
export function diagnostics(pieces: readonly string[]): readonly (readonly Diagnosed[])[] {
  const names = pieces.map((_, index) => join(projectRoot, `test/api/piece${index}.ts`));
  const options = settings();
  const host = ts.createCompilerHost(options);
  const source = host.getSourceFile.bind(host);
  const exists = host.fileExists.bind(host);
  host.fileExists = (name) => names.includes(name) || exists(name);
  host.getSourceFile = (name, version, ...rest) => {
    const piece = pieces[names.indexOf(name)];
    return piece === undefined
      ? source(name, version, ...rest)
      : ts.createSourceFile(name, piece, version, true);
  };
  const program = ts.createProgram(names, options, host);
  return names.map((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ code, messageText }) => ({ code, text: ts.flattenDiagnosticMessageText(messageText, '\n') }),
    );
  });
}

function settings(): ts.CompilerOptions {
  const path = join(projectRoot, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [path] },
    ts.sys,
    projectRoot,
  );
  // Snippets declare names that they do not use.
  return { ...options, noUnusedLocals: false, noEmit: true };
}
