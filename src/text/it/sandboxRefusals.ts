import type { sandboxRefusals as english } from '../en/sandboxRefusals.ts';
import type { Translated } from '../sentence.ts';

export const sandboxRefusals: Translated<typeof english> = {
  noDocument: 'il documento non esiste',
  noCompany: "l'azienda non esiste",
  notAnInvoice: "il documento non è una fattura elettronica: non c'è nulla da emettere",
  notADraft: () => 'il documento non è più in bozza: solo una bozza si può emettere',
  noBody: 'non contiene alcuna fattura',
  year: 'la data deve cadere negli anni dal 0001 al 9999',
  dueYear: "la scadenza cade dopo l'anno 9999",
  empty: 'il file è vuoto: invia una fattura',
  several: ({ count }) => `il file contiene ${count} fatture: invia ognuna da sola`,
  notAnObject: 'il corpo deve essere un oggetto JSON in UTF-8',
  container: ({ kind }) =>
    `è un file ${kind}: estrai la fattura (fattura open --extract DIR) e invia quella; il servizio appone la firma`,
  unreadable: 'il contenuto non è una fattura in XML o in JSON',
  format: 'sono ammessi i formati FPA12 e FPR12',
  numberTaken: ({ number, id, status, isDiscarded }) =>
    `il numero ${number} è già del documento ${id}, il cui stato è ${status}${isDiscarded ? ': prima eliminalo' : ''}`,
  payment: 'mancano lo stato o la data del pagamento',
  outcome: () => "l'esito non è tra quelli previsti",
};
