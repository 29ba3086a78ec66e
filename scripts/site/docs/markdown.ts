/** Markdown as HTML: headings with ids, code with colours, tables that scroll, links between pages. */
import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml, highlighted } from './highlight.ts';

export interface Heading {
  readonly id: string;
  readonly level: number;
  /** Without markup. */
  readonly text: string;
}

/** The text below a heading, for the search. */
export interface TextPart {
  /** Null for the text before the first heading. */
  readonly heading: Heading | null;
  readonly text: string;
}

export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly parts: readonly TextPart[];
}

export interface RenderSettings {
  /**
   * The address for the target of a link; null if the site does not have it: only the text of the link is then shown.
   */
  readonly address: (target: string) => string | null;
}

/** `## Title {#id}` names the id itself. */
const OWN_ID = /\s*\{#([\w-]+)\}$/;

export function render(markdown: string, { address }: RenderSettings): Rendered {
  const headings = headingsOf(markdown);
  const parts: { heading: Heading | null; text: string }[] = [{ heading: null, text: '' }];
  let last = 0;
  const marked = new Marked({ gfm: true });
  marked.use({
    walkTokens(token: Token) {
      const part = parts.at(-1);
      if (token.type === 'heading') parts.push({ heading: headings[parts.length - 1] ?? null, text: '' });
      else if (part !== undefined && (token.type === 'text' || token.type === 'codespan') && isLeaf(token))
        part.text += `${token.text} `;
    },
    renderer: {
      heading({ tokens }: Tokens.Heading) {
        const heading = headings[last];
        last += 1;
        if (heading === undefined) return '';
        const { id, level } = heading;
        const html = this.parser.parseInline(tokens).replace(OWN_ID, '');
        return `<h${level} id="${id}"><a class="anchor" href="#${id}">${html}</a></h${level}>\n`;
      },
      code({ text, lang = '' }: Tokens.Code) {
        const [language = ''] = lang.split(' ');
        return `<pre tabindex="0"><code>${highlighted(text, language)}</code></pre>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const html = this.parser.parseInline(tokens);
        const target = /^(?:https?|mailto):/.test(href) ? href : address(href);
        return target === null ? html : `<a href="${escapeHtml(target)}">${html}</a>`;
      },
      table(token: Tokens.Table) {
        const cell = ({ tokens, align }: Tokens.TableCell, tag: 'th' | 'td'): string => {
          const html = this.parser.parseInline(tokens);
          // A screen reader does not treat a heading without text as a heading.
          const isHeading = tag === 'th' && html !== '';
          const attributes = `${isHeading ? ' scope="col"' : ''}${align === 'right' ? ' class="end"' : ''}`;
          return isHeading ? `<th${attributes}>${html}</th>` : `<td${attributes}>${html}</td>`;
        };
        const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td'): string =>
          `<tr>${cells.map((one) => cell(one, tag)).join('')}</tr>`;
        const isHeadless = token.header.every(({ text }) => text === '');
        const head = isHeadless ? '' : `<thead>${row(token.header, 'th')}</thead>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('\n');
        return `<div class="scrolls" tabindex="0" role="group"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, headings, parts: parts.map(({ heading, text }) => ({ heading, text: plain(text) })) };
}

const isLeaf = (token: Token): token is Tokens.Text | Tokens.Codespan =>
  !('tokens' in token) || token.tokens === undefined;

/** The headings of a page, with the ids that Markdown renderers give them. */
export function headingsOf(markdown: string): readonly Heading[] {
  const used = new Map<string, number>();
  return new Marked({ gfm: true })
    .lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading')
    .map(({ depth, text }) => {
      const own = OWN_ID.exec(text)?.[1];
      const words = plain(text.replace(OWN_ID, '').replaceAll(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1'));
      const name = words
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-');
      const count = used.get(name) ?? 0;
      used.set(name, count + 1);
      return { id: own ?? (count === 0 ? name : `${name}-${count}`), level: Math.max(depth, 2), text: words };
    });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

function plain(text: string): string {
  return text
    .replaceAll(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
