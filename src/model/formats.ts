/** Current formats: FPA12 and FPR12 share a schema, FSM10 has its own. */
import type { Format } from './grammar.ts';
import { FatturaElettronica } from './ordinary/fatturaElettronica.ts';
import type { RetiredKind } from './problem.ts';
import { FormatoTrasmissione, FormatoTrasmissioneSemplificata, String10 } from './simpleTypes.ts';
import { FatturaElettronicaSemplificata } from './simplified/fatturaElettronicaSemplificata.ts';

/** FPA12 (to the public administration) and FPR12 (to private parties). */
export const ordinary: Format = {
  kind: 'ordinary',
  root: 'FatturaElettronica',
  namespace: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2',
  schemaVersion: '1.2.3',
  schemas: [{ version: '1.2.3', since: '2025-04-01' }],
  versione: FormatoTrasmissione,
  sistemaEmittente: String10,
  block: FatturaElettronica,
};

/** FSM10, the simplified invoice. */
export const simplified: Format = {
  kind: 'simplified',
  root: 'FatturaElettronicaSemplificata',
  namespace: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0',
  schemaVersion: '1.0.2',
  schemas: [{ version: '1.0.2', since: '2025-04-01' }],
  versione: FormatoTrasmissioneSemplificata,
  sistemaEmittente: String10,
  block: FatturaElettronicaSemplificata,
};

export const formats: readonly Format[] = [ordinary, simplified];

/** The version of the technical specification (Allegato A) that code lists and formats here follow. */
export const SPECIFICATION = '1.9.1';

/** A format that SdI no longer accepts, by its namespace and the attribute `versione` of its root. */
export interface RetiredFormat {
  readonly kind: RetiredKind;
  readonly namespace: string;
  readonly versione: '1.0' | '1.1';
}

/** The formats before 2017. `retiredFormat` returns their grammar. */
export const retiredFormats: readonly RetiredFormat[] = [
  { kind: 'SDI10', namespace: 'http://www.fatturapa.gov.it/sdi/fatturapa/v1.0', versione: '1.0' },
  { kind: 'SDI11', namespace: 'http://www.fatturapa.gov.it/sdi/fatturapa/v1.1', versione: '1.1' },
];

/** The namespace of XML signatures. */
export const SIGNATURE_NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#';
