/** Texts of the lists of movements, counterparts, products, F24 forms and payment drafts. */
import type { CompleteLanguage } from '../../../model/index.ts';

export const LIST_NAMES = ['movements', 'counterparts', 'products', 'f24', 'payments'] as const;
export type ListName = (typeof LIST_NAMES)[number];

export type ColumnName =
  | 'account'
  | 'amount'
  | 'city'
  | 'code'
  | 'company'
  | 'counterpart'
  | 'created'
  | 'date'
  | 'description'
  | 'due'
  | 'file'
  | 'iban'
  | 'matched'
  | 'name'
  | 'payee'
  | 'price'
  | 'reason'
  | 'recipientCode'
  | 'sections'
  | 'status'
  | 'taxNumber'
  | 'unit'
  | 'uploaded'
  | 'vat'
  | 'vatNumber';

export interface OneList {
  readonly title: string;
  readonly text: string;
  /** Name of the field that is searched by. */
  readonly search: string;
  /** @param way method and path of what makes a row */
  readonly none: (way: string) => string;
}

export interface ListWords {
  readonly of: Readonly<Record<ListName, OneList>>;
  readonly columns: Readonly<Record<ColumnName, string>>;
  readonly allCompanies: string;
  readonly noneFound: string;
  readonly documented: string;
  readonly first: string;
  readonly next: string;
  readonly others: (count: number) => string;
}

export const listWords: Readonly<Record<CompleteLanguage, ListWords>> = {
  en: {
    of: {
      movements: {
        title: 'Bank movements',
        text: 'What came in and went out of the accounts, newest first.',
        search: 'Description or counterpart',
        none: (way) =>
          `No movement yet. \`${way}\` makes one, on an account that \`POST /control/companies/{company_id}/accounts\` made.`,
      },
      counterparts: {
        title: 'Counterparts',
        text: 'Customers and suppliers by name. A name leads to its documents.',
        search: 'Name, VAT number, tax number or city',
        none: (way) =>
          `No counterpart yet. \`${way}\` makes one, and so does an invoice to a customer who is not there.`,
      },
      products: {
        title: 'Products',
        text: 'Goods and services by description.',
        search: 'Code or description',
        none: (way) => `No product yet. \`${way}\` makes one.`,
      },
      f24: {
        title: 'F24 forms',
        text: 'Tax forms that were uploaded. The sandbox reads none: the figures are invented.',
        search: 'File or label',
        none: (way) => `No form yet. \`${way}\` uploads the PDF of one.`,
      },
      payments: {
        title: 'Draft payments',
        text: 'Drafts that a person would approve. A payee leads to all payments of the draft.',
        search: 'Payee, IBAN or reason',
        none: (way) => `No draft yet. \`${way}\` makes one.`,
      },
    },
    columns: {
      account: 'Account',
      amount: 'Amount',
      city: 'City',
      code: 'Code',
      company: 'Company',
      counterpart: 'Counterpart',
      created: 'Made',
      date: 'Date',
      description: 'Description',
      due: 'Due',
      file: 'File',
      iban: 'IBAN',
      matched: 'Matched',
      name: 'Name',
      payee: 'Payee',
      price: 'Unit price',
      reason: 'Reason',
      recipientCode: 'SdI code',
      sections: 'Sections',
      status: 'Status',
      taxNumber: 'Tax number',
      unit: 'Unit',
      uploaded: 'Uploaded',
      vat: 'VAT',
      vatNumber: 'VAT number',
    },
    allCompanies: 'All',
    noneFound: 'Nothing matches the search.',
    documented: 'In the reference of the API',
    first: 'First page',
    next: 'Next',
    others: (count) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  },
  it: {
    of: {
      movements: {
        title: 'Movimenti bancari',
        text: 'Entrate e uscite dei conti, dalle più recenti.',
        search: 'Descrizione o controparte',
        none: (way) =>
          `Ancora nessun movimento. Ne crea uno \`${way}\`, su un conto creato con \`POST /control/companies/{company_id}/accounts\`.`,
      },
      counterparts: {
        title: 'Controparti',
        text: 'Clienti e fornitori per nome. Il nome porta ai documenti.',
        search: 'Nome, partita IVA, codice fiscale o città',
        none: (way) =>
          `Ancora nessuna controparte. Ne crea una \`${way}\`, e così una fattura a un cliente che non c’è ancora.`,
      },
      products: {
        title: 'Prodotti',
        text: 'Beni e servizi per descrizione.',
        search: 'Codice o descrizione',
        none: (way) => `Ancora nessun prodotto. Ne crea uno \`${way}\`.`,
      },
      f24: {
        title: 'Modelli F24',
        text: 'I modelli caricati. La sandbox non li legge: le cifre sono inventate.',
        search: 'File o etichetta',
        none: (way) => `Ancora nessun modello. \`${way}\` carica il PDF di uno.`,
      },
      payments: {
        title: 'Pagamenti in bozza',
        text: 'Le bozze che una persona approverebbe. Il beneficiario porta a tutti i pagamenti della bozza.',
        search: 'Beneficiario, IBAN o causale',
        none: (way) => `Ancora nessuna bozza. Ne crea una \`${way}\`.`,
      },
    },
    columns: {
      account: 'Conto',
      amount: 'Importo',
      city: 'Città',
      code: 'Codice',
      company: 'Azienda',
      counterpart: 'Controparte',
      created: 'Creato il',
      date: 'Data',
      description: 'Descrizione',
      due: 'Scadenza',
      file: 'File',
      iban: 'IBAN',
      matched: 'Abbinamento',
      name: 'Nome',
      payee: 'Beneficiario',
      price: 'Prezzo unitario',
      reason: 'Causale',
      recipientCode: 'Codice SdI',
      sections: 'Sezioni',
      status: 'Stato',
      taxNumber: 'Codice fiscale',
      unit: 'Unità',
      uploaded: 'Caricato il',
      vat: 'IVA',
      vatNumber: 'Partita IVA',
    },
    allCompanies: 'Tutte',
    noneFound: 'Nulla corrisponde alla ricerca.',
    documented: 'Nella documentazione dell’API',
    first: 'Prima pagina',
    next: 'Avanti',
    others: (count) => (count === 1 ? 'e un altro' : `e altri ${count}`),
  },
};
