import { type CallOf, command } from '../command/definition.ts';

/** The actions of `sandbox`; the first is the default. */
export const TASKS = ['start', 'seed', 'webhooks'] as const;
export type Task = (typeof TASKS)[number];

export const sandbox = command({
  name: 'sandbox',
  operands: `[${TASKS.join('|')}]`,
  maxOperands: 1,
  completes: TASKS,
  options: [
    { name: 'port', short: 'p', value: 'N' },
    { name: 'host', value: 'ADDRESS' },
    { name: 'name', value: 'NAME' },
    { name: 'database', value: 'PLACE', completes: 'folders' },
    { name: 'memory' },
    { name: 'no-seed' },
    { name: 'reset' },
    { name: 'webhook', value: 'URL', repeatable: true },
    { name: 'webhook-secret-env', value: 'NAME' },
    { name: 'allow-remote-webhooks' },
    { name: 'webhook-host', value: 'NAME', repeatable: true },
    { name: 'dead' },
    { name: 'retry' },
    { name: 'sdi-delay', value: 'MS' },
    { name: 'rate-limit', value: 'N' },
    { name: 'keep-events', value: 'N' },
    { name: 'outbox', value: 'FOLDER', completes: 'folders' },
    { name: 'log' },
    { name: 'json' },
  ],
  examples: [
    'sandbox',
    'sandbox --memory --port 0 --sdi-delay 0',
    'sandbox --webhook http://127.0.0.1:8080/hook',
    'sandbox seed --reset',
    'sandbox webhooks --dead --retry',
  ],
});

export type SandboxCall = CallOf<typeof sandbox>;
export type SandboxOption = (typeof sandbox.options)[number]['name'];
