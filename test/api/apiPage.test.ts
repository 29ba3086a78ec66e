import { describe, expect, it } from 'vitest';
import { apiPage } from '../../scripts/generate/apiPage.ts';
import { codeLists, endpoints, objects, unplaced } from '../../src/api/contract/index.ts';

const page = apiPage();
const lines = page.split('\n');

/** The anchor that Markdown renderers give to a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

const headings = lines.filter((line) => line.startsWith('#')).map((line) => line.replace(/^#+ /, ''));

/** The text between a heading and the next one. */
function section(heading: string): string {
  const start = lines.indexOf(`### ${heading}`);
  const end = lines.findIndex((line, index) => index > start && line.startsWith('#'));
  return lines.slice(start, end).join('\n');
}

describe('docs/api.md', () => {
  it('has a section for every method, object and code list, once', () => {
    const named = [
      ...endpoints.map(({ resource, name }) => `${resource}.${name}`),
      ...objects.map((object) => object.name),
      ...codeLists.map((list) => list.name),
    ];
    expect(headings.filter((heading) => named.includes(heading)).sort()).toEqual([...named].sort());
  });

  it('links to its own headings only', () => {
    const anchors = headings.map(anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, target = '']) => target);
    expect(links.length).toBeGreaterThan(endpoints.length);
    expect(links.filter((target) => !anchors.includes(target))).toEqual([]);
  });

  it('lists operations without a method', () => {
    for (const { known } of unplaced) for (const line of known) expect(page).toContain(line);
  });

  it.each(endpoints)('$resource.$name: request, parameters and statuses', (endpoint) => {
    const { resource, name, method, path, query = {}, list, expand, answer, errors } = endpoint;
    const text = section(`${resource}.${name}`);
    const filter = list?.filter === 'open' ? {} : (list?.filter ?? {});
    const spans = [
      path,
      ...Object.keys(query),
      ...Object.keys(filter),
      ...(list?.sort ?? []),
      ...(Array.isArray(expand) ? expand : []),
    ];
    for (const span of spans) expect(text).toContain(`\`${span}\``);
    expect(text).toContain(`${method} \`${path}\``);
    for (const status of [answer.status, ...errors]) expect(text).toContain(String(status));
    expect(text).toContain(`client.${resource}.${name}(`);
  });
});
