/** Loads everything that the page of a document shows. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import {
  counterparts,
  documents,
  flows,
  jobs,
  reconciliations,
  transitions,
} from '../../database/tables/index.ts';
import { companyOf, type IssuingCompany } from '../../documents/companyOf.ts';
import { messagesOf, type SdiMessage } from '../../documents/messages.ts';
import { type ShownEvent, selectEvents } from '../events/select.ts';

export type TransitionRow = typeof transitions.$inferSelect;

export interface ShownFlow {
  readonly row: typeof flows.$inferSelect;
  readonly isReconciled: boolean;
}

export interface ShownDocument {
  readonly row: typeof documents.$inferSelect;
  readonly company: IssuingCompany;
  readonly counterpart: string | null;
  readonly transitions: readonly TransitionRow[];
  readonly messages: readonly SdiMessage[];
  readonly flows: readonly ShownFlow[];
  /** True if the simulated SdI has another step to make. */
  readonly isWaiting: boolean;
  /** Events of the document and of its payments. */
  readonly events: readonly ShownEvent[];
}

/** Maximum number of events shown: a document changes only a few times. */
const EVENTS = 100;

/** Null if the document does not exist. */
export async function loadDocument({ db, clock }: Context, id: string): Promise<ShownDocument | null> {
  const [found] = await db
    .select({ document: documents, counterpart: counterparts.company_name })
    .from(documents)
    .leftJoin(counterparts, eq(counterparts.id, documents.counterpart_id))
    .where(eq(documents.id, id));
  if (found === undefined) return null;
  const moves = await db
    .select()
    .from(transitions)
    .where(eq(transitions.document_id, id))
    .orderBy(asc(transitions.seq));
  const paid = await db.select().from(flows).where(eq(flows.document_id, id)).orderBy(asc(flows.seq));
  const flowIds = paid.map((flow) => flow.id);
  const matched =
    flowIds.length === 0
      ? []
      : await db
          .select({ flowId: reconciliations.flow_id })
          .from(reconciliations)
          .where(inArray(reconciliations.flow_id, flowIds));
  const reconciled = new Set(matched.map(({ flowId }) => flowId));
  const [waiting] = await db.select({ seq: jobs.seq }).from(jobs).where(eq(jobs.subject_id, id)).limit(1);
  return {
    row: found.document,
    isWaiting: waiting !== undefined,
    company: await companyOf(db, found.document.company_id),
    counterpart: found.counterpart ?? found.document.counterpart_name,
    transitions: moves,
    messages: await messagesOf(found.document, moves, clock.now()),
    flows: paid.map((row) => ({ row, isReconciled: reconciled.has(row.id) })),
    events: await selectEvents(db, { subjects: [id, ...flowIds], before: null, limit: EVENTS }),
  };
}
