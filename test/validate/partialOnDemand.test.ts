/** `partial` of a reading may cost more than the check itself, so it is read only if a rule may use it. */
import { expect, it } from 'vitest';
import { examineReading, readXmlFile, type ValidateOptions } from '../../src/validate/index.ts';
import type { Reading } from '../../src/validate/read.ts';
import { readJson } from '../../src/validate/readJson.ts';
import { SAMPLE } from '../support/sample.ts';

const encoder = new TextEncoder();
const WRONG = SAMPLE.replace('<ProgressivoInvio>A1<', '<ProgressivoInvio><');
const JSON_WRONG = '{"versione":"FPR12","fattura_elettronica_header":{},"fattura_elettronica_body":[]}';

function xml(text: string): Reading {
  return readXmlFile(encoder.encode(text), {});
}

/** A reading whose `partial` must not be read. */
function guarded(reading: Reading, other: Partial<Reading> = {}): Reading {
  const copy = { ...reading, ...other };
  return Object.defineProperty(copy, 'partial', {
    get: () => {
      throw new Error('partial was read');
    },
  });
}

const keepGoing = { keepGoing: true };

it.each<[name: string, reading: Reading, options: ValidateOptions]>([
  ['a valid file', xml(SAMPLE), {}],
  ['an invalid file', xml(WRONG), {}],
  ['an invalid file, with a day', xml(WRONG), { asOf: '2025-01-31' }],
  ['only the structure', xml(WRONG), { only: 'structure' }],
  ['more problems than are kept', { ...xml(WRONG), omitted: 1 }, keepGoing],
  ['malformed XML', xml(SAMPLE.slice(0, -10)), {}],
  ['invalid JSON', readJson(JSON_WRONG, {}, { day: null, retired: true }), {}],
])('%s', (_, reading, options) => {
  const { verdict, outlines, report } = examineReading(guarded(reading), null, options);
  expect([verdict, outlines().length, report().report.verdict]).toEqual([
    verdict,
    expect.any(Number),
    verdict,
  ]);
});

it('is read to go on after errors in the structure', () => {
  expect(() => examineReading(guarded(xml(WRONG)), null, keepGoing)).toThrow('partial was read');
});
