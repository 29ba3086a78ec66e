/** One page of many files: their documents one after the other, each with the files that it was made from. */
import type { Content, EmbeddedXml, Notice } from '../../render/index.ts';
import type { Sheet } from './pages.ts';

export class CommonSheet {
  readonly #sheets: Sheet[] = [];
  readonly #names = new Map<string, number>();

  add(sheet: Sheet): void {
    this.#sheets.push({ ...sheet, xml: sheet.xml.map((one) => this.#unique(one)) });
  }

  /** Null where nothing was added. */
  whole(): Sheet | null {
    const [first] = this.#sheets;
    if (first === undefined) return null;
    const content: Content = {
      ...first.content,
      notices: this.#sheets.flatMap(({ content: { notices }, input }) =>
        notices.map((notice): Notice => ({ ...notice, text: `${input.name}: ${notice.text}` })),
      ),
      documents: this.#sheets.flatMap(({ content: { documents } }) => documents),
    };
    return { content, xml: this.#sheets.flatMap(({ xml }) => xml), input: first.input };
  }

  /** Files of different folders can have one name, and in a PDF each has its own. */
  #unique({ name, bytes }: EmbeddedXml): EmbeddedXml {
    const count = (this.#names.get(name) ?? 0) + 1;
    this.#names.set(name, count);
    if (count === 1) return { name, bytes };
    return this.#unique({ name: name.replace(/(\.[^.]*)?$/, (ending) => `-${count}${ending}`), bytes });
  }
}
