/** A small valid invoice of our own, and ways to damage it: the base of the reader's tables. */

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';

export const SAMPLE = `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica versione="FPR12" xmlns:p="${NAMESPACE}">
  <FatturaElettronicaHeader>
    <DatiTrasmissione>
      <IdTrasmittente>
        <IdPaese>IT</IdPaese>
        <IdCodice>12345678903</IdCodice>
      </IdTrasmittente>
      <ProgressivoInvio>A1</ProgressivoInvio>
      <FormatoTrasmissione>FPR12</FormatoTrasmissione>
      <CodiceDestinatario>ABC1234</CodiceDestinatario>
    </DatiTrasmissione>
    <CedentePrestatore>
      <DatiAnagrafici>
        <IdFiscaleIVA>
          <IdPaese>IT</IdPaese>
          <IdCodice>12345678903</IdCodice>
        </IdFiscaleIVA>
        <Anagrafica>
          <Denominazione>Forno del Borgo</Denominazione>
        </Anagrafica>
        <RegimeFiscale>RF01</RegimeFiscale>
      </DatiAnagrafici>
      <Sede>
        <Indirizzo>Via delle Fonti 3</Indirizzo>
        <CAP>53100</CAP>
        <Comune>Siena</Comune>
        <Provincia>SI</Provincia>
        <Nazione>IT</Nazione>
      </Sede>
    </CedentePrestatore>
    <CessionarioCommittente>
      <DatiAnagrafici>
        <CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>
        <Anagrafica>
          <Nome>Mario</Nome>
          <Cognome>Rossi</Cognome>
        </Anagrafica>
      </DatiAnagrafici>
      <Sede>
        <Indirizzo>Piazza Nuova</Indirizzo>
        <NumeroCivico>1</NumeroCivico>
        <CAP>53100</CAP>
        <Comune>Siena</Comune>
        <Provincia>SI</Provincia>
        <Nazione>IT</Nazione>
      </Sede>
    </CessionarioCommittente>
  </FatturaElettronicaHeader>
  <FatturaElettronicaBody>
    <DatiGenerali>
      <DatiGeneraliDocumento>
        <TipoDocumento>TD01</TipoDocumento>
        <Divisa>EUR</Divisa>
        <Data>2026-03-02</Data>
        <Numero>7</Numero>
      </DatiGeneraliDocumento>
    </DatiGenerali>
    <DatiBeniServizi>
      <DettaglioLinee>
        <NumeroLinea>1</NumeroLinea>
        <Descrizione>Pane</Descrizione>
        <PrezzoUnitario>10.00</PrezzoUnitario>
        <PrezzoTotale>10.00</PrezzoTotale>
        <AliquotaIVA>4.00</AliquotaIVA>
      </DettaglioLinee>
      <DatiRiepilogo>
        <AliquotaIVA>4.00</AliquotaIVA>
        <ImponibileImporto>10.00</ImponibileImporto>
        <Imposta>0.40</Imposta>
      </DatiRiepilogo>
    </DatiBeniServizi>
  </FatturaElettronicaBody>
</p:FatturaElettronica>
`;

/** The sample with one passage replaced; throws if the passage is not there. */
export function sampleWith(from: string, to: string): string {
  if (!SAMPLE.includes(from)) throw new Error(`the sample has no ${from}`);
  return SAMPLE.replace(from, () => to);
}

/** A signature with a valid structure, which signs nothing. */
export const SIGNATURE = `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo>
  <ds:CanonicalizationMethod Algorithm="urn:c"/><ds:SignatureMethod Algorithm="urn:s"/>
  <ds:Reference URI=""><ds:DigestMethod Algorithm="urn:d"/><ds:DigestValue>AAAA</ds:DigestValue></ds:Reference>
  </ds:SignedInfo><ds:SignatureValue>AAAA</ds:SignatureValue></ds:Signature>`;
