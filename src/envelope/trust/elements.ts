/** Access to the elements of a trusted list, by namespace and local name. */
import { decodeBase64 } from '../../model/base64.ts';
import type { XmlElement } from '../../xml/element.ts';
import { type Certificate, readCertificate } from '../x509/certificate.ts';

export const TSL = 'http://uri.etsi.org/02231/v2#';

export function child(parent: XmlElement | undefined, local: string, uri = TSL): XmlElement | undefined {
  return parent?.children.find((each) => each.local === local && each.uri === uri);
}

export function childrenOf(parent: XmlElement | undefined, local: string, uri = TSL): readonly XmlElement[] {
  return parent?.children.filter((each) => each.local === local && each.uri === uri) ?? [];
}

/** The text of a child without outer blanks; null if the child is missing or empty. */
export function textOf(parent: XmlElement | undefined, local: string, uri = TSL): string | null {
  return trimmed(child(parent, local, uri));
}

export function trimmed(element: XmlElement | undefined): string | null {
  const text = element?.text.trim();
  return text === undefined || text === '' ? null : text;
}

/** The English name of a multilingual list, otherwise the first one. */
export function nameOf(parent: XmlElement | undefined, local: string): string | null {
  const names = childrenOf(child(parent, local), 'Name');
  const english = names.find((name) => name.attributes.some((each) => isLanguage(each, 'en')));
  return trimmed(english ?? names[0]);
}

function isLanguage({ local, value }: XmlElement['attributes'][number], language: string): boolean {
  return local === 'lang' && value.toLowerCase() === language;
}

/** The last part of a URI. */
export function lastPart(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1);
}

/** Digital identities (TS 119 612 §5.5.3). */
export interface Identities {
  readonly certificates: readonly Certificate[];
  readonly subjectKeyIds: readonly string[];
  readonly subjects: readonly string[];
  /** Certificates that cannot be read. */
  readonly damaged: number;
}

/** Reads ServiceDigitalIdentity elements. */
export function identitiesIn(elements: readonly XmlElement[]): Identities {
  const certificates: Certificate[] = [];
  const subjectKeyIds: string[] = [];
  const subjects: string[] = [];
  let damaged = 0;
  for (const identity of elements.flatMap((each) => childrenOf(each, 'DigitalId'))) {
    for (const value of identity.children) {
      if (value.uri !== TSL) continue;
      if (value.local === 'X509Certificate') {
        const certificate = certificateIn(value);
        if (certificate === null) damaged += 1;
        else certificates.push(certificate);
      } else if (value.local === 'X509SKI') subjectKeyIds.push(hexadecimal(decodeBase64(value.text)));
      else if (value.local === 'X509SubjectName') subjects.push(trimmed(value) ?? '');
    }
  }
  return { certificates, subjectKeyIds, subjects, damaged };
}

function certificateIn(element: XmlElement): Certificate | null {
  const octets = decodeBase64(element.text);
  return octets === null ? null : readCertificate(octets);
}

function hexadecimal(octets: Uint8Array | null): string {
  return [...(octets ?? [])].map((octet) => octet.toString(16).padStart(2, '0')).join('');
}
