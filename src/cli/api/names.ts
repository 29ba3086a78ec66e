/** Resources and verbs as a command line names them: those of the contract, in small letters with hyphens. */
import { type Endpoint, endpoints, pathParameters } from '../../api/contract/index.ts';
import { UsageError } from '../command/usageError.ts';

export interface Verb {
  readonly name: string;
  readonly endpoint: Endpoint;
}

export interface Resource {
  readonly name: string;
  readonly verbs: readonly Verb[];
}

const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** All of the contract, in its order. */
export const resources: readonly Resource[] = [...new Set(endpoints.map(({ resource }) => resource))].map(
  (resource) => ({
    name: hyphenated(resource),
    verbs: endpoints
      .filter((endpoint) => endpoint.resource === resource)
      .map((endpoint) => ({ name: hyphenated(endpoint.name), endpoint })),
  }),
);

/** @throws UsageError naming what there is. */
export function findResource(name: string): Resource {
  const found = resources.find((resource) => resource.name === name);
  if (found !== undefined) return found;
  const names = resources.map((resource) => resource.name);
  throw new UsageError(({ api }, nearest) => api.usage.unknownResource(name, nearest(name, names), names));
}

/** @throws UsageError naming what there is. */
export function findVerb(resource: Resource, name: string): Endpoint {
  const found = resource.verbs.find((verb) => verb.name === name);
  if (found === undefined) {
    const names = resource.verbs.map((verb) => verb.name);
    throw new UsageError(({ api }, nearest) =>
      api.usage.unknownVerb(resource.name, name, { suggestion: nearest(name, names), names }),
    );
  }
  if (isSubmission(found.endpoint)) throw new UsageError(({ api }) => api.usage.submission);
  return found.endpoint;
}

/** Sending an invoice needs more care than a request: `fattura submit` has it. */
export function isSubmission({ repeat }: Endpoint): boolean {
  return repeat === 'look-up';
}

/** Returns the operands after the verb, in order: ids, and the file if one is sent. */
export function operandsOf(endpoint: Endpoint): readonly string[] {
  const ids = pathParameters(endpoint.path).filter((name) => name !== 'company_id');
  return [...ids.map((name) => name.toUpperCase()), ...(takesFile(endpoint) ? ['FILE'] : [])];
}

/** Whether the body is the bytes of a file. */
export function takesFile({ body }: Endpoint): boolean {
  return body !== undefined && body.shape === null;
}

/** `documents get DOCUMENT_ID` */
export function spellCall(endpoint: Endpoint): string {
  return [hyphenated(endpoint.resource), hyphenated(endpoint.name), ...operandsOf(endpoint)].join(' ');
}

/**
 * What the contract has under a name.
 *
 * @param where What the name was given for, as the messages say it.
 * @throws UsageError naming what there is.
 */
export function valueNamed<Value>(
  name: string,
  known: Readonly<Record<string, Value>>,
  where: string,
): Value {
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  if (found === undefined) throw unknownName(name, Object.keys(known), where);
  return found;
}

export function unknownName(name: string, names: readonly string[], where: string): UsageError {
  return new UsageError(({ api }, nearest) =>
    api.usage.unknownName(where, name, { suggestion: nearest(name, names), names }),
  );
}

/** The name and the text of `name=text`. @throws UsageError, also where the text is empty */
export function splitSetting(setting: string, option: '--set' | '--query'): readonly [string, string] {
  const [, name, text = ''] = /^\s*([\w.-]+)\s*=(.*)$/s.exec(setting) ?? [];
  if (name === undefined) throw new UsageError(({ api }) => api.usage.noSetting(option, setting));
  if (text === '') {
    throw new UsageError(({ api: { usage } }) =>
      option === '--set' ? usage.emptySetting(name) : usage.emptyValue(`${option} ${name}`),
    );
  }
  return [name, text];
}
