/** Faults on demand. They are in force in the process that was told. */
import { endpoints } from '../../api/contract/index.ts';
import { integer, may, must, object, text } from '../../api/contract/shape.ts';
import { type Fault, faultFlaw } from '../faults/fault.ts';
import { refuse } from '../http/refusal.ts';
import { F24_EVENT } from '../worker/f24.ts';
import { type ControlEndpoint, textOr } from './endpoint.ts';

const OPERATIONS: readonly string[] = [
  'api',
  ...endpoints.map(({ resource, name }) => `${resource}.${name}`),
];
const EVENTS: readonly string[] = ['webhooks', 'document.updated', 'flow.updated', F24_EVENT];

/** An object of any members: fault.ts looks into it. */
const open = { kind: 'invoice' } as const;

/** Of a rule that is to strike for ever. */
const ALWAYS = 0;

export const faultEndpoints: readonly ControlEndpoint[] = [
  { method: 'GET', path: '/faults', run: async ({ context: { faults } }) => faults.list() },
  {
    method: 'POST',
    path: '/faults',
    body: object({
      on: may(text, 'api, webhooks, an operation such as documents.createInvoice, or an event; default api'),
      after: may(integer, 'How many it lets through first; default 0'),
      times: may(integer, 'How many it strikes; default 1, 0 for all'),
      do: must(open, 'The fault'),
    }),
    async run({ context: { faults }, json }) {
      const on = textOr(json['on'], 'api');
      const of = EVENTS.includes(on) ? 'webhooks' : 'api';
      if (of === 'api' && !OPERATIONS.includes(on)) throw refuse(422, 'no such operation or event', '/on');
      const given = (json['do'] ?? {}) as Readonly<Record<string, unknown>>;
      const flaw = faultFlaw(given, of);
      if (flaw !== undefined) throw refuse(422, flaw, '/do');
      const [after, times] = [Number(json['after'] ?? 0), Number(json['times'] ?? 1)];
      if (after < 0 || times < 0) throw refuse(422, 'expected no negative number');
      return faults.add({ on, after, times: times === ALWAYS ? null : times, do: given as unknown as Fault });
    },
  },
  {
    method: 'DELETE',
    path: '/faults',
    async run({ context: { faults } }) {
      faults.clear();
      return undefined;
    },
  },
  {
    method: 'DELETE',
    path: '/faults/:id',
    async run({ context: { faults }, params }) {
      if (!faults.remove(Number(params['id']))) throw refuse(404, 'no such fault');
      return undefined;
    },
  },
];
