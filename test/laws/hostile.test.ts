/** Law 5 on the small hostile fixtures; `npm run hostile` measures the big ones in separate processes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validate } from '../../src/validate/index.ts';
import { InvoiceReadError, parseInvoice, readInvoice } from '../../src/xml/index.ts';
import { projectRoot } from '../support/shared.ts';

/** The result for each file: the verdict, and the id of the first finding. */
const ANSWERS: Readonly<Record<string, readonly [verdict: string, id: string | undefined]>> = {
  'billion-laughs.xml': ['rejected', 'xml.dtd'],
  'control-references.xml': ['rejected', 'xml.reference'],
  'deep.json': ['rejected', 'xml.depth'],
  'deep.xml': ['rejected', 'element.unknown'],
  'default-attribute.xml': ['rejected', 'xml.dtd'],
  'entity-from-file.xml': ['rejected', 'xml.dtd'],
  'entity-from-net.xml': ['rejected', 'xml.dtd'],
  'external-dtd.xml': ['rejected', 'xml.dtd'],
  'huge-numbers.json': ['rejected', 'json.type'],
  'lone-surrogates.json': ['rejected', 'element.missing'],
  'nul-bytes.xml': ['rejected', 'xml.character'],
  'overlong-utf8.xml': ['unreadable', 'source.bytes'],
  'parameter-entity.xml': ['rejected', 'xml.dtd'],
  'prototype.json': ['rejected', 'element.missing'],
  // Hints are not followed: nothing responds at the address, and the file is valid.
  'remote-hints.xml': ['valid', undefined],
  'right-to-left.xml': ['rejected', 'value.characters'],
  'terminal-escapes.xml': ['rejected', 'value.code'],
  'utf-7.xml': ['unreadable', 'source.encoding'],
  'xinclude.xml': ['rejected', 'element.nested'],
};

const folder = join(projectRoot, 'fixtures/hostile');

describe('a hostile file', () => {
  it('is in the table', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(ANSWERS).sort());
  });

  it.each(Object.entries(ANSWERS))('%s', (name, [verdict, id]) => {
    const report = validate(readFileSync(join(folder, name)), { file: name });
    expect([report.verdict, report.findings[0]?.id]).toEqual([verdict, id]);
  });

  it('does not change prototypes', () => {
    validate(readFileSync(join(folder, 'prototype.json')));
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { readonly sistema_emittente?: string }).sistema_emittente).toBeUndefined();
  });
});

describe('limits', () => {
  const text = readFileSync(join(folder, 'deep.xml'), 'utf8');
  const valid = readFileSync(join(folder, 'remote-hints.xml'));

  it('apply to the depth', () => {
    const ids = (maxDepth: number): readonly string[] => {
      const result = readInvoice(text, { maxDepth });
      return result.ok ? [] : result.problems.map(({ id }) => id);
    };
    expect(ids(256)).toContain('xml.depth');
    expect(ids(1000)).not.toContain('xml.depth');
  });

  it('apply to the size', () => {
    const result = readInvoice(valid, { maxBytes: valid.length - 1 });
    expect(result.ok ? [] : result.problems.map(({ id, params }) => [id, params])).toEqual([
      ['source.size', { size: valid.length, limit: valid.length - 1 }],
    ]);
    expect(readInvoice(valid, { maxBytes: valid.length }).ok).toBe(true);
  });

  it('throw only our own error', () => {
    expect(() => parseInvoice(text)).toThrow(InvoiceReadError);
  });
});
