/** Profiles of EN 16931: identifiers (BT-24, BT-23) and what they require beyond the standard. */

/** Profiles of EN 16931: the standard itself, Peppol BIS Billing 3, and its AgID profile for Italian data. */
export const PROFILES = ['en16931', 'peppol', 'agid'] as const;
/** A profile of EN 16931. */
export type Profile = (typeof PROFILES)[number];

/** The standard's identifier: other specifications begin with it. */
const CORE = 'urn:cen.eu:en16931:2017';

const PEPPOL = `${CORE}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
const AGID = 'urn:www.agid.gov.it:trns:fattura:3';

/** BT-24. The AgID profile is a conformant extension for Italian sellers, and compliant for others. */
export function customizationOf(profile: Profile, isItalianSeller: boolean): string {
  if (profile === 'en16931') return CORE;
  if (profile === 'peppol') return PEPPOL;
  return `${PEPPOL}#${isItalianSeller ? 'conformant' : 'compliant'}#${AGID}`;
}

/** BT-23: the process of Peppol BIS Billing 3; the standard does not require one. */
export const processOf = (profile: Profile): string | undefined =>
  profile === 'en16931' ? undefined : 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** The European channel of SdI: CIUS-IT, with the extension of Italian sellers. */
const SDI = `${CORE}#compliant#urn:fatturapa.gov.it:CIUS-IT:`;

/**
 * True for the specifications whose places and codes this library knows: the standard, Peppol, AgID, CIUS-IT. A document
 * of any other is read by the standard.
 */
export const isKnown = (customization: string | undefined): boolean =>
  customization === CORE ||
  customization === PEPPOL ||
  customization?.startsWith(SDI) === true ||
  customization?.startsWith(`${PEPPOL}#`) === true;

/** True if a document states the AgID profile. */
export const isAgid = (customization: string | undefined): boolean =>
  customization?.includes('agid.gov.it') === true;

/** True for the profiles that Peppol's rules apply to. */
export const isPeppol = (profile: Profile): boolean => profile !== 'en16931';
