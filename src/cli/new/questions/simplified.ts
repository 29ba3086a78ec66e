/** Questions of a simplified invoice: the customer is an identifier only, and amounts include VAT. */
import type { Asker } from './asker.ts';
import { askEachLine, askTax } from './lines.ts';
import { askIds, askIssuer } from './parties.ts';
import { money } from './readers.ts';
import type { Context } from './work.ts';

export async function askSimplified(asker: Asker, { suppliers, numbering }: Context): Promise<void> {
  const { words } = asker;
  const { regime, vatNumber } = await askIssuer(asker, '/cedente', suppliers);
  asker.head(words.customer);
  await askIds(asker, '/cessionario');
  await numbering.ask(asker, { issuer: vatNumber, group: 'invoice' });
  await askEachLine(asker, async (at) => {
    await asker.ask({ path: `${at}/importo`, text: words.amountWithVat, needed: true, read: money });
    await askTax(asker, at, { regime, customer: 'azienda' });
  });
}
