import type { ServiceTrouble, ServiceTroubleAbout } from '../../service/trouble.ts';

/** What commands of the service say before and after a request. */
export interface ServiceWords {
  readonly noBaseUrl: string;
  readonly noKey: string;
  readonly noCompany: string;
  /** The saved key belongs to another address than the one that is asked for. */
  keyOfOtherAddress(saved: string, asked: string): string;
  /** `detail` is the client's own sentence, in English. */
  badAccess(detail: string): string;
  noRate(found: string): string;
  noTimeout(found: string): string;
  /** The variable's value is not shown: it may hold a password. */
  badProxy(variable: string): string;
  /** Whether an answer that a person typed means yes. */
  agrees(answer: string): boolean;
  /** Before a wait; `status` is what the service answered, null where it did not. */
  waiting(seconds: number, status: number | null): string;
  readonly interrupted: string;
  /** What went wrong with a request, and what to do. */
  readonly errors: Readonly<
    Record<ServiceTrouble, { what(about: ServiceTroubleAbout): string; readonly remedy: string }>
  >;
  /** A request that changes something, and of which nobody knows whether it did. */
  readonly perhapsDone: string;
  /** Where in the request the service found something. */
  at(pointer: string): string;
  requestId(id: string): string;
}
