/** Fault rules. They apply only in the process that receives them. */
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

/** An object with any members: fault.ts checks them. */
const open = { kind: 'invoice' } as const;

/** Value of `times` for a rule without a limit. */
const ALWAYS = 0;

export const faultEndpoints: readonly ControlEndpoint[] = [
  { method: 'GET', path: '/faults', run: async ({ context: { faults } }) => faults.list() },
  {
    method: 'POST',
    path: '/faults',
    body: object({
      on: may(text, 'api, webhooks, an operation such as documents.createInvoice, or an event; default: api'),
      after: may(integer, 'Number of matches before the rule applies; default: 0'),
      times: may(integer, 'Number of times the rule applies; default: 1, 0 means no limit'),
      do: must(open, 'Fault to inject'),
    }),
    async run({ context: { faults }, json }) {
      const on = textOr(json['on'], 'api');
      const of = EVENTS.includes(on) ? 'webhooks' : 'api';
      if (of === 'api' && !OPERATIONS.includes(on)) throw refuse(422, 'no such operation or event', '/on');
      const given = (json['do'] ?? {}) as Readonly<Record<string, unknown>>;
      const flaw = faultFlaw(given, of);
      if (flaw !== undefined) throw refuse(422, flaw, '/do');
      const [after, times] = [Number(json['after'] ?? 0), Number(json['times'] ?? 1)];
      if (after < 0 || times < 0) throw refuse(422, 'expected 0 or more');
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
