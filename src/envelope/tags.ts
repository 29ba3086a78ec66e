/** Tags of ASN.1 (X.680 §8, X.690 §8.1.2), with the bit of constructed types where these are always constructed. */

export const BOOLEAN = 0x01;
export const INTEGER = 0x02;
export const BIT_STRING = 0x03;
/** OCTET STRING, primitive. */
export const OCTETS = 0x04;
export const OID = 0x06;
export const UTC_TIME = 0x17;
export const GENERALIZED_TIME = 0x18;
export const SEQUENCE = 0x30;
export const SET = 0x31;
/** Constructed elements of the context-specific tags [0] and [1]. */
export const TAG_0 = 0xa0;
export const TAG_1 = 0xa1;
