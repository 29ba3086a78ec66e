import { type Call, command, type OptionDefinition, type OptionValues } from '../command/definition.ts';

const options = [
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
  { name: 'outbox', value: 'FOLDER', completes: 'folders' },
  { name: 'log' },
  { name: 'json' },
] as const satisfies readonly OptionDefinition[];

/** The actions of `sandbox`; the first is the default. */
export const TASKS = ['start', 'seed', 'webhooks'] as const;
export type Task = (typeof TASKS)[number];

export type SandboxOption = (typeof options)[number]['name'];
export type SandboxCall = Call<OptionValues<typeof options>>;

export const sandbox = command({
  name: 'sandbox',
  operands: `[${TASKS.join('|')}]`,
  maxOperands: 1,
  completes: TASKS,
  options,
  examples: [
    'sandbox',
    'sandbox --memory --port 0 --sdi-delay 0',
    'sandbox --webhook http://127.0.0.1:8080/hook',
    'sandbox seed --reset',
    'sandbox webhooks --dead --retry',
  ],
  run: async (call) => (await import('./run.ts')).run(call),
});
