import type { ServiceTrouble, ServiceTroubleAbout } from '../../service/trouble.ts';

/** Messages about requests to the service, shared by several commands. */
export interface ServiceWords {
  readonly noBaseUrl: string;
  readonly noKey: string;
  readonly noCompany: string;
  /** The saved key belongs to an address other than the requested one. */
  keyOfOtherAddress(saved: string, asked: string): string;
  /** @param detail The client's own message, in English. */
  badAccess(detail: string): string;
  noRate(found: string): string;
  noTimeout(found: string): string;
  /** The value of the variable is omitted, because it may contain a password. */
  badProxy(variable: string): string;
  /** True if a typed answer means yes. */
  agrees(answer: string): boolean;
  /** Announces a wait. @param status The status of the response; null without one. */
  waiting(seconds: number, status: number | null): string;
  readonly interrupted: string;
  /** Errors of requests, with the suggested action. */
  readonly errors: Readonly<
    Record<ServiceTrouble, { what(about: ServiceTroubleAbout): string; readonly remedy: string }>
  >;
  /** A modifying request with unknown outcome. */
  readonly perhapsDone: string;
  /** The location of an error in the request. */
  at(pointer: string): string;
  requestId(id: string): string;
}
