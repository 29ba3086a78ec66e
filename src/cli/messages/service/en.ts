import type { ServiceTrouble, ServiceTroubleAbout } from '../../service/trouble.ts';

export const serviceEn = {
  noBaseUrl:
    'the address of the service is missing: set FATTURA_BASE_URL, or save a login with fattura login --base-url URL --save.',
  noKey: 'the key of the service is missing: set FATTURA_API_KEY, or save a login with fattura login --save.',
  noCompany:
    'the company is missing: add --company, set FATTURA_COMPANY_ID, or save a login with fattura login --save. fattura login lists the companies.',
  /** The saved key belongs to an address other than the requested one. */
  keyOfOtherAddress: (saved: string, asked: string) =>
    `the saved key is for ${saved} and is not sent to ${asked}: set FATTURA_API_KEY, or save a login for this address with fattura login --save.`,
  /** @param detail The client's own message, in English. */
  badAccess: (detail: string) => `invalid settings for the service: ${detail}`,
  noRate: (found: string) =>
    `--rate takes a number of requests per second such as 10 or 0.5, not "${found}".`,
  noTimeout: (found: string) =>
    `--timeout takes a time of up to five minutes, such as 30s, 500ms or 2m, not "${found}".`,
  /** The value of the variable is omitted, because it may contain a password. */
  badProxy: (variable: string) =>
    `${variable} takes the address of a proxy such as http://proxy.example:8080 or http://user:password@proxy.example:8080, with special characters of the password percent-encoded; other types such as SOCKS are not supported.`,
  /** True if a typed answer means yes. */
  agrees: (answer: string) => /^\s*y(?:es)?\s*$/i.test(answer),
  /** Announces a wait. @param status The status of the response; null without one. */
  waiting: (seconds: number, status: number | null) =>
    `${status === null ? 'no response' : `the service responded with ${status}`}: retrying in ${seconds} s …`,
  interrupted: 'interrupted.',
  /** Errors of requests, with the suggested action. */
  errors: {
    configuration: {
      what: ({ detail }) => `nothing was sent: ${detail}`,
      remedy: 'Correct it and try again.',
    },
    authentication: {
      what: ({ status }) => `the service does not accept the key (${status}).`,
      remedy:
        'Check FATTURA_API_KEY and FATTURA_BASE_URL: each environment has its own keys. fattura login verifies them.',
    },
    payment: {
      what: ({ status }) => `the request is valid, but the service did not execute it (${status}).`,
      remedy: 'Check the subscription of the company in the web application.',
    },
    permission: {
      what: ({ status, permission }) =>
        permission === null
          ? `the key lacks the permission for this operation (${status}).`
          : `the key lacks the permission ${permission}, required for this operation (${status}).`,
      remedy: 'Request a key with the permission, or use another key.',
    },
    notFound: {
      what: ({ status }) => `the service cannot find the requested resource (${status}).`,
      remedy: 'Check the ids and the company: fattura login lists the companies of the key.',
    },
    badRequest: {
      what: ({ status }) => `the service does not accept the request (${status}).`,
      remedy: 'Correct the reported errors and try again.',
    },
    unprocessable: {
      what: ({ status }) => `the service cannot process these values (${status}).`,
      remedy: 'Correct the reported errors and try again.',
    },
    rateLimit: {
      what: ({ status, seconds }) =>
        `too many requests (${status})${seconds === null ? '' : `; the service asks to wait ${seconds} s`}.`,
      remedy: 'Try again later, or with a lower --rate: the limit applies to all users of the key together.',
    },
    server: {
      what: ({ status }) => `internal error of the service (${status}).`,
      remedy: 'Try again later.',
    },
    status: {
      what: ({ status }) => `the service responded with ${status}.`,
      remedy: 'Check FATTURA_BASE_URL: this may not be the service.',
    },
    unreachable: {
      what: ({ detail }) => `the service cannot be reached: ${detail}`,
      remedy: 'Check FATTURA_BASE_URL and the network. Nothing was sent.',
    },
    proxy: {
      what: ({ detail }) => `the service cannot be reached: ${detail}.`,
      remedy:
        'Check HTTPS_PROXY: its address, and user and password if the proxy requires them (407). Hosts in NO_PROXY are reached directly. Nothing was sent to the service.',
    },
    certificateUntrusted: {
      what: ({ detail }) => `the certificate of the service is not trusted: ${detail}.`,
      remedy:
        'If a proxy or an antivirus inspects TLS in your network, set NODE_EXTRA_CA_CERTS to the PEM file of its root certificate. Nothing was sent.',
    },
    certificateExpired: {
      what: ({ detail }) => `the certificate of the service is not valid today: ${detail}.`,
      remedy:
        'Check the date of this computer. If a proxy inspects TLS in your network, set NODE_EXTRA_CA_CERTS to the PEM file of its current root certificate. Nothing was sent.',
    },
    certificateName: {
      what: ({ detail }) => `the certificate belongs to another address: ${detail}`,
      remedy:
        'Check FATTURA_BASE_URL. If a proxy inspects TLS in your network, set NODE_EXTRA_CA_CERTS to the PEM file of its root certificate. Nothing was sent.',
    },
    lost: {
      what: ({ detail }) => `the connection was lost before the end of the response: ${detail}`,
      remedy: 'Try again later.',
    },
    timeout: {
      what: () => 'the service did not respond in time.',
      remedy: 'Try again later, or allow more time: --timeout 2m.',
    },
    response: {
      what: ({ detail }) => `the response is invalid: ${detail}`,
      remedy: 'Check FATTURA_BASE_URL: this may not be the service.',
    },
    aborted: {
      what: () => 'the request was interrupted.',
      remedy: 'Try again.',
    },
  } satisfies Readonly<
    Record<ServiceTrouble, { what(about: ServiceTroubleAbout): string; readonly remedy: string }>
  >,
  /** A modifying request with unknown outcome. */
  perhapsDone: 'The request may have been executed anyway: check before you repeat it.',
  /** The location of an error in the request. */
  at: (pointer: string) => `at ${pointer}`,
  requestId: (id: string) => `Request id, for support: ${id}`,
};
