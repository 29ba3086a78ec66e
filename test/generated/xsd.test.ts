import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { SCHEMA_FILES } from '../../scripts/generate/invoiceXsd.ts';
import { corpusBytes, corpusFiles } from '../support/corpus.ts';
import { loadBases, mutants } from '../support/mutants.ts';
import { askOracle, askOwnSchemas } from '../support/oracle.ts';
import { describeShared, projectRoot, shared } from '../support/shared.ts';

const ours = (file: string): string => join(projectRoot, 'schemas', file);
const official = (file: string): string => join(shared.official, 'validate', file);

describeShared('libxml2 gives the same verdict with the generated schema as with the official one', () => {
  it.each(corpusFiles().map(({ file }) => file))('%s', (file) => {
    const bytes = corpusBytes(file);
    expect(askOwnSchemas(bytes).valid).toBe(askOracle(bytes).valid);
  });

  it('on 500 seeded mutants', () => {
    const different: string[] = [];
    let valid = 0;
    for (const mutant of mutants(loadBases(), 2, 0, 500)) {
      const verdict = askOracle(mutant.bytes).valid;
      if (verdict) valid += 1;
      if (askOwnSchemas(mutant.bytes).valid !== verdict) different.push(mutant.name);
    }
    expect(different).toEqual([]);
    expect(valid).toBeGreaterThan(100);
    expect(valid).toBeLessThan(400);
  });
});

interface Fact {
  readonly name: string;
  readonly attributes: readonly string[];
  readonly children: readonly Fact[];
}

type Tree = readonly { readonly [key: string]: unknown }[];

const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '' });

const DEFAULTS: ReadonlySet<string> = new Set([
  'minOccurs=1',
  'maxOccurs=1',
  'use=optional',
  'processContents=strict',
]);

/** The declarations of a schema, by name: without documentation, defaults, and irrelevant details. */
function declarations(path: string): ReadonlyMap<string, Fact> {
  const document = parser.parse(readFileSync(path, 'utf8')) as Tree;
  const [, children] =
    document.flatMap((node) => Object.entries(node)).find(([name]) => /(^|:)schema$/.test(name)) ?? [];
  const facts = (children as Tree).map(factOf);
  return new Map(facts.flatMap((fact) => nameOf(fact).map((name) => [name, fact] as const)));
}

function factOf(node: Tree[number]): Fact {
  const [tag = ''] = Object.keys(node).filter((key) => key !== ':@');
  const name = tag.replace(/^.*:/, '');
  const attributes = Object.entries((node[':@'] ?? {}) as Record<string, string>)
    .map(([key, value]) => `${key}=${value.replace(/^(ds|xs|xsd):/, '')}`)
    .filter((pair) => !DEFAULTS.has(pair))
    .sort();
  const children = ((node[tag] as Tree | undefined) ?? [])
    .filter((child) => !Object.keys(child).some((key) => /annotation$|^#/.test(key)))
    .map(factOf);
  return { name, attributes, children: name === 'restriction' ? facets(children) : children.map(unwrapped) };
}

/** Facets have no order, and an enumeration determines the length of its values. */
function facets(facts: readonly Fact[]): readonly Fact[] {
  const enumerated = facts.some(({ name }) => name === 'enumeration');
  return facts
    .filter(({ name }) => !(enumerated && /^(length|minLength|maxLength)$/.test(name)))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** A sequence of one particle equals that particle. */
function unwrapped(fact: Fact): Fact {
  const [only] = fact.children;
  const bare = fact.name === 'sequence' && fact.attributes.length === 0 && fact.children.length === 1;
  return bare && only?.name === 'element' && only.attributes.every((pair) => !/Occurs/.test(pair))
    ? only
    : fact;
}

function nameOf(fact: Fact): readonly string[] {
  return fact.attributes.flatMap((pair) => (pair.startsWith('name=') ? [pair.slice(5)] : []));
}

/** The names reachable from the declared elements. */
function reachable(declared: ReadonlyMap<string, Fact>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (fact: Fact): void => {
    for (const pair of fact.attributes) {
      const name = /^(?:type|ref|base)=(.*)$/.exec(pair)?.[1];
      const target = name === undefined ? undefined : declared.get(name);
      if (name === undefined || target === undefined || found.has(name)) continue;
      found.add(name);
      visit(target);
    }
    fact.children.forEach(visit);
  };
  for (const [name, fact] of declared) {
    if (fact.name !== 'element') continue;
    found.add(name);
    visit(fact);
  }
  return found;
}

describeShared('the generated schemas declare what the official ones do', () => {
  it.each([
    [SCHEMA_FILES.ordinary, 'Schema_ordinaria_v1.2.3.xsd'],
    [SCHEMA_FILES.simplified, 'Schema_VFSM10_v1.0.2.xsd'],
    [SCHEMA_FILES.signature, 'xmldsig-core-schema.xsd'],
  ])('%s', (mine, theirs) => {
    const [generated, declared] = [declarations(ours(mine)), declarations(official(theirs))];
    const names = reachable(declared);
    expect([...generated.keys()].sort()).toEqual([...names].sort());
    for (const name of names) expect([name, generated.get(name)]).toEqual([name, declared.get(name)]);
  });
});
