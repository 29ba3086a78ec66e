/** Delivery notes of a deferred invoice (TD24). */
import type { Language } from '../../../validate/index.ts';
import type { Asker } from './asker.ts';
import { shownDay } from './day.ts';
import { day, lineNumbers } from './readers.ts';

const LIST = '/ddt';

/** Deferred invoices are due by this day of the month after the delivery (DPR 633/1972, art. 21, c. 4, lett. a). */
const LAST_DAY = '15';

/** @param lines Number of lines in the invoice; with a single one, the lines of a delivery are not asked. */
export async function askDeliveries(
  asker: Asker,
  { lines, dated, language }: { readonly lines: number; readonly dated: string; readonly language: Language },
): Promise<void> {
  const { words } = asker;
  asker.head(words.deliveries);
  for (let index = 0; ; index += 1) {
    const at = `${LIST}/${index}`;
    const text = index === 0 ? words.deliveryNumber : words.deliveryNumberOrEnd;
    if ((await asker.ask({ path: `${at}/numero`, text })) === '') {
      if (asker.answers.hasItem(LIST, index + 1)) asker.drop(LIST, index);
      return;
    }
    await asker.ask({
      path: `${at}/data`,
      text: words.deliveryDate,
      needed: true,
      read: day,
      warn: (delivered) => {
        if (delivered > dated) return words.deliveryAfter;
        const until = `${monthAfter(delivered)}-${LAST_DAY}`;
        return dated > until ? words.deliveryLate(shownDay(until, language)) : undefined;
      },
    });
    if (lines > 1)
      await asker.ask({ path: `${at}/linee`, text: words.deliveryLines, read: lineNumbers(lines) });
  }
}

function monthAfter(date: string): string {
  const [year = '', month = ''] = date.split('-');
  const next = Number(month) + 1;
  return next > 12 ? `${Number(year) + 1}-01` : `${year}-${String(next).padStart(2, '0')}`;
}
