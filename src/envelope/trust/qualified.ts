/** Evaluates the qualifications of a service for a certificate (TS 119 612 §5.5.9.2). */
import { elementsOf } from '../members.ts';
import { oidIn } from '../values.ts';
import type { Certificate } from '../x509/certificate.ts';
import { extensionOf } from './extension.ts';
import type { Criteria, Criterion, ServiceState } from './list.ts';

/** Reason for 00107. `unknown`: a criterion that decides is not evaluated. */
export type QualificationFlaw = 'not-qualified' | 'not-for-signatures' | 'unknown';

/** QcCompliance (EN 319 412-5 §4.2.1). */
const QC_COMPLIANCE = '0.4.0.1862.1.1';
const CERTIFICATE_POLICIES = '2.5.29.32';

const FOR_SIGNATURES = 'ForeSignatures';

/** The qualifiers that decide; others, such as QCWithQSCD, do not matter for SdI. */
const DECISIVE: ReadonlySet<string> = new Set(['NotQualified', 'QCStatement', 'QCForESig']);

/** @param state Null for a certificate in the user's own bundle, which has no qualifications. */
export function qualificationFlaw(
  certificate: Certificate,
  state: ServiceState | null,
): QualificationFlaw | null {
  const policies = policiesOf(certificate);
  const given = new Set<string>();
  let isUnknown = false;
  for (const { qualifiers, criteria } of state?.qualifications ?? []) {
    const decisive = qualifiers.filter((qualifier) => DECISIVE.has(qualifier));
    if (decisive.length === 0) continue;
    const fits = fulfils(criteria, certificate, policies);
    if (fits === null) isUnknown = true;
    else if (fits) for (const qualifier of decisive) given.add(qualifier);
  }
  if (given.has('NotQualified')) return 'not-qualified';
  if (isUnknown) return 'unknown';
  if (!certificate.qcStatements.includes(QC_COMPLIANCE) && !given.has('QCStatement')) return 'not-qualified';
  const isForOthers = state !== null && state.uses.length > 0 && !state.uses.includes(FOR_SIGNATURES);
  return isForOthers && !given.has('QCForESig') ? 'not-for-signatures' : null;
}

/** Null if it depends on a criterion that is not evaluated. */
function fulfils(
  { assert, parts }: Criteria,
  certificate: Certificate,
  policies: ReadonlySet<string>,
): boolean | null {
  const results = parts.map((part) => meets(part, certificate, policies));
  const wanted = assert === 'all';
  // One result decides: a failure for `all`, a success for the two others.
  if (results.includes(!wanted)) return assert === 'atLeastOne';
  if (results.includes(null)) return null;
  return assert !== 'atLeastOne';
}

function meets(
  criterion: Criterion,
  certificate: Certificate,
  policies: ReadonlySet<string>,
): boolean | null {
  switch (criterion.kind) {
    case 'keyUsage':
      return criterion.bits.every(([name, isSet]) => hasUsage(certificate, name) === isSet);
    case 'policies':
      return criterion.oids.every((oid) => policies.has(oid));
    case 'list':
      return fulfils(criterion.criteria, certificate, policies);
    case 'other':
      return null;
  }
}

function hasUsage({ keyUsage }: Certificate, name: string): boolean {
  return [...(keyUsage ?? [])].some((usage) => usage === name);
}

/** The OIDs of certificatePolicies (RFC 5280 §4.2.1.4). */
function policiesOf({ der }: Certificate): ReadonlySet<string> {
  const list = extensionOf(der, CERTIFICATE_POLICIES);
  const policies = list === null ? [] : (elementsOf(der, list) ?? []);
  return new Set(
    policies.flatMap((policy) => {
      const [identifier] = elementsOf(der, policy) ?? [];
      return identifier === undefined ? [] : (oidIn(der, identifier) ?? []);
    }),
  );
}
