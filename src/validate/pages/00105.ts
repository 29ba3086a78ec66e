import type { Page } from './page.ts';

export const p00105: Page = {
  code: '00105',
  checks: {
    it: 'La firma non può essere posteriore a quando SdI riceve il file.',
    en: 'The signature cannot be later than the reception of the file by SdI.',
  },
  why: {
    it: "Una firma datata nel futuro dice che l'orologio di chi firma è sbagliato, o che la data è inventata.",
    en: 'A signature dated in the future says that the clock of the signing device is wrong, or that the time is made up.',
  },
  formula: 'SigningTime (Europe/Rome) ≤ --as-of',
  tolerance: {
    it: "Della ricezione si dà il giorno, non l'ora: una firma dello stesso giorno non è mai segnalata.",
    en: 'Of the reception the day is given, not the hour: a signature of the same day is never reported.',
  },
  exceptions: [
    {
      it: 'Conta il giorno in Italia: 2026-06-15T22:30:00Z è già il 16 giugno a Roma.',
      en: 'What counts is the day in Italy: 2026-06-15T22:30:00Z is the 16th of June in Rome already.',
    },
    {
      it: "Senza fuso orario vale il giorno com'è scritto.",
      en: 'Without a time zone the day counts as written.',
    },
  ],
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
  <ds:Object>
    <xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" Target="#firma">
      <xades:SignedProperties Id="proprieta">
        <xades:SignedSignatureProperties>
          <xades:SigningTime>2026-06-16T09:00:00+02:00</xades:SigningTime>
        </xades:SignedSignatureProperties>
      </xades:SignedProperties>
    </xades:QualifyingProperties>
  </ds:Object>
</ds:Signature>`,
    asOf: '2026-06-15',
    note: { it: 'Ricevuta il 15, firmata il 16.', en: 'Received on the 15th, signed on the 16th.' },
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
          <xades:SigningTime>2026-06-15T09:00:00+02:00</xades:SigningTime>
        </xades:SignedSignatureProperties>
      </xades:SignedProperties>
    </xades:QualifyingProperties>
  </ds:Object>
</ds:Signature>`,
    asOf: '2026-06-15',
    note: {
      it: 'La firma qui è solo una forma: i suoi valori non firmano nulla.',
      en: 'The signature here is a shape only: its values sign nothing.',
    },
  },
  remedy: {
    it: "Regolare l'orologio e il fuso di chi firma, e firmare di nuovo.",
    en: 'Set clock and time zone of the signing device, and sign again.',
  },
  undecided: {
    it: "Serve il giorno di ricezione (--as-of), e di un .xml.p7m la firma, che sta nell'involucro non aperto.",
    en: 'It takes the day of reception (--as-of), and of a .xml.p7m the signature, which is in the envelope that is not opened.',
  },
  sources: ['Elenco dei controlli v2.0, 00105'],
};
