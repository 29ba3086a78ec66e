/** Reads all paths once: collects facts, relates them, and makes rows. */
import { flow } from '../../messages/index.ts';
import { type Collected, collect } from './collect.ts';
import type { InboxCall } from './definition.ts';
import type { Result } from './print.ts';
import { rowsOf } from './rows.ts';
import type { InboxSettings } from './settings.ts';

export async function resultOf(
  operands: readonly string[],
  { call, settings }: { readonly call: Pick<InboxCall, 'io'>; readonly settings: InboxSettings },
): Promise<{ readonly result: Result; readonly collected: Collected }> {
  const collected = await collect(operands, settings, call.io);
  const items = flow(collected.files, { companies: settings.companies });
  return { result: { rows: rowsOf(items, settings), unread: collected.unread }, collected };
}
