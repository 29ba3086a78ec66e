/** Trusted lists, revocation lists, and the status of a certificate according to them. */
export { readCertificates, readTrustBundle } from './bundle.ts';
export { type Crl, readCrl } from './crl.ts';
export { judgeSignatures } from './judgeSignatures.ts';
export {
  judgeTrust,
  type TrustGap,
  type TrustSources,
  type TrustVerdict,
  type TrustWarning,
} from './judgeTrust.ts';
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
