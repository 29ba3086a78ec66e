/** Reads all paths once: collects facts, relates them, and makes rows. */
import { flow } from '../../messages/index.ts';
import type { PathProblem } from '../files/find.ts';
import { type Collected, collect } from './collect.ts';
import type { InboxCall } from './definition.ts';
import { IndexError } from './journal.ts';
import type { Result } from './print.ts';
import { type InboxRow, inOrder, RowMaker } from './rows.ts';
import type { InboxSettings } from './settings.ts';

/** Files that are related at once, at least: single groups would take longer. */
const AT_ONCE = 1_000;

export interface Outcome {
  readonly result: Result;
  readonly problems: readonly PathProblem[];
  /** The system's error code if the index could not be read or written; null without one. */
  readonly indexError: string | null;
}

interface Reading {
  readonly call: Pick<InboxCall, 'io'>;
  readonly settings: InboxSettings;
}

export async function resultOf(operands: readonly string[], { call, settings }: Reading): Promise<Outcome> {
  const collected = await collect(operands, settings, call.io);
  try {
    const rows = rowsOf(collected, settings);
    const { unread, problems } = collected;
    return { result: { rows, unread }, problems, indexError: collected.finish() };
  } catch (error) {
    if (!(error instanceof IndexError)) throw error;
    const again = await resultOf(operands, { call, settings: { ...settings, index: null } });
    return { ...again, indexError: error.code };
  } finally {
    collected.close();
  }
}

function rowsOf(collected: Collected, settings: InboxSettings): readonly InboxRow[] {
  const maker = new RowMaker(settings);
  const rows: InboxRow[] = [];
  for (const files of collected.parts(AT_ONCE)) {
    for (const item of flow(files, { companies: settings.companies })) rows.push(...maker.rows(item));
  }
  return inOrder(rows);
}
