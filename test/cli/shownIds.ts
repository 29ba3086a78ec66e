/** The service makes new ids each time: a page shows them as c0ffee…1, 2, 3, in order of appearance. */
import { id } from '../support/seededCompany.ts';

/** The ids of the two seeds are always the same. */
const MADE =
  /[0-9a-f]{8}-(?!(?:0000|5eed)-4000-8000-)[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

export class ShownIds {
  readonly #shown = new Map<string, string>();

  shown(text: string): string {
    return text.replaceAll(MADE, (made) => {
      const known = this.#shown.get(made) ?? id('c0ffee', this.#shown.size + 1);
      this.#shown.set(made, known);
      return known;
    });
  }

  /** A line of the page with the real ids, ready to run. */
  real(line: string): string {
    return [...this.#shown].reduce((text, [made, shown]) => text.replaceAll(shown, made), line);
  }
}
