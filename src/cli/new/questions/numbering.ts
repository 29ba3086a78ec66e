/** Asks for the date and number of a document; suggests the issuer's next number and warns if it is taken. */
import type { Language } from '../../../validate/index.ts';
import { documentsIn, type Group, type NumberedDocument, nextNumber, takenBy } from '../memory/numbers.ts';
import type { Suppliers } from '../memory/suppliers.ts';
import type { Asker } from './asker.ts';
import { shownDay } from './day.ts';
import { day } from './readers.ts';

export interface NumberingSettings {
  /** The output folder. */
  readonly folder: string;
  readonly maxBytes: number;
  readonly suppliers: Suppliers;
  readonly asOf: string;
  readonly language: Language;
}

export class Numbering {
  readonly #settings: NumberingSettings;
  #read: Promise<readonly NumberedDocument[]> | undefined;

  constructor(settings: NumberingSettings) {
    this.#settings = settings;
  }

  /** @param series Prefix of the first number in the group, such as NC. */
  async ask(asker: Asker, { issuer, group, series = '' }: NumberedBy): Promise<void> {
    const { asOf, language } = this.#settings;
    const { words } = asker;
    const documents = await this.#documents(issuer);
    asker.head(words.document);
    // The date comes first: in January many invoices are dated December and numbered in that year.
    await asker.ask({
      path: '/data',
      text: words.date,
      fallback: shownDay(asOf, language),
      needed: true,
      read: day,
    });
    const dated = String(asker.brief['data'] ?? asOf);
    const first = `${dated.slice(0, 4)}/${series}1`;
    await asker.ask({
      path: '/numero',
      text: words.number,
      fallback: nextNumber(documents, { issuer, group, day: dated, first }),
      needed: true,
      warn: (number) => {
        const taken = takenBy(documents, { issuer, day: dated, number });
        return taken === undefined ? undefined : words.numberTaken(number, taken.file);
      },
    });
  }

  /** Documents in the output folder, and the last ones of earlier dialogues. */
  async #documents(issuer: string): Promise<readonly NumberedDocument[]> {
    const { folder, maxBytes, suppliers } = this.#settings;
    this.#read ??= documentsIn(folder, maxBytes);
    const remembered = Object.entries(suppliers.find(issuer)?.numbers ?? {});
    return [
      ...(await this.#read),
      ...remembered.map(([group, last]) => ({ issuer, group: group as Group, ...last, file: null })),
    ];
  }
}

export interface NumberedBy {
  readonly issuer: string;
  readonly group: Group;
  readonly series?: string;
}
