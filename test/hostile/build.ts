/** Building blocks of hostile inputs: a small invoice with something huge in one place. */

/** The size in law 5: 5 MB, as SdI counts them for a file. */
const WHOLE = 5_000_000;

/** The same, or another size when growth is measured. */
export let LIMIT = WHOLE;

/** True if inputs have the maximum size: smaller ones may pass limits that reject a full-sized input. */
export function isWhole(): boolean {
  return LIMIT >= WHOLE;
}

/** Sets the size of all inputs made from now on. */
export function makeInputsOf(bytes: number): void {
  LIMIT = bytes;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';

const PARTY = (more: string): string =>
  `<DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>01234567897</IdCodice></IdFiscaleIVA><Anagrafica><Denominazione>x</Denominazione></Anagrafica>${more}</DatiAnagrafici><Sede><Indirizzo>x</Indirizzo><CAP>00100</CAP><Comune>Roma</Comune><Nazione>IT</Nazione></Sede>`;

export const LINE =
  '<DettaglioLinee><NumeroLinea>1</NumeroLinea><Descrizione>x</Descrizione><PrezzoUnitario>1.00</PrezzoUnitario><PrezzoTotale>1.00</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee>';

export const SUMMARY =
  '<DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><ImponibileImporto>1.00</ImponibileImporto><Imposta>0.22</Imposta></DatiRiepilogo>';

/** Places for insertions in the invoice; each is empty by default. */
export interface Places {
  readonly head?: string;
  readonly rootAttributes?: string;
  readonly beforeHeader?: string;
  readonly pec?: string;
  readonly regime?: string;
  readonly contact?: string;
  readonly type?: string;
  readonly date?: string;
  readonly number?: string;
  /** Inserted before the total of the document. */
  readonly inDocument?: string;
  readonly causale?: string;
  readonly inGenerali?: string;
  readonly amount?: string;
  readonly lines?: string;
  readonly summaries?: string;
  readonly inBody?: string;
  readonly afterBody?: string;
  readonly behind?: string;
}

export function body(places: Places = {}): string {
  const { type = 'TD01', date = '2024-01-31', number = '1', inDocument = '', amount = '1.00' } = places;
  const { causale = '', inGenerali = '', lines = LINE, summaries = SUMMARY, inBody = '' } = places;
  return `<FatturaElettronicaBody><DatiGenerali><DatiGeneraliDocumento><TipoDocumento>${type}</TipoDocumento><Divisa>EUR</Divisa><Data>${date}</Data><Numero>${number}</Numero>${inDocument}<ImportoTotaleDocumento>${amount}</ImportoTotaleDocumento>${causale}</DatiGeneraliDocumento>${inGenerali}</DatiGenerali><DatiBeniServizi>${lines}${summaries}</DatiBeniServizi>${inBody}</FatturaElettronicaBody>`;
}

/** An invoice that is valid except for the insertions. */
export function invoice(places: Places = {}): string {
  const { head = HEAD, rootAttributes = '', beforeHeader = '', afterBody = '', behind = '' } = places;
  const { pec = '', regime = 'RF01', contact = '' } = places;
  return `${head}<p:FatturaElettronica xmlns:p="${NAMESPACE}" versione="FPR12"${rootAttributes}>${beforeHeader}<FatturaElettronicaHeader><DatiTrasmissione><IdTrasmittente><IdPaese>IT</IdPaese><IdCodice>01234567897</IdCodice></IdTrasmittente><ProgressivoInvio>1</ProgressivoInvio><FormatoTrasmissione>FPR12</FormatoTrasmissione><CodiceDestinatario>0000000</CodiceDestinatario>${pec}</DatiTrasmissione><CedentePrestatore>${PARTY(`<RegimeFiscale>${regime}</RegimeFiscale>`)}${contact}</CedentePrestatore><CessionarioCommittente>${PARTY('')}</CessionarioCommittente></FatturaElettronicaHeader>${body(places)}${afterBody}</p:FatturaElettronica>${behind}`;
}

/** Repeats a text as often as fits next to a small invoice. */
export function fill(part: string, room = LIMIT - 4_000): string {
  return part.repeat(Math.max(1, Math.floor(room / new TextEncoder().encode(part).length)));
}

/** Numbered parts, as many as fit. */
export function fillNumbered(part: (n: number) => string, room = LIMIT - 4_000): string {
  const parts: string[] = [];
  let size = 0;
  for (let n = 0; ; n += 1) {
    const next = part(n);
    size += next.length;
    if (size > room) return parts.join('');
    parts.push(next);
  }
}

export function nested(open: string, close: string, depth: number): string {
  return open.repeat(depth) + close.repeat(depth);
}
