/** Prevents text of an invoice from being read as a workflow command by a GitHub Actions runner. */
import type { Io, Output } from '../process/io.ts';

/**
 * The runner reads a line that starts with `::`, after optional blanks, as a command, and `##[` anywhere
 * (actions/runner, src/Runner.Common/ActionCommand.cs). Any value can start a line, because reports are wrapped.
 */
const COMMANDS = /::|##\[/g;

/** The first character as a code point, the notation that `visible` uses. */
const SHOWN = { '::': '<U+003A>:', '##[': '<U+0023>#[' } as const;

/** Escapes commands in every string chunk of standard output and standard error; bytes pass unchanged. */
export function withoutCommands(io: Io): Io {
  const stdout = guarded(io.stdout);
  const stderr = guarded(io.stderr);
  // Not spread: some getters have side effects.
  return Object.create(io, {
    stdout: { value: stdout, enumerable: true },
    stderr: { value: stderr, enumerable: true },
  }) as Io;
}

function guarded(output: Output): Output {
  /** The blanks that the current line consists of so far; `x` if it has other text. */
  let line = '';
  return {
    get isTTY() {
      return output.isTTY;
    },
    get columns() {
      return output.columns;
    },
    write(chunk) {
      if (typeof chunk !== 'string') return output.write(chunk);
      const whole = line + chunk;
      const last = whole.slice(whole.lastIndexOf('\n') + 1);
      const disarmed = whole.replace(COMMANDS, (command, offset: number) => {
        if (command === '##[') return SHOWN[command];
        return command === '::' && beginsLine(whole, offset) ? SHOWN[command] : command;
      });
      const text = disarmed.slice(line.length);
      line = /^[ \t]*$/.test(last) ? last : 'x';
      return output.write(text);
    },
  };
}

function beginsLine(text: string, offset: number): boolean {
  let at = offset;
  while (text[at - 1] === ' ' || text[at - 1] === '\t') at -= 1;
  return at === 0 || text[at - 1] === '\n' || text[at - 1] === '\r';
}
