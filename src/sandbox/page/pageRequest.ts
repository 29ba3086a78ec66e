/** A request for a page, and the page that answers it. */
import type { Context } from '../context.ts';
import type { Html } from './html.ts';
import type { ListName } from './words/lists.ts';
import type { Words } from './words/words.ts';

export interface PageRequest {
  readonly context: Context;
  readonly words: Words;
  /** Path and query of this page, for links to itself. */
  readonly address: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
}

export type Section = 'documents' | ListName | 'events' | 'mails' | 'reference';

export interface HtmlPage {
  /** Default 200. */
  readonly status?: number;
  readonly title: string;
  readonly section: Section | null;
  /**
   * What may change while somebody looks: the script asks for it every two seconds, with `live=1` at the page's
   * address, and puts it into the {@link slot} of its name.
   */
  readonly live?: Readonly<Record<string, Html>>;
  /** Not made when only the live parts are asked for. */
  body(): Html;
}

/** Thrown where there is nothing to show. */
export class PageNotFound extends Error {}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** An id of the address. @throws NothingHere for what is none: a database refuses to look for it. */
export function idOf({ params }: PageRequest, name = 'id'): string {
  const id = params[name] ?? '';
  if (!UUID.test(id)) throw new PageNotFound();
  return id.toLowerCase();
}

/** A position in a list, `before` of the query; null on the first page. */
export function beforeOf({ query }: PageRequest): number | null {
  const before = query['before'] ?? '';
  return /^\d{1,15}$/.test(before) ? Number(before) : null;
}
