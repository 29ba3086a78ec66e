/** Groups that several parts of the model have. */

/** An identifier with the scheme of its issuer (ISO/IEC 6523, CEF EAS or UNTDID 1153). */
export interface Identifier {
  id: string;
  scheme?: string;
}

/** A postal address: BG-5, BG-8, BG-12, BG-15. */
export interface PostalAddress {
  line1?: string;
  line2?: string;
  line3?: string;
  city?: string;
  postcode?: string;
  subdivision?: string;
  country?: string;
}
