/** An invoice of our own for each code that SdI can give for one: the wrong sample of its page, as a whole file. */
import { readInvoice, writeInvoice } from '../../src/index.ts';
import { pages } from '../../src/validate/pages/index.ts';
import type { Page } from '../../src/validate/pages/page.ts';
import { sampleXml } from '../../test/support/samples.ts';
import type { Output } from './output.ts';

/** What shows only under a certain name or on a certain day is no file to keep; 00200 has a folder by hand. */
function isFile({ code, wrong }: Page): boolean {
  return (
    /^\d{5}$/.test(code) &&
    code !== '00200' &&
    wrong !== undefined &&
    wrong.file === undefined &&
    wrong.asOf === undefined
  );
}

/** A piece stands where it was put; written again it is indented like the rest. A signature would be lost. */
function laidOut(xml: string): string {
  const result = readInvoice(xml);
  return result.ok && !result.source.signed ? writeInvoice(result.invoice) : xml;
}

export function invalidFixtures(): readonly Output[] {
  return pages.filter(isFile).map(({ code, wrong }) => ({
    file: `fixtures/invalid/${code}/sample.xml`,
    content: wrong === undefined ? '' : laidOut(sampleXml(wrong)),
  }));
}
