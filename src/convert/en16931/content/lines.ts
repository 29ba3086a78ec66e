/** The table of the lines. */
import type { Entry, Section } from '../../../render/content/content.ts';
import { linesTable } from '../../../render/content/linesTable.ts';
import type { ContentWords } from '../../../text/render.ts';
import { unitNameOf } from '../codes/units.ts';
import type { EuropeanInvoice } from '../model/invoice.ts';
import type { Shown } from './shown.ts';

export function linesOf({ lines }: EuropeanInvoice, shown: Shown, words: ContentWords): readonly Section[] {
  return linesTable(
    lines.map((line, at) => {
      const path = `lines[${at}]`;
      const text = (key: string): string => shown.text(`${path}.${key}`);
      const cells = {
        number: text('id'),
        description: descriptionOf(path, shown),
        quantity: text('quantity'),
        unit: unitNameOf(text('unit')),
        price: text('price.net'),
        rate: [text('vat.rate'), text('vat.category')].filter((part) => part !== '').join('\u00a0'),
        total: text('net'),
      };
      return {
        cells,
        details: [
          ...periodOf(path, shown, words),
          ...propertiesOf(path, line, shown),
          ...shown.rest(path, line),
        ],
      };
    }),
    words,
  );
}

/** The description, if it begins with the name; otherwise both. */
function descriptionOf(path: string, shown: Shown): string {
  const [name, description] = [shown.text(`${path}.item.name`), shown.text(`${path}.item.description`)];
  return description.startsWith(name)
    ? description
    : [name, description].filter((part) => part !== '').join(' - ');
}

function periodOf(path: string, shown: Shown, words: ContentWords): readonly Entry[] {
  const [start, end] = [shown.text(`${path}.period.start`), shown.text(`${path}.period.end`)];
  const parts = [...(start === '' ? [] : [words.from(start)]), ...(end === '' ? [] : [words.until(end)])];
  return parts.length === 0 ? [] : [{ label: words.period, value: parts.join(' ') }];
}

/** An attribute of the item has its own name. */
const propertiesOf = (
  path: string,
  { item }: EuropeanInvoice['lines'][number],
  shown: Shown,
): readonly Entry[] =>
  (item.properties ?? []).map((_, at) => {
    const own = `${path}.item.properties[${at}]`;
    return { label: shown.text(`${own}.name`), value: shown.text(`${own}.value`) };
  });
