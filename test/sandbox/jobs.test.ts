/** Background work: the simulated SdI step by step, and failing jobs. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, documents, jobs } from '../../src/sandbox/database/tables/index.ts';
import { issueDocument } from '../../src/sandbox/documents/issue.ts';
import { moveDocuments } from '../../src/sandbox/documents/move.ts';
import { runDueJobs } from '../../src/sandbox/worker/jobs.ts';
import { schedule } from '../../src/sandbox/worker/schedule.ts';
import { type TestContext, testContext } from './documentsContext.ts';
import { fixture, invoiceNumbered, invoiceTo } from './documentsFixtures.ts';

let context: TestContext;
beforeAll(async () => {
  context = await testContext();
}, 60_000);
afterAll(() => context.close());

/**
 * Runs steps until nothing is due.
 * @returns Their number
 */
async function settle(): Promise<number> {
  for (let steps = 0; ; steps += 1) {
    await context.hurry();
    if ((await runDueJobs(context)) === 0) return steps;
  }
}

const toAdministration = (code: string, number: string): string =>
  fixture('FPA12-split-payment.xml')
    .text.replace(/<Numero>.*?</, `<Numero>${number}<`)
    .replace(/(<CodiceDestinatario>).*?</, `$1${code}<`);

interface Course {
  readonly name: string;
  readonly invoice: string;
  readonly course: readonly (readonly string[])[];
}

const COURSES: readonly Course[] = [
  {
    name: 'any code',
    invoice: invoiceTo('M5UXCR1', 'c1'),
    course: [['DRAFT'], ['CREATED'], ['SENT'], ['DELIVERED']],
  },
  {
    name: 'SCARTO1',
    invoice: invoiceTo('SCARTO1', 'c2'),
    course: [['DRAFT'], ['CREATED'], ['SENT'], ['DISCARDED', '00311']],
  },
  {
    name: 'MANCATA',
    invoice: invoiceTo('MANCATA', 'c3'),
    course: [['DRAFT'], ['CREATED'], ['SENT'], ['NOT_DELIVERED', 'MC']],
  },
  {
    name: 'FERMATA',
    invoice: invoiceTo('FERMATA', 'c4'),
    course: [['DRAFT'], ['CREATED'], ['SENT']],
  },
  {
    name: 'SCART1, FPA12',
    invoice: toAdministration('SCART1', 'p1'),
    course: [['DRAFT'], ['CREATED'], ['SENT'], ['DISCARDED', '00311']],
  },
  {
    name: 'MANCAT, FPA12',
    invoice: toAdministration('MANCAT', 'p2'),
    course: [['DRAFT'], ['CREATED'], ['SENT'], ['NOT_DELIVERED', 'MC']],
  },
  {
    name: 'FERMAT, FPA12',
    invoice: toAdministration('FERMAT', 'p3'),
    course: [['DRAFT'], ['CREATED'], ['SENT']],
  },
  {
    name: 'RIFIUT, FPA12',
    invoice: toAdministration('RIFIUT', 'p4'),
    course: [['DRAFT'], ['CREATED'], ['SENT'], ['DELIVERED'], ['REFUSED', 'EC02']],
  },
  {
    name: 'any other, FPA12',
    invoice: toAdministration('UFABC1', 'p5'),
    course: [['DRAFT'], ['CREATED'], ['SENT'], ['DELIVERED']],
  },
];

describe('the simulated SdI', () => {
  it.each(COURSES)('$name', async ({ invoice, course }) => {
    const made = await context.create(invoice, { issue: true });
    await settle();
    expect(await context.history(made)).toEqual(course);
    expect(await context.status(made)).toBe(course.at(-1)?.[0]);
    // One event per transition, from the first one that is not immediately reverted.
    const states = (await context.eventsOf(made.id)).map(([event, data]) => [
      event,
      (data as { status: string }).status,
    ]);
    expect(states).toEqual(course.slice(1).map(([status]) => ['document.updated', status]));
    const [left] = await context.db.select().from(jobs);
    expect(left).toBeUndefined();
  });

  it('waits before each step', async () => {
    const made = await context.create(invoiceNumbered('t1'), { issue: true });
    expect(await runDueJobs(context)).toBe(0);
    expect(await context.status(made)).toBe('CREATED');
    await context.hurry();
    expect(await runDueJobs(context)).toBe(1);
    expect(await context.status(made)).toBe('SENT');
    expect(await runDueJobs(context)).toBe(0);
    await settle();
    const [row] = await context.db.select().from(documents).where(eq(documents.id, made.id));
    expect(row?.delivery_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(row?.delivery_status).toBeNull();
  });

  it('discards documents because of its controls', async () => {
    const made = await context.create(invoiceNumbered('x1'), { issue: true });
    const [row] = await context.db.select().from(documents).where(eq(documents.id, made.id));
    const xml = new TextDecoder().decode(row!.xml!).replace('<PrezzoTotale>200.00<', '<PrezzoTotale>210.00<');
    await context.db
      .update(documents)
      .set({ xml: new TextEncoder().encode(xml) })
      .where(eq(documents.id, made.id));
    await settle();
    expect((await context.history(made)).at(-1)).toEqual(['DISCARDED', '00423', '00422']);
  });

  it("discards the second of two companies' documents with the same number (00404)", async () => {
    const [company] = await context.db.select().from(companies).where(eq(companies.id, context.companyId));
    const [other] = await context.db.insert(companies).values(sameBut(company!)).returning();
    const first = await context.create(invoiceNumbered('dup1'), { issue: true });
    const second = await context.create(invoiceNumbered('dup1'), { issue: true, companyId: other!.id });
    const note = await context.create(
      invoiceNumbered('dup1', (xml) => xml.replace('>TD01<', '>TD04<')),
      { issue: true, companyId: other!.id },
    );
    expect(first.file_name).not.toBe(second.file_name);
    await settle();
    expect((await context.history(first)).at(-1)).toEqual(['DELIVERED']);
    expect((await context.history(second)).at(-1)).toEqual(['DISCARDED', '00404']);
    expect((await context.history(note)).at(-1)).toEqual(['DELIVERED']);
  });

  it('ignores deleted documents', async () => {
    const made = await context.create(invoiceNumbered('gone1'), { issue: true });
    await context.db.delete(documents).where(eq(documents.id, made.id));
    expect(await settle()).toBe(1);
    expect(context.errors).toEqual([]);
  });
});

/** Another company with the same numbers. */
function sameBut({ id: _, seq: __, ...company }: typeof companies.$inferSelect) {
  return { ...company, name: 'Tipografia Tre Pini, filiale' };
}

describe('late transitions', () => {
  it('store nothing', async () => {
    const draft = await context.create(invoiceNumbered('late1'));
    const issued = await issueDocument(context, { companyId: context.companyId, documentId: draft.id });
    expect(issued.status).toBe('CREATED');
    const again = await context.db.transaction((tx) =>
      moveDocuments(tx, [{ row: draft, move: 'issue' }], { time: new Date() }),
    );
    expect(again).toEqual([]);
    expect(await context.history(draft)).toEqual([['DRAFT'], ['CREATED']]);
    await expect(
      issueDocument(context, { companyId: context.companyId, documentId: draft.id }),
    ).rejects.toMatchObject({ status: 422 });
    await settle();
  });
});

describe('a failing job', () => {
  it('is rescheduled, and blocks no other', async () => {
    const broken = await context.create(invoiceNumbered('broken1'), { issue: true });
    const sound = await context.create(invoiceNumbered('sound1'), { issue: true });
    // A status that the code never writes: the history refuses it.
    await context.db.execute(sql`alter table transitions add constraint no_broken
      check (document_id <> ${sql.raw(`'${broken.id}'`)} or to_status <> 'SENT')`);
    await context.hurry();
    await runDueJobs(context);
    expect(await context.status(broken)).toBe('CREATED');
    expect(await context.status(sound)).toBe('SENT');
    const [job] = await context.db.select().from(jobs).where(eq(jobs.subject_id, broken.id));
    expect(job?.attempts).toBe(1);
    expect(job?.due_at.getTime()).toBeGreaterThan(Date.now() - 500);
    expect(context.errors).toMatchObject([{ event: 'job failed', subject: broken.id, attempts: 1 }]);

    await context.db.execute(sql`alter table transitions drop constraint no_broken`);
    await settle();
    expect(await context.status(broken)).toBe('DELIVERED');
    expect((await context.eventsOf(broken.id)).length).toBe(3);
  });

  it('of a deleted request is done', async () => {
    await schedule(context.db, {
      kind: 'f24',
      subjectId: '00000000-0000-4000-8000-000000000000',
      delay: 0,
    });
    expect(await runDueJobs(context)).toBe(1);
    expect(await context.db.select().from(jobs)).toEqual([]);
  });
});
