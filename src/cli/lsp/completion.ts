/** Completion: the elements allowed at a position, in the order of the schema, and codes. */
import type { CompletionItem } from 'vscode-languageserver';
import type { CompletionContext } from './completionItems.ts';
import type { InvoiceDocument } from './document.ts';
import { completionsInJson } from './jsonCompletion.ts';
import { completionsInXml } from './xmlCompletion.ts';

export function completionsAt(
  document: InvoiceDocument,
  offset: number,
  context: CompletionContext,
): CompletionItem[] {
  return document.form === 'xml'
    ? completionsInXml(document, offset, context)
    : completionsInJson(document, offset, context);
}
