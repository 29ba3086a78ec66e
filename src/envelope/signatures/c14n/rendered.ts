/** The namespace declarations that each element shows in canonical XML. */

import type { XmlElement } from '../../../xml/element.ts';
import type { Scope } from '../../../xml/namespaces.ts';
import { compareNames, escapeAttribute } from './escape.ts';
import type { CanonicalForm } from './form.ts';

/** The declarations in effect in the output, with a log for leaving elements, so that work stays linear. */
export class RenderedNamespaces {
  readonly #form: CanonicalForm;
  readonly #uris = new Map<string, string>([['', '']]);
  readonly #log: { readonly prefix: string; readonly before: string | undefined }[] = [];

  constructor(form: CanonicalForm) {
    this.#form = form;
  }

  /** The position in the log, for {@link leave}. */
  get mark(): number {
    return this.#log.length;
  }

  /** Restores the declarations at a mark. */
  leave(mark: number): void {
    while (this.#log.length > mark) {
      const last = this.#log.pop();
      if (last?.before === undefined) this.#uris.delete(last?.prefix ?? '');
      else this.#uris.set(last.prefix, last.before);
    }
  }

  /** The declarations that an element shows, as text. */
  enter(element: XmlElement, isApex: boolean): string {
    const shown: [string, string][] = [];
    const show = (prefix: string, uri: string): void => {
      if (prefix === 'xml') return;
      const before = this.#uris.get(prefix);
      if (before === uri) return;
      this.#uris.set(prefix, uri);
      this.#log.push({ prefix, before });
      shown.push([prefix, uri]);
    };
    const { kind, prefixes } = this.#form;
    if (kind !== 'exclusive') this.#inScope(element, isApex, show);
    else {
      show(element.prefix, element.uri);
      for (const { prefix, uri } of element.attributes) if (prefix !== '') show(prefix, uri);
      if (prefixes.size > 0) {
        this.#inScope(element, isApex, (prefix, uri) => {
          if (prefixes.has(prefix)) show(prefix, uri);
        });
      }
    }
    if (shown.length === 0) return '';
    if (shown.length > 1) shown.sort(([a], [b]) => compareNames(a, b));
    return shown
      .map(([prefix, uri]) => ` xmlns${prefix === '' ? '' : `:${prefix}`}="${escapeAttribute(uri)}"`)
      .join('');
  }

  /** All declarations in scope at the apex; elsewhere those of the element, as the others are in effect already. */
  #inScope(element: XmlElement, isApex: boolean, show: (prefix: string, uri: string) => void): void {
    if (!isApex) {
      if (element.scope === element.parent?.scope) return;
      for (const [prefix, uri] of element.scope.bindings) show(prefix, uri);
      return;
    }
    const seen = new Set<string>();
    for (let at: Scope | null = element.scope; at !== null; at = at.parent) {
      for (const [prefix, uri] of at.bindings) {
        if (!seen.has(prefix)) show(prefix, uri);
        seen.add(prefix);
      }
    }
  }
}
