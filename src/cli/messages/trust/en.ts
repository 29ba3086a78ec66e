import type { CommandHelp } from '../commandHelp.ts';
import { bytes, list, meant } from '../phrases/en.ts';

export const trustHelpEn: CommandHelp = {
  summary: 'download and show the trusted lists of certification authorities',
  about: [
    'fetch downloads the European list of trusted lists and, through it, the trusted list of a country: Italy unless --country names another. Each list is accepted only if its signature is valid and its signer is named in the previous list. No other command downloads a list.',
    'The first list of trusted lists is accepted with the signers that it names itself, and the command says so; --signer gives the certificate to require instead. Sequence number, next update and SHA-256 of what was downloaded are kept in pins.json, and an older list is not accepted later.',
    'show describes the downloaded lists, or those in a file: territory, number, dates, signature, and the services that issue qualified certificates. --issuer searches among them by name. The signature of a file is verified if --signer gives a certificate or the list of trusted lists.',
  ],
  options: {
    country: 'fetch: two letters of the country; default: IT',
    signer: 'certificates that may sign the list, in PEM or DER; for show also the list of trusted lists',
    url: 'fetch: address of the list of trusted lists; default: that of the European Commission',
    dir: 'folder of the downloaded lists; default: trust, in the state folder of fattura',
    timeout: 'fetch: maximum time of each download, such as 30s or 2m; default: 60s',
    issuer: 'show: part of the name of a provider or service',
    format: 'text for people, json for programs',
  },
  examples: [
    'download the Italian list',
    'require the signer of the list of trusted lists',
    'describe the downloaded lists',
    'verify a file and search it for a provider',
  ],
};

export const trustEn = {
  noTask: 'specify the task: fattura trust fetch, or fattura trust show.',
  unknownTask: (found: string, suggestion: string | undefined) =>
    `unknown task "${found}".${meant(suggestion) || ' Valid: fetch, show.'}`,
  onlyFor: (option: string, task: string) => `${option} is an option of fattura trust ${task}.`,
  noFile: (found: string) => `fattura trust fetch takes no file, not "${found}": --country names the list.`,
  noCountry: (found: string) => `--country takes two letters such as IT or AT, not "${found}".`,
  badAddress: (found: string) => `--url takes an https address, not "${found}".`,

  /** Files. */
  unreadable: (file: string, reason: string) => `${file} cannot be read: ${reason}.`,
  unwritable: (file: string, reason: string) => `${file} cannot be written: ${reason}.`,
  tooLarge: (file: string, limit: number) => `${file} is larger than ${bytes(limit)} and was not read.`,
  damagedPins: (file: string) =>
    `${file} is damaged, so it is unknown which lists were downloaded before. Restore it; if you delete it, the next list of trusted lists is accepted with its own signers.`,
  nothingFetched: (folder: string) =>
    `${folder} contains no list: download it with fattura trust fetch, or specify a file.`,
  noList: (file: string) =>
    `${file} is neither a trusted list in XML nor certificates in PEM or DER, or one of them is damaged.`,
  listOfLists: (file: string) =>
    `${file} is the list of trusted lists, which names no certification authorities: pass the list of a country, and this file as its signer.`,
  noSigner: (file: string) =>
    `${file} contains no certificate in PEM or DER and no list of trusted lists, so it names no signer of a list.`,
  signerWithoutList: (file: string) =>
    `${file} is given as a signer, but no trusted list is given: your own certificates need no signer.`,
  noListOfLists: (file: string) =>
    `${file} is the list of a country, which names no signers: specify the European list of trusted lists (eu-lotl.xml), or a certificate.`,
  noCrl: (file: string) =>
    `${file} is not a revocation list in DER or PEM, or it is damaged. Download it again from the address in the certificate.`,

  /** A list that is not accepted, by reason. @param file File or address. */
  refused: {
    xml: (file: string) => `${file} is not well-formed XML. Download it again.`,
    kind: (file: string) => `${file} is not a trusted list (ETSI TS 119 612). Check the file or address.`,
    unsigned: (file: string) => `${file} is not signed and was not accepted. Download it again.`,
    signature: (file: string) =>
      `the signature of ${file} is broken: the list was changed after signing and was not accepted. Download it again.`,
    signer: (file: string) =>
      `${file} is not signed by a permitted signer and was not accepted. If the signer has changed, use the current list of trusted lists.`,
    territory: (file: string) =>
      `the list of trusted lists names no signer for the territory of ${file}, which was not accepted.`,
    key: (file: string) =>
      `the signature of ${file} cannot be verified: its type of key is not supported. The list was not accepted.`,
  },
  unknownSigner: (url: string, isPinned: boolean) =>
    isPinned
      ? `${url} is not signed by a signer that the last list of trusted lists named, and was not accepted. If the signers have changed since, pass the new certificate with --signer after checking it.`
      : `${url} is not signed with a certificate of --signer, and was not accepted.`,
  older: (url: string, found: number, known: number) =>
    `${url} has number ${found} and was not accepted: number ${known} was downloaded before.`,
  noNumber: (url: string) => `${url} has no sequence number and was not accepted.`,
  otherList: (url: string, found: string, expected: string) =>
    `${url} is a list of ${found}, not of ${expected}, and was not accepted.`,
  unknownCountry: (found: string, known: readonly string[]) =>
    `the list of trusted lists contains no list for ${found}, only for ${list(known)}.`,
  /** A download that failed. @param detail Depends on the reason. */
  download: {
    address: (_url: string, detail: string) =>
      `${detail} was not downloaded: only https addresses are permitted.`,
    network: (url: string, detail: string) =>
      `${url} cannot be downloaded: ${detail}. Check the network, and HTTPS_PROXY if you use a proxy.`,
    redirects: (url: string, detail: string) =>
      `${url} was not downloaded: it redirects more than ${detail} times.`,
    size: (url: string, detail: string) =>
      `${url} was not downloaded: it is larger than ${bytes(Number(detail))}.`,
    status: (url: string, detail: string) =>
      `${url} cannot be downloaded: the server responds ${detail}. Try again later.`,
    timeout: (url: string, detail: string) =>
      `${url} was not downloaded within ${detail} s. Try again later, or allow more time: --timeout 2m.`,
  },
  firstUse: (fingerprint: string) =>
    `First download: the list of trusted lists was accepted with the signers that it names itself. Compare the SHA-256 of its signer with the certificates in the Official Journal of the European Union: ${fingerprint}. Later lists must be signed by the signers that it names.`,

  /** @param command A line for a shell. */
  use: (command: string) => `To check files with these lists: ${command}`,

  /** The title of a list. */
  title: {
    country: (territory: string, number: number | null) =>
      `Trusted list of ${territory}${number === null ? '' : `, no. ${number}`}`,
    lists: (territory: string, number: number | null) =>
      `List of trusted lists (${territory})${number === null ? '' : `, no. ${number}`}`,
    own: (_territory: string, _number: number | null) => 'Your own list',
  },
  labels: {
    path: 'path',
    operator: 'operator',
    issued: 'issued',
    nextUpdate: 'next update',
    version: 'version',
    signature: 'signature',
    services: 'services',
    countries: 'countries',
    warning: 'warning',
  },
  nextUpdate: (time: string | null, isStale: boolean) =>
    time === null
      ? 'none: the list is closed'
      : isStale
        ? `${time}, which has passed: download a newer one`
        : time,
  signature: {
    verified: (signer: string) => `verified, by ${signer}`,
    'not-verified': (_signer: string) =>
      'not verified: --signer takes the certificate of its signer, or the list of trusted lists',
  },
  /** @param statuses Number of services by status, as named in the list. */
  services: (total: number, statuses: readonly (readonly [status: string, count: number])[]) => {
    if (statuses.length === 0) return total === 0 ? '0' : `${total}, with unknown status`;
    return `${total} for qualified certificates: ${statuses.map(([status, count]) => `${count} ${status}`).join(', ')}`;
  },
  warnings: {
    version: 'this version of the format is unknown: something may have been missed',
    damaged: 'some certificates of the list cannot be read',
    limit: 'the list is too long: some parts were left out',
  },
  heads: { service: 'SERVICE', provider: 'PROVIDER', status: 'STATUS', since: 'SINCE', notAfter: 'EXPIRES' },
  noIssuer: 'No service has this name.',
};
