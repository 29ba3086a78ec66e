/** The commands, in the order of the help and docs/cli.md. */
import { anonymize } from './anonymize/definition.ts';
import { api } from './api/definition.ts';
import { attachments } from './attachments/definition.ts';
import { codes } from './codes/definition.ts';
import type { Call, CommandDefinition, OptionDefinition, OptionValues } from './command/definition.ts';
import { completions } from './completions/definition.ts';
import { controls } from './controls/definition.ts';
import { convert } from './convert/definition.ts';
import { diff } from './diff/definition.ts';
import { explain } from './explain/definition.ts';
import { exportCommand } from './export/definition.ts';
import { fields } from './fields/definition.ts';
import { fix } from './fix/definition.ts';
import { help } from './help/definition.ts';
import { inbox } from './inbox/definition.ts';
import { login } from './login/definition.ts';
import { lsp } from './lsp/definition.ts';
import { mcp } from './mcp/definition.ts';
import { merge } from './merge/definition.ts';
import { name } from './name/definition.ts';
import { newCommand } from './new/definition.ts';
import { open } from './open/definition.ts';
import { outcome } from './outcome/definition.ts';
import { sandbox } from './sandbox/definition.ts';
import { serve } from './serve/definition.ts';
import { show } from './show/definition.ts';
import { sign } from './sign/definition.ts';
import { split } from './split/definition.ts';
import { submit } from './submit/definition.ts';
import { total } from './total/definition.ts';
import { trust } from './trust/definition.ts';
import { validate } from './validate/definition.ts';
import { verify } from './verify/definition.ts';

export const commands: readonly Command[] = [
  register(validate, () => import('./validate/run.ts')),
  register(convert, () => import('./convert/run.ts')),
  register(fix, () => import('./fix/run.ts')),
  register(newCommand, () => import('./new/run.ts')),
  register(total, () => import('./total/run.ts')),
  register(show, () => import('./show/run.ts')),
  register(diff, () => import('./diff/run.ts')),
  register(split, () => import('./split/run.ts')),
  register(merge, () => import('./merge/run.ts')),
  register(name, () => import('./name/run.ts')),
  register(anonymize, () => import('./anonymize/run.ts')),
  register(attachments, () => import('./attachments/run.ts')),
  register(open, () => import('./open/run.ts')),
  register(verify, () => import('./verify/run.ts')),
  register(trust, () => import('./trust/run.ts')),
  register(exportCommand, () => import('./export/run.ts')),
  register(inbox, () => import('./inbox/run.ts')),
  register(sign, () => import('./sign/run.ts')),
  register(outcome, () => import('./outcome/run.ts')),
  register(submit, () => import('./submit/run.ts')),
  register(login, () => import('./login/run.ts')),
  register(api, () => import('./api/run.ts')),
  register(sandbox, () => import('./sandbox/run.ts')),
  register(serve, () => import('./serve/run.ts')),
  register(mcp, () => import('./mcp/run.ts')),
  register(lsp, () => import('./lsp/run.ts')),
  register(explain, () => import('./explain/run.ts')),
  register(controls, () => import('./controls/run.ts')),
  register(codes, () => import('./codes/run.ts')),
  register(fields, () => import('./fields/run.ts')),
  register(completions, () => import('./completions/run.ts')),
  register(help, () => import('./help/run.ts')),
];

/** A definition with its code. */
export interface Command extends CommandDefinition {
  run(call: Call): Promise<number>;
}

/** Combines a definition with its module, loaded on the first call. */
function register<Options extends readonly OptionDefinition[]>(
  definition: CommandDefinition<Options>,
  load: () => Promise<{ readonly run: (call: Call<OptionValues<Options>>) => Promise<number> }>,
): Command {
  return {
    ...definition,
    run: async (call) => (await load()).run(call as Call<OptionValues<Options>>),
  };
}
