/** Reads all paths once: collects the facts, relates them, and creates the rows. */
import { flow } from '../../messages/index.ts';
import type { PathProblem } from '../files/find.ts';
import { turnsOf } from '../process/turns.ts';
import { type Collected, collect } from './collect.ts';
import type { InboxCall } from './definition.ts';
import { IndexError } from './journal.ts';
import type { Result } from './print.ts';
import { rowsOf } from './rows.ts';
import type { InboxSettings } from './settings.ts';
import { SortedRows } from './sortedRows.ts';

/** Minimum number of documents that are related in one call: a call for each group would take longer. */
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

/** The caller must close the rows. */
export async function resultOf(operands: readonly string[], { call, settings }: Reading): Promise<Outcome> {
  const collected = await collect(operands, settings, call.io);
  const rows = new SortedRows();
  try {
    await addRows(collected, rows, { call, settings });
    const { unread, problems } = collected;
    return { result: { rows, unread }, problems, indexError: collected.finish() };
  } catch (error) {
    rows.close();
    if (!(error instanceof IndexError)) throw error;
    const again = await resultOf(operands, { call, settings: { ...settings, index: null } });
    return { ...again, indexError: error.code };
  } finally {
    collected.close();
  }
}

async function addRows(collected: Collected, rows: SortedRows, { call, settings }: Reading): Promise<void> {
  const takeTurns = turnsOf(call.io.interrupted);
  for (const files of collected.parts(AT_ONCE)) {
    for (const item of flow(files, { companies: settings.companies })) {
      for (const row of rowsOf(item, settings)) rows.add(row);
    }
    await takeTurns();
  }
}
