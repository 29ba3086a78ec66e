/**
 * The fields of an invoice that a rule reads: the rule runs on facts that record every access.
 * Values that facts compute for all rules when they are made (the amounts of lines, the identifiers of parties) are in
 * the tables below, since they are read before the rule runs.
 */

import { BodyFacts, type FileFacts, TaxedAmount } from '../../src/domain/facts/body.ts';
import type { Circumstances } from '../../src/domain/facts/circumstances.ts';
import { factsOf } from '../../src/domain/facts/file.ts';
import type { Invoice } from '../../src/index.ts';
import type { AnyRule, ReportFinding } from '../../src/validate/rule.ts';

const TRANSMISSION = '/fattura_elettronica_header/dati_trasmissione';

const AMOUNTS = {
  line: 'prezzo_totale',
  cassa: 'importo_contributo_cassa',
  summary: 'imponibile_importo',
  item: 'importo',
} as const;

/** The places that a fact is read from, by its name. */
type Places<Facts> = Readonly<Record<string, (facts: Facts) => readonly string[]>>;

const OF_FILE: Places<FileFacts> = {
  codiceDestinatario: () => [`${TRANSMISSION}/codice_destinatario`],
  pecDestinatario: () => [`${TRANSMISSION}/pec_destinatario`],
  formatoTrasmissione: () => [`${TRANSMISSION}/formato_trasmissione`],
  regimeFiscale: ({ regimePath }) => [regimePath],
};

const OF_BODY: Places<BodyFacts> = {
  tipoDocumento: ({ documentPath }) => [`${documentPath}/tipo_documento`],
  data: ({ documentPath }) => [`${documentPath}/data`],
  numero: ({ documentPath }) => [`${documentPath}/numero`],
  sums: ({ lines, cassa, summaries }) => [
    ...[...lines, ...cassa, ...summaries].flatMap((one) => [
      one.ratePath,
      `${one.path}/${AMOUNTS[one.what]}`,
    ]),
    ...summaries.map(({ path }) => `${path}/arrotondamento`),
  ],
  total: ({ ordinary, documentPath, summaries }) => [
    ...summaries.flatMap(({ path }) => [
      `${path}/imponibile_importo`,
      `${path}/imposta`,
      `${path}/esigibilita_iva`,
    ]),
    `${documentPath}/arrotondamento`,
    ...(ordinary?.dati_generali.dati_generali_documento.dati_ritenuta ?? []).map(
      (_, i) => `${documentPath}/dati_ritenuta/${i}/importo_ritenuta`,
    ),
  ],
};

const OF_RATED: Places<TaxedAmount> = {
  rate: ({ ratePath }) => [ratePath],
  rateText: ({ ratePath }) => [ratePath],
  natura: ({ naturaPath }) => [naturaPath],
  amount: ({ path, what }) => [`${path}/${AMOUNTS[what]}`],
  amountText: ({ path, what }) => [`${path}/${AMOUNTS[what]}`],
};

type Party = FileFacts['supplier'];

const OF_PARTY: Places<Party> = {
  codiceFiscale: ({ idsPath }) => [`${idsPath}/codice_fiscale`],
  idFiscaleIva: ({ idFiscaleIva, idsPath }) => (idFiscaleIva === null ? [`${idsPath}/id_fiscale_iva`] : []),
};

/** JSON Pointers of the values and blocks that a rule reads, including absent ones that it looks for. */
export function readsOf(rule: AnyRule, invoice: Invoice, circumstances: Circumstances): ReadonlySet<string> {
  const reads = new Set<string>();
  const facts = factsOf(invoice, circumstances);
  const watched = watch(facts, reads);
  const file = watched(facts) as FileFacts;
  for (const subject of subjectsOf(rule, file)) {
    (rule.check as (facts: unknown, report: ReportFinding) => void)(subject, () => undefined);
  }
  return reads;
}

function subjectsOf(rule: AnyRule, file: FileFacts): readonly unknown[] {
  switch (rule.scope) {
    case 'sent':
      return [];
    case 'file':
      return [file];
    case 'body':
      return file.bodies;
    case 'line':
      return file.bodies.flatMap(({ lines }) => [...lines]);
    case 'cassa':
      return file.bodies.flatMap(({ cassa }) => [...cassa]);
    case 'summary':
      return file.bodies.flatMap(({ summaries }) => [...summaries]);
  }
}

/** Makes recording proxies of the facts and of the invoice's blocks, one for each object. */
function watch(facts: FileFacts, reads: Set<string>): (value: unknown) => unknown {
  const places = new WeakMap<object, string>();
  locate(facts.invoice, '', places);
  for (const id of [facts.idTrasmittente, ...[facts.supplier, facts.customer].flatMap(identifiersOf)]) {
    if (id !== null) places.set(id, id.path);
  }
  const proxies = new WeakMap<object, object>();

  const note = (paths: readonly string[]): void => paths.forEach((path) => void reads.add(path));
  const proxyOf = (target: object): object => {
    const path = places.get(target);
    if (path !== undefined) return new Proxy(target, { get: (_, key) => fromBlock(target, path, key) });
    return new Proxy(target, { get: (_, key) => fromFacts(target, key) });
  };
  const fromBlock = (target: object, path: string, key: string | symbol): unknown => {
    const value: unknown = Reflect.get(target, key);
    const isItem = !Array.isArray(target) || /^\d+$/.test(String(key));
    if (typeof key === 'string' && isItem && typeof value !== 'function') note([`${path}/${key}`]);
    return watched(value);
  };
  const fromFacts = (target: object, key: string | symbol): unknown => {
    if (typeof key === 'string') note(placesBehind(target, key, facts));
    // Getters access private fields, so they run on the facts themselves.
    const value: unknown = Reflect.get(target, key, target);
    if (value instanceof Map) return new Map([...value].map(([name, one]) => [name, watched(one)]));
    return watched(value);
  };
  const watched = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || !isWatched(value, places)) return value;
    let proxy = proxies.get(value);
    if (proxy === undefined) {
      proxy = proxyOf(value);
      proxies.set(value, proxy);
    }
    return proxy;
  };
  return watched;
}

/** True for blocks of the invoice and parts of facts; false for our number objects, which have private fields. */
function isWatched(value: object, places: WeakMap<object, string>): boolean {
  if (places.has(value) || value instanceof BodyFacts || value instanceof TaxedAmount) return true;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

function placesBehind(target: object, key: string, facts: FileFacts): readonly string[] {
  if (target === facts) return OF_FILE[key]?.(facts) ?? [];
  if (target instanceof BodyFacts) return OF_BODY[key]?.(target) ?? [];
  if (target instanceof TaxedAmount) return OF_RATED[key]?.(target) ?? [];
  const party = [facts.supplier, facts.customer].find((one) => one === target);
  return party === undefined ? [] : (OF_PARTY[key]?.(party) ?? []);
}

function identifiersOf({ idFiscaleIva, rappresentante }: Party): readonly Party['rappresentante'][] {
  return [idFiscaleIva, rappresentante];
}

function locate(value: unknown, path: string, places: WeakMap<object, string>): void {
  if (typeof value !== 'object' || value === null) return;
  places.set(value, path);
  for (const [key, child] of Object.entries(value)) locate(child, `${path}/${key}`, places);
}
