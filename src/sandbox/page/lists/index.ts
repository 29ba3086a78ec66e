/** The lists that have a page of their own under `/sandbox/`. */
import type { HtmlPage, PageRequest } from '../pageRequest.ts';
import type { ListName } from '../words/lists.ts';
import { counterparts } from './counterparts.ts';
import { f24 } from './f24.ts';
import { movements } from './movements.ts';
import { listPage } from './page.ts';
import { payments } from './payments.ts';
import { products } from './products.ts';

export const listPages: Readonly<Record<ListName, (request: PageRequest) => Promise<HtmlPage>>> = {
  movements: listPage(movements),
  counterparts: listPage(counterparts),
  products: listPage(products),
  f24: listPage(f24),
  payments: listPage(payments),
};
