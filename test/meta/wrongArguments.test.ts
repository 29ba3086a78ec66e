/** Every public function reports a wrong argument by name, for users without a compiler. */
import { describe, expect, it } from 'vitest';
import * as api from '../../src/api/index.ts';
import * as build from '../../src/build/index.ts';
import * as main from '../../src/index.ts';
import * as messages from '../../src/messages/index.ts';
import * as envelope from '../../src/public/envelope.ts';
import * as model from '../../src/public/model.ts';
import * as validate from '../../src/public/validate.ts';
import * as xml from '../../src/public/xml.ts';
import * as render from '../../src/render/index.ts';
import * as sandbox from '../../src/sandbox/index.ts';
import { SAMPLE } from '../support/sample.ts';

const entries = { main, model, xml, validate, envelope, messages, build, render };

type Call = (...args: unknown[]) => unknown;

const functionsOf = (entry: string, names: object): readonly (readonly [string, Call])[] =>
  Object.entries(names)
    .filter(([name, value]) => typeof value === 'function' && /^[a-z]/.test(name))
    .map(([name, value]) => [`${entry}.${name}`, value as Call] as const);

const functions = Object.entries(entries).flatMap(([entry, names]) => functionsOf(entry, names));

const invoice = main.parseInvoice(SAMPLE);
const WRONG = [
  undefined,
  null,
  42,
  true,
  'x',
  {},
  [],
  [null],
  { versione: 'FPR12' },
  () => 1,
  Symbol('s'),
  // Cannot be converted to a text.
  Object.create(null),
  new Map(),
];
const CALLS: readonly (readonly unknown[])[] = [
  [],
  ...WRONG.map((one) => [one]),
  ...WRONG.map((one) => [invoice, one]),
  ...WRONG.map((one) => [SAMPLE, one]),
  ...WRONG.map((one) => [invoice, {}, one]),
];

/** Error messages of the JavaScript engine, for unchecked arguments. */
const OF_ENGINE =
  /^(?:Cannot (?:read|destructure|convert|set|use|mix)|undefined |null |object null|.* is not (?:a function|iterable|a constructor|an object)|Invalid (?:time|array)|Assignment|Reduce|.*called on)/;

async function faultOf(call: Call, args: readonly unknown[]): Promise<string | null> {
  try {
    const result = call(...args);
    await result;
    if (typeof result === 'object' && result !== null && Symbol.asyncIterator in result)
      await (result as AsyncIterable<unknown>)[Symbol.asyncIterator]().next();
    if (typeof result === 'object' && result !== null && 'next' in result)
      (result as Iterator<unknown>).next();
    return null;
  } catch (error) {
    if (error instanceof model.FatturaError) return null;
    if (!(error instanceof TypeError || error instanceof RangeError)) return String(error);
    return OF_ENGINE.test(error.message) ? error.message : null;
  }
}

/** No network is used: every response is an immediate empty list. */
const client = new api.FatturaClient({
  apiKey: 'key',
  companyId: 'c0000000-5eed-4000-8000-000000000001',
  baseUrl: 'http://127.0.0.1:9',
  rateLimit: 1e6,
  maxRetries: 0,
  fetch: async () => Response.json({ data: [], page: { cursor: null } }),
});

const methodsOf = (path: string, target: object): readonly (readonly [string, Call])[] =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(target))
    .filter((name) => name !== 'constructor')
    .map((name) => [name, Reflect.get(target, name)] as const)
    .filter(([, value]) => typeof value === 'function')
    .map(([name, value]) => [`${path}.${name}`, (...args) => value.apply(target, args)]);

const ofService: readonly (readonly [string, Call])[] = [
  ...functionsOf('api', api),
  ...functionsOf('sandbox', sandbox),
  ['new api.FatturaClient', (options) => new api.FatturaClient(options as never)],
  ...methodsOf('client', client),
  ...Object.entries(client).flatMap(([name, value]) =>
    typeof value === 'object' ? methodsOf(`client.${name}`, value) : [],
  ),
];

const isObject = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value));

/** Functions that accept these arguments and would start a server or wait forever for a response. */
const IN_ORDER: Readonly<Record<string, (args: readonly unknown[]) => boolean>> = {
  'sandbox.startSandbox': ([options]) => isObject(options),
  'api.waitForStatus': ([service, document]) => service === client && typeof document === 'string',
  'api.submitInvoice': ([service, input, options]) =>
    service === client && input === SAMPLE && isObject(options),
};

const SERVICE_CALLS: readonly (readonly unknown[])[] = [
  [],
  ...WRONG.map((one) => [one]),
  ...WRONG.map((one) => [client, one]),
  ...WRONG.map((one) => ['id', one]),
  ...WRONG.map((one) => [client, SAMPLE, one]),
  ...WRONG.map((one) => ['id', {}, one]),
];

describe('wrong arguments', () => {
  it.each(functions)('%s', async (_, call) => {
    const faults = new Set<string | null>();
    for (const args of CALLS) faults.add(await faultOf(call, args));
    expect([...faults].filter((fault) => fault !== null)).toEqual([]);
  });

  it.each(ofService)('%s', async (name, call) => {
    const faults = new Set<string | null>();
    for (const args of SERVICE_CALLS) {
      if (IN_ORDER[name]?.(args) !== true) faults.add(await faultOf(call, args));
    }
    expect([...faults].filter((fault) => fault !== null)).toEqual([]);
  });
});
