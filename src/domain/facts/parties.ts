/** Country of the buyer according to the invoice, and documents with the same type. */
import type { BodyFacts, FileFacts } from './body.ts';

/** Countries of identifiers of parties in Italy. OO: areas of Italy outside its VAT territory. */
const AT_HOME: ReadonlySet<string> = new Set(['IT', 'OO']);

/** The country of a buyer with a foreign number and no Italian data; null for other buyers. */
export function foreignBuyer(file: FileFacts): string | null {
  const country = file.customer.idFiscaleIva?.id_paese;
  return country === undefined || AT_HOME.has(country) || isKnownInItaly(file) ? null : country;
}

function isKnownInItaly({ customer, ordinary, simplified }: FileFacts): boolean {
  return (
    customer.codiceFiscale !== null ||
    customer.rappresentante !== null ||
    ordinary?.fattura_elettronica_header.cessionario_committente.stabile_organizzazione !== undefined ||
    simplified?.fattura_elettronica_header.cessionario_committente.altri_dati_identificativi
      ?.stabile_organizzazione !== undefined
  );
}

/** True if no earlier body has the same TipoDocumento: a header error that depends on the type is reported once. */
export function isFirstOfType(body: BodyFacts): boolean {
  for (const other of body.file.bodies) {
    if (other === body) return true;
    if (other.tipoDocumento === body.tipoDocumento) return false;
  }
  return true;
}
