/** Messages of SdI given to `validate`, `show` and `outcome`. */
import { messageText } from '../../support/messages.ts';
import { fill } from '../build.ts';
import type { HostileCall, HostileCalls } from './call.ts';

const NS = { flow: 'b2b', kind: 'NS' } as const;
const MT = { flow: 'pa', kind: 'MT' } as const;
const ERROR =
  '<Errore><Codice>00404</Codice><Descrizione>x</Descrizione><Suggerimento>y</Suggerimento></Errore>';

const harmless = { 'a.xml': messageText(NS) };

function checked(text: string): HostileCall {
  return { args: ['validate', '--format', 'json', 'a.xml'], files: { 'a.xml': text }, harmless, exit: 1 };
}

const withErrors = (errors: string): HostileCall =>
  checked(
    messageText(NS).replace(/<ListaErrori>.*<\/ListaErrori>/, () => `<ListaErrori>${errors}</ListaErrori>`),
  );

const before = (element: string, text: string): string =>
  messageText(NS).replace(element, () => `${text}${element}`);

export const messages: HostileCalls = {
  'errors that a rejection may have 200 of': () => withErrors(fill(ERROR)),
  'a code of 5 MB': () => withErrors(ERROR.replace('00404', fill('0'))),
  'unknown elements': () => checked(before('<MessageId>', fill('<a/>'))),
  'elements out of order': () => checked(before('<IdentificativoSdI>', fill('<Note/>'))),
  'a name of 5 MB': () => checked(messageText(NS).replace('IT01234567897_00001.xml', fill('a'))),
  'attributes of the root': () =>
    checked(messageText(NS, { attributes: ` versione="1.0" x="${fill('a')}"` })),
  'text between elements': () => checked(before('<MessageId>', fill('a <!-- --> '))),
  'a note of 5 MB, shown': () => ({
    args: ['show', 'a.xml'],
    files: {
      'a.xml': messageText(NS).replace('</MessageId>', () => `</MessageId><Note>${fill('a b ')}</Note>`),
    },
    harmless,
    exit: 0,
  }),
  'metadata with a name of 5 MB': () => ({
    args: ['outcome', 'a.xml', '--accept'],
    files: { 'a.xml': messageText(MT).replace('IT01234567897_00001.xml', fill('a')) },
    harmless: { 'a.xml': messageText(MT) },
    exit: [0, 1, 2],
  }),
};
