/** Deleting asks. */
import { visible } from '../../validate/index.ts';
import { UsageError } from '../command/usageError.ts';
import type { Messages } from '../messages/messages.ts';
import type { ApiCall } from './definition.ts';

export interface Deletion {
  /** The call as it was made. */
  readonly what: string;
  /** Its form, such as `products delete PRODUCT_ID`. */
  readonly spelt: string;
  readonly baseUrl: string;
}

/**
 * Whether what is there may be deleted: `--yes`, or whoever sits at the terminal.
 *
 * @throws UsageError where nobody can be asked
 */
export async function isAllowed(
  { what, spelt, baseUrl }: Deletion,
  { call, messages: { api, service } }: { readonly call: ApiCall; readonly messages: Messages },
): Promise<boolean> {
  if (call.options.yes === true) return true;
  const answer = await call.io.ask(visible(api.confirm(what, baseUrl)));
  if (answer === null) throw new UsageError((messages) => messages.api.usage.yesNeeded(spelt));
  return service.agrees(answer);
}
