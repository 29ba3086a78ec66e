/** Output that a runner of GitHub Actions reads: no text of an invoice in it becomes a command. */
import type { Io, Output } from '../process/io.ts';

/**
 * The runner takes a line that begins with `::`, blanks aside, for a command, and `##[` wherever it stands
 * (actions/runner, src/Runner.Common/ActionCommand.cs). Lines begin where reports are wrapped, so that no value is
 * harmless by itself.
 */
const COMMANDS = /::|##\[/g;

/** A sign by its number, as `visible` shows what is dangerous. */
const SHOWN = { '::': '<U+003A>:', '##[': '<U+0023>#[' } as const;

/** Wraps an output for text, which contains neither the runner's commands nor documents: every string chunk. */
export function withoutCommands(io: Io): Io {
  const stdout = guarded(io.stdout);
  const stderr = guarded(io.stderr);
  // Not copied: some of its members do something when they are asked for.
  return Object.create(io, {
    stdout: { value: stdout, enumerable: true },
    stderr: { value: stderr, enumerable: true },
  }) as Io;
}

function guarded(output: Output): Output {
  /** Whether the text so far ended with a line that holds nothing but blanks. */
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
