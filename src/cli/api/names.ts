/** Names of resources and verbs on the command line: those of the contract, in lower case with hyphens. */
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

/** All resources, in the order of the contract. */
export const resources: readonly Resource[] = [...new Set(endpoints.map(({ resource }) => resource))].map(
  (resource) => ({
    name: hyphenated(resource),
    verbs: endpoints
      .filter((endpoint) => endpoint.resource === resource)
      .map((endpoint) => ({ name: hyphenated(endpoint.name), endpoint })),
  }),
);

/** @throws UsageError for an unknown name, with the known ones. */
export function findResource(name: string): Resource {
  const found = resources.find((resource) => resource.name === name);
  if (found !== undefined) return found;
  const names = resources.map((resource) => resource.name);
  throw new UsageError(({ api }, nearest) => api.usage.unknownResource(name, nearest(name, names), names));
}

/** @throws UsageError for an unknown name, with the known ones. */
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

/** True for the submission of an invoice, reserved to `fattura submit`, which prevents duplicates. */
export function isSubmission({ repeat }: Endpoint): boolean {
  return repeat === 'look-up';
}

/** Returns the operands after the verb, in order: ids, and the file if one is sent. */
export function operandsOf(endpoint: Endpoint): readonly string[] {
  const ids = pathParameters(endpoint.path).filter((name) => name !== 'company_id');
  return [...ids.map((name) => name.toUpperCase()), ...(takesFile(endpoint) ? ['FILE'] : [])];
}

/** True if the body is the content of a file. */
function takesFile({ body }: Endpoint): boolean {
  return body !== undefined && body.shape === null;
}

/** `documents get DOCUMENT_ID` */
export function spellCall(endpoint: Endpoint): string {
  return [hyphenated(endpoint.resource), hyphenated(endpoint.name), ...operandsOf(endpoint)].join(' ');
}

/**
 * Looks up a name in a part of the contract.
 *
 * @param where The option or field that contains the name, for the message.
 * @throws UsageError for an unknown name, with the known ones.
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

/** Splits `name=text`. @throws UsageError if malformed or if the text is empty. */
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
