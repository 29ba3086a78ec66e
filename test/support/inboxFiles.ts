/** Invoices, messages and mails for tests of `fattura inbox`, about invented parties. */
import { createHash } from 'node:crypto';
import { base64, type PartBrief, pec } from './mailWriter.ts';
import { SAMPLE } from './sample.ts';

export const OWN = '12345678903';
const CUSTOMER = 'RSSMRA80A01H501U';
const SUPPLIER = '01234567897';

/** An invoice of the own company, with a number of its own. */
export const sent = (number: string): string =>
  SAMPLE.replace('<Numero>7</Numero>', `<Numero>${number}</Numero>`);

/** An invoice of a supplier to the own company. */
export const received = (number: string): string =>
  sent(number)
    .replace(
      `<IdCodice>${OWN}</IdCodice>\n        </IdFiscaleIVA>`,
      `<IdCodice>${SUPPLIER}</IdCodice>\n        </IdFiscaleIVA>`,
    )
    .replace('Forno del Borgo', 'Mulino Bianchi')
    .replace(
      `<CodiceFiscale>${CUSTOMER}</CodiceFiscale>`,
      `<IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>${OWN}</IdCodice></IdFiscaleIVA>`,
    );

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const B2B = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0';
const ROOTS = {
  RC: 'RicevutaConsegna',
  NS: 'RicevutaScarto',
  MC: 'RicevutaImpossibilitaRecapito',
  MT: 'FileMetadati',
};

export interface MessageBrief {
  readonly name: string;
  readonly content?: string;
  readonly id?: string;
}

/** A message of SdI between private parties, without a signature. */
export function sdiMessage(kind: keyof typeof ROOTS, { name, content = '', id = '1' }: MessageBrief): string {
  const fields = {
    RC: '<DataOraRicezione>2026-03-02T10:00:00+01:00</DataOraRicezione><DataOraConsegna>2026-03-02T10:05:00+01:00</DataOraConsegna><Destinatario><Codice>ABC1234</Codice></Destinatario>',
    NS: '<DataOraRicezione>2026-03-02T10:00:00+01:00</DataOraRicezione><ListaErrori><Errore><Codice>00404</Codice><Descrizione>Fattura duplicata</Descrizione><Suggerimento>Verificare</Suggerimento></Errore></ListaErrori>',
    MC: '<DataOraRicezione>2026-03-02T10:00:00+01:00</DataOraRicezione><DataMessaADisposizione>2026-03-03</DataMessaADisposizione>',
    MT: '<CodiceDestinatario>ABC1234</CodiceDestinatario><Formato>FPR12</Formato><TentativiInvio>1</TentativiInvio>',
  }[kind];
  return `<?xml version="1.0"?><m:${ROOTS[kind]} xmlns:m="${B2B}" versione="1.0"><IdentificativoSdI>${id}</IdentificativoSdI><NomeFile>${name}</NomeFile><Hash>${sha256(content)}</Hash>${fields}<MessageId>${id}</MessageId></m:${ROOTS[kind]}>`;
}

const file = (name: string, content: string): PartBrief => ({
  name,
  encoding: 'base64',
  body: base64(content),
});

/** A mail in which SdI delivers an invoice with its metadata. */
export function delivery(name: string, content: string, id: string): Uint8Array {
  const metadata = sdiMessage('MT', { name, content, id });
  return pec({
    sender: 'sdi03@pec.fatturapa.it',
    parts: [file(`${name.replace('.xml', '')}_MT_001.xml`, metadata), file(name, content)],
  });
}

/** A provider's receipt for an invoice sent to SdI, with the sent mail inside. */
export function sendingReceipt(name: string, content: string): Uint8Array {
  return pec({
    tipo: 'avvenuta-consegna',
    sender: 'forno@pec.example.it',
    recipient: 'sdi01@pec.fatturapa.it',
    receipt: 'completa',
    parts: [file(name, content)],
  });
}

/** Mails as one mailbox. */
export const mailbox = (...mails: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat(
    mails.flatMap((mail) => [Buffer.from('From - Mon Mar  2 10:00:00 2026\r\n'), mail, Buffer.from('\r\n')]),
  );
