/** Current formats: FPA12 and FPR12 share a schema, FSM10 has its own. */
import type { Format } from './grammar.ts';
import { FatturaElettronica } from './ordinary/fatturaElettronica.ts';
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

/** Namespaces of formats before 2017, recognized but no longer checked. */
export const retiredFormats: readonly { kind: 'SDI10' | 'SDI11'; namespace: string }[] = [
  { kind: 'SDI10', namespace: 'http://www.fatturapa.gov.it/sdi/fatturapa/v1.0' },
  { kind: 'SDI11', namespace: 'http://www.fatturapa.gov.it/sdi/fatturapa/v1.1' },
];

/** The namespace of XML signatures. */
export const SIGNATURE_NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#';
