import { codeLists } from '../../model/index.ts';
import type { ExportedRows } from '../../operations/index.ts';
import { adviceCodes, ruleCodes } from '../../validate/index.ts';
import { resources } from '../api/names.ts';
import type { Call } from '../command/definition.ts';
import { UsageError } from '../command/usageError.ts';
import { columnsFor } from '../export/settings.ts';
import { messagesIn } from '../messages/index.ts';
import { ExitCode } from '../process/exitCode.ts';
import { bash } from './bash.ts';
import { fish } from './fish.ts';
import { type Script, SHELLS, type Shell } from './script.ts';
import { zsh } from './zsh.ts';

const SCRIPTS: Readonly<Record<Shell, (script: Script) => string>> = { bash, zsh, fish };

/** Kinds of exported rows, named by their option; `invoices` is the default and has no option. */
const ROWS: readonly ExportedRows[] = ['invoices', 'lines', 'summaries', 'payments'];

/** `fattura completions SHELL`. */
export async function run(call: Call): Promise<number> {
  const [name] = call.operands;
  const shell = SHELLS.find((candidate) => candidate === name);
  if (shell === undefined) throw new UsageError((messages) => messages.usage.noShell(name, SHELLS));
  const lists = codeLists.map(({ name: list, codes }) => ({
    name: list,
    words: codes.map(({ code }) => code),
  }));
  const services = resources.map(({ name: resource, verbs }) => ({
    name: resource,
    words: verbs.map((verb) => verb.name),
  }));
  const script = {
    messages: await messagesIn(call.language),
    commands: call.commands,
    lists,
    resources: services,
    codes: ruleCodes(),
    advice: adviceCodes.map(({ code }) => code),
    columns: ROWS.map((rows) => ({
      name: rows,
      words: columnsFor(rows).map(({ name: column }) => column),
    })),
  };
  await call.io.stdout.write(SCRIPTS[shell](script));
  return ExitCode.ok;
}
