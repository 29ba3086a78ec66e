/** The samples of a Markdown page, as data. */

export interface Sample {
  readonly language: string;
  readonly code: string;
  /** Line of the page where the code begins, from 1. */
  readonly line: number;
}

export function samples(page: string): readonly Sample[] {
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1] ?? '',
    code: match[2] ?? '',
    line: page.slice(0, match.index).split('\n').length + 1,
  }));
}

/** The output that a TypeScript sample states in comments, in order. */
export function printed(code: string): readonly string[] {
  return [...code.matchAll(/\/\/ prints: (.*)$/gm)].map((match) => match[1] ?? '');
}

export interface Command {
  readonly command: string;
  readonly output: string;
}

/** A session: lines that begin with `$ ` are commands, the rest is output. */
export function session(code: string): readonly Command[] {
  return code
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = '', ...output] = part.split('\n');
      return { command, output: output.join('\n') };
    });
}

export function writeSession(commands: readonly Command[]): string {
  return commands.map(({ command, output }) => `$ ${command}\n${output}`).join('');
}
