import type { Page } from './page.ts';

export const p00102: Page = {
  code: '00102',
  checks: {
    it: 'La firma deve corrispondere al file: se il file è stato cambiato dopo la firma, anche di un solo byte, la verifica fallisce. Le fatture verso la pubblica amministrazione (FPA12) devono essere firmate.',
    en: 'The signature has to match the file: where that was changed after signing, by a single byte, verification fails. Invoices to the administration (FPA12) have to be signed.',
  },
  why: {
    it: "La firma garantisce chi ha emesso la fattura e che nessuno l'ha toccata.",
    en: 'The signature vouches for who issued the invoice and that nobody has touched it.',
  },
  exceptions: [
    {
      it: 'Le fatture fra privati (FPR12, FSM10) possono non essere firmate.',
      en: 'Invoices between private parties (FPR12, FSM10) need not be signed.',
    },
    {
      it: 'Che una FPA12 non sia firmata è qui un avviso: un file si controlla spesso prima di firmarlo.',
      en: 'That an FPA12 is not signed is a warning here: files are often checked before they are signed.',
    },
  ],
  wrong: {
    xml: `<FormatoTrasmissione>FPA12</FormatoTrasmissione>`,
    kind: 'FPA12',
    unsigned: true,
    note: {
      it: 'Il file non ha ds:Signature, e non è un .xml.p7m.',
      en: 'The file has no ds:Signature, and is no .xml.p7m.',
    },
  },
  right: {
    xml: `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Id="firma">
  <ds:SignedInfo>
    <ds:CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/>
    <ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>
    <ds:Reference URI="">
      <ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>
      <ds:DigestValue>AAAA</ds:DigestValue>
    </ds:Reference>
  </ds:SignedInfo>
  <ds:SignatureValue>AAAA</ds:SignatureValue>
  <ds:Object>
    <xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" Target="#firma">
      <xades:SignedProperties Id="proprieta">
        <xades:SignedSignatureProperties>
          <xades:SigningTime>2026-06-01T09:00:00+02:00</xades:SigningTime>
        </xades:SignedSignatureProperties>
      </xades:SignedProperties>
    </xades:QualifyingProperties>
  </ds:Object>
</ds:Signature>`,
    kind: 'FPA12',
    note: {
      it: 'La firma qui è solo una forma: i suoi valori non firmano nulla.',
      en: 'The signature here is a shape only: its values sign nothing.',
    },
  },
  remedy: {
    it: 'Firmare il file come ultimo passo, in CAdES-BES (.xml.p7m) o in XAdES-BES con la firma come ultimo elemento della radice; dopo non cambiarlo più, nemmeno negli spazi o nella codifica.',
    en: 'Sign the file as the last step, as CAdES-BES (.xml.p7m) or as XAdES-BES with the signature last in the root; do not change it afterwards, not even blanks or encoding.',
  },
  undecided: {
    it: "Se la firma corrisponda al file: lo dice un software di verifica. Qui si vede solo se in un XML una firma c'è.",
    en: 'Whether the signature matches the file: a program that verifies signatures tells. What is seen here is only whether an XML has one.',
  },
  readings: {
    it: 'Nessun testo dice con quale codice SdI scarti una FPA12 non firmata: 00102 è il più probabile.',
    en: 'No text says with which code SdI rejects an unsigned FPA12: 00102 is the most likely.',
  },
  sources: ['Elenco dei controlli v2.0, 00102', 'Allegato A 1.9.1, firma dei file'],
};
