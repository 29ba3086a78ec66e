/** The services of lists, by name and by key. */
import { contentsOf } from '../members.ts';
import type { Certificate } from '../x509/certificate.ts';
import { nameKey } from '../x509/names.ts';
import type { TrustList, TrustService } from './list.ts';

/** A service in the list that has it. */
export interface ListedService {
  readonly list: TrustList;
  readonly service: TrustService;
}

/** A key that the lists name, with all services that have it: the key identifies a service. */
export interface Anchor {
  readonly certificate: Certificate;
  readonly services: readonly ListedService[];
}

export interface Anchors {
  /** Candidates for the issuer with a name. */
  named(name: Uint8Array): readonly Anchor[];
  withKey(spki: Uint8Array): Anchor | undefined;
  /** For services that are listed by the identifier of their key, without a certificate. */
  withKeyId(certificate: Certificate, keyId: string): Anchor | undefined;
  /** True if a service may be this one, because it is listed by its name only, which proves nothing. */
  mayName(subject: string | null): boolean;
}

interface ListIndex {
  /** Services without a certificate, by the identifiers of their keys. */
  readonly byKeyId: ReadonlyMap<string, readonly TrustService[]>;
  /** Names of services that have nothing else. */
  readonly names: readonly string[];
  readonly byName: ReadonlyMap<string, readonly Certificate[]>;
  readonly byKey: ReadonlyMap<
    string,
    { readonly certificate: Certificate; readonly services: TrustService[] }
  >;
}

const indexes = new WeakMap<TrustList, ListIndex>();

export function anchorsOf(lists: readonly TrustList[]): Anchors {
  const all = lists.map((list) => ({ list, ...indexOf(list) }));
  const withKey = (spki: Uint8Array): Anchor | undefined => {
    const key = textOf(spki);
    const found = all.flatMap(({ list, byKey }) => {
      const entry = byKey.get(key);
      return entry === undefined ? [] : [{ list, ...entry }];
    });
    const [first] = found;
    if (first === undefined) return undefined;
    const services = found.flatMap(({ list, services: own }) => own.map((service) => ({ list, service })));
    return { certificate: first.certificate, services };
  };
  return {
    withKey,
    withKeyId(certificate, keyId) {
      const services = all.flatMap(({ list, byKeyId }) =>
        (byKeyId.get(keyId) ?? []).map((service) => ({ list, service })),
      );
      return services.length === 0 ? undefined : { certificate, services };
    },
    mayName: (subject) =>
      subject !== null && all.some(({ names }) => names.some((name) => name.includes(subject))),
    named(name) {
      const key = nameKey(name);
      const certificates = all.flatMap(({ byName }) => byName.get(key) ?? []);
      const keys = new Map(certificates.map((certificate) => [textOf(certificate.spki), certificate]));
      return [...keys.values()].flatMap((certificate) => {
        const anchor = withKey(certificate.spki);
        return anchor === undefined ? [] : [{ ...anchor, certificate }];
      });
    },
  };
}

function indexOf(list: TrustList): ListIndex {
  const known = indexes.get(list);
  if (known !== undefined) return known;
  const byName = new Map<string, Certificate[]>();
  const byKey = new Map<string, { readonly certificate: Certificate; readonly services: TrustService[] }>();
  const byKeyId = new Map<string, TrustService[]>();
  const names: string[] = [];
  for (const service of list.services) {
    if (service.certificates.length === 0) {
      for (const keyId of service.subjectKeyIds) append(byKeyId, keyId, service);
      if (service.subjectKeyIds.length === 0) names.push(...service.subjects);
    }
    for (const certificate of service.certificates) {
      append(byName, nameKey(certificate.subjectName), certificate);
      const key = textOf(certificate.spki);
      const entry = byKey.get(key);
      if (entry === undefined) byKey.set(key, { certificate, services: [service] });
      else entry.services.push(service);
    }
  }
  const index = { byName, byKey, byKeyId, names };
  indexes.set(list, index);
  return index;
}

export function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Octets as a key of a map. */
export function textOf(bytes: Uint8Array): string {
  return contentsOf(bytes, { start: 0, end: bytes.length });
}
