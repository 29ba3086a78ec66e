import type { RuleDocFacts } from './ruleDoc.ts';

export const d00102: RuleDocFacts = {
  code: '00102',
  wrong: {
    xml: `<FormatoTrasmissione>FPA12</FormatoTrasmissione>`,
    kind: 'FPA12',
    unsigned: true,
  },
  right: {
    xml: `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Id="firma">
  <ds:SignedInfo>
    <ds:CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/>
    <ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>
    <ds:Reference URI="">
      <ds:Transforms>
        <ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/>
      </ds:Transforms>
      <ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>
      <ds:DigestValue>AAAA</ds:DigestValue>
    </ds:Reference>
    <ds:Reference Type="http://uri.etsi.org/01903#SignedProperties" URI="#proprieta">
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
  },
  sources: ['Elenco dei controlli v2.0, 00102', 'Allegato A 1.9.1, firma dei file'],
};
