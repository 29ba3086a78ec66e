/** Payment terms, methods and due dates. */

import type { ContentWords } from '../../text/render.ts';
import type { Section } from './content.ts';
import type { Fields } from './fields.ts';
import { tableSection } from './table.ts';

/** Returns one table per block of terms, with the terms in its title. */
export function paymentSections(body: Fields, words: ContentWords): readonly Section[] {
  return body.children('DatiPagamento').flatMap((payment) => {
    const terms = payment.text('CondizioniPagamento');
    return tableSection(
      { id: 'payment', title: terms === '' ? words.payment : `${words.payment}: ${terms}` },
      [
        { id: 'method', title: words.method, grows: true },
        { id: 'due', title: words.dueDate, align: 'end' },
        { id: 'amount', title: words.amount, align: 'end' },
      ],
      payment.children('DettaglioPagamento').map((detail) => ({
        cells: {
          method: detail.text('ModalitaPagamento'),
          due: detail.text('DataScadenzaPagamento'),
          amount: detail.text('ImportoPagamento'),
        },
        details: detail.rest(),
      })),
    );
  });
}
