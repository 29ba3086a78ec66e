import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/shared.ts';
import { type ImportGraph, importCircles } from './importCircles.ts';
import { importedModules, sourceFiles } from './sources.ts';

describe('no module of src/ imports itself indirectly, including type and dynamic imports', () => {
  const files = sourceFiles('src/**/*.ts');
  const graph: ImportGraph = new Map(
    files.map((file) => [
      file,
      importedModules(readFileSync(join(projectRoot, file), 'utf8'))
        .filter((name) => name.startsWith('.'))
        .map((name) => posix.join(posix.dirname(file), name)),
    ]),
  );

  it('the graph is not empty', () => {
    expect(graph.get('src/cli/main.ts')).toContain('src/cli/registry.ts');
    expect([...graph.values()].flat().length).toBeGreaterThan(3000);
  });

  it('there are no circles', () => expect(importCircles(graph)).toEqual([]));
});

describe('detected circles', () => {
  it.each<[string, Record<string, string[]>, string[][]]>([
    ['none', { a: ['b', 'c'], b: ['c'], c: [] }, []],
    ['a module that imports itself', { a: ['a'] }, [['a']]],
    ['two modules', { a: ['b'], b: ['a'], c: ['a'] }, [['a', 'b']]],
    ['a way round over three', { c: ['a'], a: ['b'], b: ['c'], d: ['c'] }, [['a', 'b', 'c']]],
    ['two circles that share a module are one', { a: ['b', 'c'], b: ['a'], c: ['a'] }, [['a', 'b', 'c']]],
    [
      'two that one module leads to',
      { z: ['a', 'c'], a: ['b'], b: ['a'], c: ['d'], d: ['c'] },
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a file that is not in the graph', { a: ['package.json'] }, []],
  ])('%s', (_, graph, circles) => {
    expect(importCircles(new Map(Object.entries(graph)))).toEqual(circles);
  });
});
