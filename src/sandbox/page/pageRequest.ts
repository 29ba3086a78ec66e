/** A request for a page, and the page in response. */
import { isUuid } from '../../api/contract/index.ts';
import type { Context } from '../context.ts';
import type { Html } from './html.ts';
import type { Section } from './section.ts';
import type { Words } from './words/words.ts';

export interface PageRequest {
  readonly context: Context;
  readonly words: Words;
  /** Path and query of this page, for links to itself. */
  readonly address: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
}

export interface HtmlPage {
  /** Default: 200. */
  readonly status?: number;
  readonly title: string;
  readonly section: Section | null;
  /**
   * The parts that can change while the page is open: every two seconds, the script requests the page's address with
   * `live=1`, and puts each part into the {@link slot} of its name.
   */
  readonly live?: Readonly<Record<string, Html>>;
  /** Not called when only the live parts are requested. */
  body(): Html;
}

/** The page does not exist. */
export class PageNotFound extends Error {}

/**
 * An id in the path.
 * @throws PageNotFound for a value that is not a UUID, which the database would refuse
 */
export function idOf({ params }: PageRequest, name = 'id'): string {
  const id = params[name] ?? '';
  if (!isUuid(id)) throw new PageNotFound();
  return id.toLowerCase();
}

/** The position `before` in the query; null on the first page. */
export function beforeOf({ query }: PageRequest): number | null {
  const before = query['before'] ?? '';
  return /^\d{1,15}$/.test(before) ? Number(before) : null;
}
