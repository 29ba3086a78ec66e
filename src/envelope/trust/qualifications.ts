/** Reads Qualifications of a service (TS 119 612 §5.5.9.2). */
import type { XmlElement } from '../../xml/element.ts';
import { child, childrenOf, lastPart, trimmed } from './elements.ts';
import type { Criteria, Criterion, Qualification } from './list.ts';

const QUALIFICATIONS = 'http://uri.etsi.org/TrstSvc/SvcInfoExt/eSigDir-1999-93-EC-TrustedList/#';

const ASSERTIONS: ReadonlySet<string> = new Set(['all', 'atLeastOne', 'none']);

export function qualificationsIn(extension: XmlElement): readonly Qualification[] {
  return childrenOf(
    child(extension, 'Qualifications', QUALIFICATIONS),
    'QualificationElement',
    QUALIFICATIONS,
  ).map((element) => ({
    qualifiers: childrenOf(child(element, 'Qualifiers', QUALIFICATIONS), 'Qualifier', QUALIFICATIONS).map(
      (each) => lastPart(attributeOf(each, 'uri')),
    ),
    criteria: criteriaIn(child(element, 'CriteriaList', QUALIFICATIONS)),
  }));
}

function criteriaIn(list: XmlElement | undefined): Criteria {
  const assert = list === undefined ? '' : attributeOf(list, 'assert');
  if (list === undefined || !ASSERTIONS.has(assert)) return { assert: 'all', parts: [{ kind: 'other' }] };
  const parts = list.children.filter(({ local }) => local !== 'Description').map(criterionOf);
  return { assert: assert as Criteria['assert'], parts };
}

function criterionOf(element: XmlElement): Criterion {
  if (element.uri !== QUALIFICATIONS) return { kind: 'other' };
  switch (element.local) {
    case 'KeyUsage':
      return {
        kind: 'keyUsage',
        bits: childrenOf(element, 'KeyUsageBit', QUALIFICATIONS).map((bit) => [
          attributeOf(bit, 'name'),
          /^(?:true|1)$/.test(trimmed(bit) ?? ''),
        ]),
      };
    case 'PolicySet':
      return {
        kind: 'policies',
        oids: childrenOf(element, 'PolicyIdentifier', QUALIFICATIONS).map((policy) =>
          (trimmed(policy.children.find(({ local }) => local === 'Identifier')) ?? '').replace(
            /^urn:oid:/i,
            '',
          ),
        ),
      };
    case 'CriteriaList':
      return { kind: 'list', criteria: criteriaIn(element) };
    default:
      return { kind: 'other' };
  }
}

function attributeOf(element: XmlElement, name: string): string {
  return element.attributes.find(({ uri, local }) => uri === '' && local === name)?.value ?? '';
}
