/** Completion in a document that is not an invoice yet: the root element, or the members of the JSON form. */
import type { CompletionItem } from 'vscode-languageserver';
import { formats, inLanguage } from '../../model/index.ts';
import { type CompletionContext, cursorIn } from './completionItems.ts';
import { memberItems, typedAt } from './jsonCompletion.ts';
import { outlineJson } from './jsonOutline.ts';
import type { Span } from './node.ts';
import { endOfTag, isInMarkup } from './xmlOutline.ts';

interface Beginning {
  readonly text: string;
  /** The language that the editor assumes. */
  readonly languageId: string;
}

/** Longest text that is a beginning: a declaration and comments. */
const LONGEST = 1000;

export function rootCompletions(
  { text, languageId }: Beginning,
  offset: number,
  context: CompletionContext,
): CompletionItem[] {
  if (text.length > LONGEST) return [];
  return /^\s*\{/.test(text) || languageId.startsWith('json')
    ? members(text, offset, context)
    : roots(text, offset, context);
}

/** The root elements, in a text that has nothing else than a declaration, comments and the start of a tag. */
function roots(text: string, offset: number, context: CompletionContext): CompletionItem[] {
  const others = text.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '').trim();
  if (!/^(?:<[\w:]*>?)?$/.test(others) || isInMarkup(text, offset)) return [];
  const tag = /<[\w:]*$/.exec(text.slice(0, offset));
  if (others !== '' && tag === null) return [];
  const start = tag?.index ?? offset;
  const span: Span = { start, end: tag === null ? offset : endOfTag(text, start) };
  const range = context.places.range(span);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return formats.flatMap(({ root, namespace, versione }) =>
    (versione.codes?.codes ?? []).map(({ code, label }) => {
      const open = `<p:${root} versione="${code}" xmlns:p="${namespace}">`;
      return {
        label: `${root} ${code}`,
        kind: 7,
        detail: inLanguage(label, context.language),
        sortText: code === 'FPR12' ? '0' : `1${code}`,
        filterText: tag === null ? root : `<${root}`,
        insertTextFormat: context.snippets ? 2 : 1,
        textEdit: { range, newText: `${open}${lineEnd}  ${cursorIn(context)}${lineEnd}</p:${root}>` },
      } satisfies CompletionItem;
    }),
  );
}

/** The members of the JSON form, in an object that is empty. */
function members(text: string, offset: number, context: CompletionContext): CompletionItem[] {
  const { root, last } = outlineJson(text, offset);
  const isEmpty = /^\s*\{\s*"?[\w.]*"?\s*\}?\s*$/.test(text);
  if (!isEmpty || last.expects !== 'name' || last.node !== root) return [];
  return memberItems(root, 'ordinary', typedAt(text, last.partial.start, offset), context);
}
