/** The grammar of every SdI message: two families of roots, one for each flow. */
import type { Block, RootGrammar } from '../../model/grammar.ts';
import { MESSAGE_NAMESPACES, MESSAGE_ROOTS, type MessageFlow } from '../../model/messageRoots.ts';
import type { MessageKind } from '../../model/problem.ts';
import { b2bMessages } from './b2b.ts';
import { paMessages } from './pa.ts';

/** A message: its kind, and its root element with its content. */
export interface MessageGrammar extends RootGrammar {
  readonly kind: MessageKind;
  readonly flow: MessageFlow;
}

const BLOCKS: Readonly<Record<MessageFlow, Readonly<Record<string, Block>>>> = {
  pa: paMessages,
  b2b: b2bMessages,
};

/** The official schema of each flow: name and version, as in the names of our own. */
export const MESSAGE_SCHEMAS: Readonly<
  Record<MessageFlow, { readonly name: string; readonly version: string }>
> = {
  pa: { name: 'MessaggiTypes', version: '1.1' },
  b2b: { name: 'MessaggiFatturaTypes', version: '1.0' },
};

/** All messages of a flow. */
export const messageGrammars: Readonly<Record<MessageFlow, readonly MessageGrammar[]>> = {
  pa: grammarsOf('pa'),
  b2b: grammarsOf('b2b'),
};

function grammarsOf(flow: MessageFlow): readonly MessageGrammar[] {
  return Object.entries(MESSAGE_ROOTS[flow]).map(([kind, root]) => {
    const declared = BLOCKS[flow][root];
    if (declared === undefined) throw new Error(`no grammar of ${root}`);
    return { kind: kind as MessageKind, flow, root, namespace: MESSAGE_NAMESPACES[flow], block: declared };
  });
}
