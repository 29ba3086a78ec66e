/** Current formats: FPA12 and FPR12 share a schema, FSM10 has its own. */
import type { Format } from './grammar.ts';
import { FatturaElettronica } from './ordinary/fatturaElettronica.ts';
import { ORDINARY_ROOT, SIMPLIFIED_ROOT } from './roots.ts';
import { FormatoTrasmissione, FormatoTrasmissioneSemplificata, String10 } from './simpleTypes.ts';
import { FatturaElettronicaSemplificata } from './simplified/fatturaElettronicaSemplificata.ts';
import { SCHEMA_VERSIONS } from './specifications.ts';

/** FPA12 (to the public administration) and FPR12 (to private parties). */
export const ordinary: Format = {
  kind: 'ordinary',
  root: ORDINARY_ROOT.root,
  namespace: ORDINARY_ROOT.namespace,
  schemaVersion: SCHEMA_VERSIONS.ordinary,
  schemas: [{ version: SCHEMA_VERSIONS.ordinary, since: '2025-04-01' }],
  versione: FormatoTrasmissione,
  sistemaEmittente: String10,
  block: FatturaElettronica,
};

/** FSM10, the simplified invoice. */
export const simplified: Format = {
  kind: 'simplified',
  root: SIMPLIFIED_ROOT.root,
  namespace: SIMPLIFIED_ROOT.namespace,
  schemaVersion: SCHEMA_VERSIONS.simplified,
  schemas: [{ version: SCHEMA_VERSIONS.simplified, since: '2025-04-01' }],
  versione: FormatoTrasmissioneSemplificata,
  sistemaEmittente: String10,
  block: FatturaElettronicaSemplificata,
};

/** The current formats, ordinary first. */
export const formats: readonly Format[] = [ordinary, simplified];
