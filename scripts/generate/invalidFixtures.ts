/** An example invoice for each code that SdI can give to one: the wrong sample of its page, as a complete file. */
import { readInvoice, writeInvoice } from '../../src/index.ts';
import { ruleDocs } from '../../src/validate/ruleDocs/index.ts';
import type { RuleDocFacts } from '../../src/validate/ruleDocs/ruleDoc.ts';
import { sampleXml } from '../../test/support/samples.ts';
import type { Output } from './output.ts';

/** Codes that depend on the file name or the date cannot be shown in a file; 00200 has its own folder. */
function isFile({ code, wrong }: RuleDocFacts): boolean {
  return (
    /^\d{5}$/.test(code) &&
    code !== '00200' &&
    wrong !== undefined &&
    wrong.file === undefined &&
    wrong.asOf === undefined
  );
}

/** Replaces a piece of text; rewritten invoices are indented like the rest. A signature would be lost. */
function laidOut(xml: string): string {
  const result = readInvoice(xml);
  return result.ok && !result.source.signed ? writeInvoice(result.invoice) : xml;
}

export function invalidFixtures(): readonly Output[] {
  return ruleDocs.filter(isFile).map(({ code, wrong }) => ({
    file: `fixtures/invalid/${code}/sample.xml`,
    content: wrong === undefined ? '' : laidOut(sampleXml(wrong)),
  }));
}
