/** The result of a call, with the reason if the input was refused. */
import { messagesIn } from '../../src/cli/messages/index.ts';
import { refusalIn } from '../../test/hostile/calls/refusals.ts';
import type { Measured } from './measured.ts';

/** Replaces what was printed by the id of its message. */
export async function withReason({ said = '', ...measured }: Measured): Promise<Measured> {
  const refusal = refusalIn(said, await messagesIn('en'));
  return refusal === undefined ? measured : { ...measured, outcome: `${measured.outcome} ${refusal}` };
}
