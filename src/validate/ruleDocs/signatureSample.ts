/** The signature in the XML of the samples for codes about signatures. */

const DIGEST = `<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>
      <ds:DigestValue>AAAA</ds:DigestValue>`;

const PROPERTIES = `
    <ds:Reference Type="http://uri.etsi.org/01903#SignedProperties" URI="#proprieta">
      ${DIGEST}
    </ds:Reference>`;

const objectWith = (signingTime: string): string => `
  <ds:Object>
    <xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" Target="#firma">
      <xades:SignedProperties Id="proprieta">
        <xades:SignedSignatureProperties>
          <xades:SigningTime>${signingTime}</xades:SigningTime>
        </xades:SignedSignatureProperties>
      </xades:SignedProperties>
    </xades:QualifyingProperties>
  </ds:Object>`;

/**
 * A signature of a form that SdI accepts, with placeholders for its values.
 * @param signingTime Null for a signature without a signing time.
 */
export const signatureSample = (signingTime: string | null): string =>
  `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Id="firma">
  <ds:SignedInfo>
    <ds:CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/>
    <ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>
    <ds:Reference URI="">
      <ds:Transforms>
        <ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/>
      </ds:Transforms>
      ${DIGEST}
    </ds:Reference>${signingTime === null ? '' : PROPERTIES}
  </ds:SignedInfo>
  <ds:SignatureValue>AAAA</ds:SignatureValue>${signingTime === null ? '' : objectWith(signingTime)}
</ds:Signature>`;
