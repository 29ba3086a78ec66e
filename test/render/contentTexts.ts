import type { Content, Entry } from '../../src/render/content/content.ts';

const both = ({ label, value }: Entry): readonly string[] => [label, value];

/** All texts of a content, in reading order. */
export function textsOf({ notices, documents }: Content): readonly string[] {
  return [
    ...notices.flatMap(({ code = '', text }) => [code, text]),
    ...documents.flatMap(({ title, subtitle, parties, sections }) => [
      title,
      ...subtitle,
      ...parties.flatMap((party) => [party.title, party.name, ...party.entries.flatMap(both)]),
      ...sections.flatMap((section) => [
        section.title,
        ...(section.kind === 'text' ? section.paragraphs : []),
        ...(section.kind === 'entries' ? section.entries.flatMap(both) : []),
        ...(section.kind === 'table'
          ? section.rows.flatMap(({ cells, details }) => [...cells, ...details.flatMap(both)])
          : []),
      ]),
    ]),
  ].filter((text) => text !== '');
}
