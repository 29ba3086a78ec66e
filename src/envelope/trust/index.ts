/** Trusted lists, revocation lists, and the status of a certificate according to them. */

export { addTrust, trustIn } from './addTrust.ts';
export { readCertificates, readTrustBundle } from './bundle.ts';
export {
  checkTrust,
  type TrustGap,
  type TrustSources,
  type TrustVerdict,
  type TrustWarning,
} from './checkTrust.ts';
export { type Crl, readCrl } from './crl.ts';
export type {
  Criteria,
  Criterion,
  Qualification,
  ServiceState,
  TrustList,
  TrustListPointer,
  TrustListWarning,
  TrustService,
} from './list.ts';
export {
  locationOf,
  type ReadTrustListOptions,
  readTrustList,
  signersFor,
  type TrustListReason,
  type TrustListResult,
} from './readTrustList.ts';
export { isStale } from './status.ts';
