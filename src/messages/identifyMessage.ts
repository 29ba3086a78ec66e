/** The grammar of a message, by its root element: never by the name of the file, which people copy and rename. */
import { MESSAGE_NAMESPACES, type MessageFlow, messageKindOf } from '../model/messageRoots.ts';
import type { XmlElement } from '../xml/element.ts';
import { type MessageGrammar, messageGrammars } from './grammar/messageGrammars.ts';

export interface MessageIdentity {
  readonly grammar: MessageGrammar;
  /** True if the root is in the namespace of its flow. */
  readonly isNamed: boolean;
}

/** The namespace decides the flow where both have the root; otherwise the root does. */
export function identifyMessage(root: XmlElement): MessageIdentity | undefined {
  if (messageKindOf(root) === undefined) return undefined;
  const flow = flowOf(root);
  const own = messageGrammars[flow].find((one) => one.root === root.local);
  const grammar = own ?? messageGrammars[flow === 'pa' ? 'b2b' : 'pa'].find((one) => one.root === root.local);
  return grammar === undefined ? undefined : { grammar, isNamed: grammar.namespace === root.uri };
}

function flowOf(root: XmlElement): MessageFlow {
  if (root.uri === MESSAGE_NAMESPACES.pa) return 'pa';
  if (root.uri === MESSAGE_NAMESPACES.b2b) return 'b2b';
  // Without a namespace: only messages about private invoices have the hash of the file.
  return root.children.some(({ local }) => local === 'Hash') ? 'b2b' : 'pa';
}
