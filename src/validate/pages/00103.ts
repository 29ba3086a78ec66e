import type { Page } from './page.ts';

export const p00103: Page = {
  code: '00103',
  checks: {
    it: "Una firma deve dire quando è stata apposta: SigningTime in XAdES, l'attributo signingTime in CAdES.",
    en: 'A signature has to say when it was made: SigningTime in XAdES, the attribute signingTime in CAdES.',
  },
  why: {
    it: 'Senza la data non si può dire se il certificato valesse quando è stato usato.',
    en: 'Without the day nobody can say whether the certificate was valid when it was used.',
  },
  tolerance: {
    it: 'Un SigningTime che non è una data e ora (2026-06-01, per esempio) dà un avviso: i testi parlano solo di quello assente.',
    en: 'A SigningTime that is no day and time (2026-06-01, for example) gives a warning: the texts speak of an absent one only.',
  },
  wrong: {
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
</ds:Signature>`,
    note: {
      it: 'La firma ha la struttura giusta, ma non SigningTime.',
      en: 'The signature has the right structure, but no SigningTime.',
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
    note: {
      it: 'La firma qui è solo una forma: i suoi valori non firmano nulla.',
      en: 'The signature here is a shape only: its values sign nothing.',
    },
  },
  remedy: {
    it: 'Firmare di nuovo con un software che faccia XAdES-BES o CAdES-BES: la data è fra le cose firmate e non si può aggiungere dopo.',
    en: 'Sign again with a program that makes XAdES-BES or CAdES-BES: the time is among what is signed and cannot be added later.',
  },
  undecided: {
    it: "Di un .xml.p7m la firma sta nell'involucro, che non viene aperto; in un file senza firma non si guarda nulla.",
    en: 'Of a .xml.p7m the signature is in the envelope, which is not opened; a file without a signature has nothing to show.',
  },
  sources: ['Elenco dei controlli v2.0, 00103', 'Allegato A 1.9.1, firma dei file'],
};
