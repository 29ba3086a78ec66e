import type { ServiceWords } from './words.ts';

export const serviceEn: ServiceWords = {
  noBaseUrl:
    'no address of the service is known: set FATTURA_BASE_URL, or save a login with fattura login --base-url URL --save.',
  noKey: 'no key for the service is known: set FATTURA_API_KEY, or save a login with fattura login --save.',
  noCompany:
    'no company is known: give --company, set FATTURA_COMPANY_ID, or save a login with fattura login --save. fattura login lists the companies.',
  keyOfOtherAddress: (saved, asked) =>
    `the saved key is for ${saved} and is not sent to ${asked}: set FATTURA_API_KEY, or save a login for it with fattura login --save.`,
  badAccess: (detail) => `the service cannot be asked like this: ${detail}`,
  noRate: (found) => `--rate takes a number of requests per second such as 10 or 0.5, not "${found}".`,
  noTimeout: (found) =>
    `--timeout takes a time of up to five minutes, such as 30s, 500ms or 2m, not "${found}".`,
  badProxy: (variable) =>
    `${variable} takes the address of a proxy such as http://proxy.example:8080 or http://user:password@proxy.example:8080, with special characters of the password percent-encoded; other kinds such as SOCKS cannot be used.`,
  agrees: (answer) => /^\s*y(?:es)?\s*$/i.test(answer),
  waiting: (seconds, status) =>
    `${status === null ? 'no answer' : `the service answers ${status}`}: trying again in ${seconds} s …`,
  interrupted: 'interrupted.',
  errors: {
    configuration: {
      what: ({ detail }) => `nothing was sent: ${detail}`,
      remedy: 'Correct it and call again.',
    },
    authentication: {
      what: ({ status }) => `the service does not accept the key (${status}).`,
      remedy:
        'Look at FATTURA_API_KEY and FATTURA_BASE_URL: each environment has keys of its own. fattura login checks them.',
    },
    payment: {
      what: ({ status }) => `the request is right, and the service did not carry it out (${status}).`,
      remedy: 'Look at the subscription of the company in the web application.',
    },
    permission: {
      what: ({ status, permission }) =>
        permission === null
          ? `the key may not do this (${status}).`
          : `the key may not do this (${status}): it needs the permission ${permission}.`,
      remedy: 'Ask for a key with the permission, or use another.',
    },
    notFound: {
      what: ({ status }) => `the service does not know what was asked for (${status}).`,
      remedy: 'Look at the ids, and at the company: fattura login lists those of the key.',
    },
    badRequest: {
      what: ({ status }) => `the service does not take the request (${status}).`,
      remedy: 'Correct what is named and call again.',
    },
    unprocessable: {
      what: ({ status }) => `the service cannot do this with these values (${status}).`,
      remedy: 'Correct what is named and call again.',
    },
    rateLimit: {
      what: ({ status, seconds }) =>
        `the service has too many requests (${status})${seconds === null ? '' : ` and asks to wait ${seconds} s`}.`,
      remedy: 'Call again later, or with a lower --rate: the limit counts everybody who uses the key.',
    },
    server: {
      what: ({ status }) => `the service has an error of its own (${status}).`,
      remedy: 'Call again in a while.',
    },
    status: {
      what: ({ status }) => `the service answers ${status}.`,
      remedy: 'Look at FATTURA_BASE_URL: this may not be the service.',
    },
    unreachable: {
      what: ({ detail }) => `the service cannot be reached: ${detail}`,
      remedy: 'Look at FATTURA_BASE_URL and at the network. Nothing was sent.',
    },
    proxy: {
      what: ({ detail }) => `the service cannot be reached: ${detail}.`,
      remedy:
        'Check HTTPS_PROXY: its address, and user and password if the proxy wants them (407). Hosts in NO_PROXY are reached directly. Nothing was sent to the service.',
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
      what: ({ detail }) => `the connection broke before the answer was whole: ${detail}`,
      remedy: 'Call again in a while.',
    },
    timeout: {
      what: () => 'the service did not answer in time.',
      remedy: 'Call again in a while, or give it more time: --timeout 2m.',
    },
    response: {
      what: ({ detail }) => `the answer cannot be understood: ${detail}`,
      remedy: 'Look at FATTURA_BASE_URL: this may not be the service.',
    },
    aborted: {
      what: () => 'the request was interrupted.',
      remedy: 'Call again.',
    },
  },
  perhapsDone: 'It may have been done all the same: look before you repeat it.',
  at: (pointer) => `at ${pointer}`,
  requestId: (id) => `Request id for the support: ${id}`,
};
