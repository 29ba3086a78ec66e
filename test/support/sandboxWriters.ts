/** Clients that write to a sandbox that keeps dying, and remember what it acknowledged. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Caller, callerOf, type Result } from './sandboxCalls.ts';
import type { SandboxProcess } from './sandboxProcesses.ts';

export interface Acknowledged {
  readonly id: string;
  /** The document as returned at its creation. */
  readonly document: Readonly<Record<string, unknown>>;
  /** Possible values of its notes: the last acknowledged one, then those requested since. */
  readonly notes: readonly (string | null)[];
  /** External ids of acknowledged payments. */
  readonly flows: readonly string[];
}

export interface Writers {
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
  /** Number of acknowledged writes. */
  done(): number;
  /** Answers that mean neither success nor a lost server. */
  readonly odd: readonly string[];
  /** Writes to this server from now on; to none if undefined. */
  use(server: SandboxProcess | undefined): void;
  /** Resolves when all clients have stopped. */
  stop(): Promise<void>;
}

const LINES = 6;
const LOOK = 5;

export function startWriters(invoice: string): Writers {
  const acknowledged = new Map<string, Acknowledged>();
  const odd: string[] = [];
  let call: Caller | undefined;
  let stopped = false;
  let done = 0;

  /** Undefined if there is no server, or no longer one: the outcome is unknown. */
  async function ask(...[path, request]: Parameters<Caller>): Promise<Result | undefined> {
    while (call === undefined && !stopped) await pause(LOOK);
    if (call === undefined) return undefined;
    try {
      const result = await call(path, request);
      if (result.status === 200 || result.status === 201) {
        done += 1;
        return result;
      }
      odd.push(`${result.status} ${path} ${JSON.stringify(result.body)}`);
    } catch {
      // Killed before it answered.
      await pause(LOOK);
    }
    return undefined;
  }

  async function create(): Promise<void> {
    const query = { issue: 'true', automatic_number: 'true' };
    const made = await ask('/documents/invoice', { body: invoice, query });
    const document = made?.body.data[0];
    if (document === undefined) return;
    acknowledged.set(document.id, { id: document.id, document, notes: [null], flows: [] });
  }

  async function note(id: string, text: string): Promise<void> {
    const before = acknowledged.get(id);
    if (before === undefined) return;
    acknowledged.set(id, { ...before, notes: [...before.notes, text] });
    const done = await ask(`/documents/${id}`, { method: 'PATCH', body: { notes: text } });
    if (done !== undefined) acknowledged.set(id, { ...before, notes: [text] });
  }

  async function pay(id: string, external: string): Promise<void> {
    const body = {
      amount: { amount: '1.50', currency: 'EUR' },
      expected_payment_date: '2026-01-31',
      payment_date: '2026-01-31',
      payment_status: 'PAID',
      external_id: external,
    };
    const done = await ask(`/documents/${id}/flows`, { body });
    const before = acknowledged.get(id);
    if (done === undefined || before === undefined) return;
    acknowledged.set(id, { ...before, flows: [...before.flows, external] });
  }

  async function line(name: number): Promise<void> {
    for (let count = 0; !stopped; count += 1) {
      const own = [...acknowledged.keys()].filter((_, index) => index % LINES === name);
      const id = own[Math.floor(Math.random() * own.length)];
      if (id === undefined || count % 3 === 0) await create();
      else if (count % 3 === 1) await note(id, `note ${name} ${count}`);
      else await pay(id, `payment ${name} ${count}`);
    }
  }

  const lines = Array.from({ length: LINES }, (_, name) => line(name));
  return {
    acknowledged,
    odd,
    done: () => done,
    use(server) {
      call = server && callerOf(server);
    },
    async stop() {
      stopped = true;
      await Promise.all(lines);
    },
  };
}
