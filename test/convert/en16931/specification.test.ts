/** Specifications (BT-24) that this library does not know are read by the standard, and the report says so. */
import { expect, it } from 'vitest';
import { convertInvoice, readEuropean, writeEuropean } from '../../../src/convert/en16931/index.ts';
import { validateInvoice } from '../../../src/validate/index.ts';
import { europeanInvoice } from '../../support/europeanInvoice.ts';

const CORE = 'urn:cen.eu:en16931:2017';
const PEPPOL = `${CORE}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;

const rows: readonly (readonly [string, 'known' | 'unknown'])[] = [
  [CORE, 'known'],
  [PEPPOL, 'known'],
  [`${PEPPOL}#conformant#urn:www.agid.gov.it:trns:fattura:3`, 'known'],
  [`${CORE}#compliant#urn:fatturapa.gov.it:CIUS-IT:2.0.0`, 'known'],
  [`${CORE}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, 'unknown'],
  ['urn:factur-x.eu:1p0:basicwl', 'unknown'],
];

it.each(rows)('%s: %s', (customization, expected) => {
  const source = readEuropean(writeEuropean({ ...europeanInvoice(), customization }, 'ubl'));
  const results = [
    convertInvoice(source, { to: 'fatturapa', check: validateInvoice }),
    convertInvoice(source, { to: 'cii' }),
  ];
  for (const { entries } of results) {
    const entry = entries.find(({ term }) => term === 'BT-24');
    const isNoted = entry?.code === 'X-SPECIFICATION';
    expect({ isNoted, isLoss: entry?.severity === 'loss' }).toEqual({
      isNoted: expected === 'unknown',
      isLoss: false,
    });
    if (isNoted) expect(entry.severity).toBe('warning');
  }
});
