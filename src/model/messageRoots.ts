/** Root elements and namespaces of SdI's messages (MessaggiTypes 1.1, MessaggiFatturaTypes 1.0). */
import type { MessageKind } from './problem.ts';

/** `pa`: invoices to public administrations (FPA12). `b2b`: all others (FPR12, FSM10). */
export type MessageFlow = 'pa' | 'b2b';

export const MESSAGE_NAMESPACES = {
  pa: 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0',
  b2b: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0',
} as const satisfies Readonly<Record<MessageFlow, string>>;

/** The root of each kind, by flow. Only administrations send outcomes, so the other flow has no message about them. */
export const MESSAGE_ROOTS = {
  pa: {
    RC: 'RicevutaConsegna',
    MC: 'NotificaMancataConsegna',
    NS: 'NotificaScarto',
    NE: 'NotificaEsito',
    AT: 'AttestazioneTrasmissioneFattura',
    MT: 'MetadatiInvioFile',
    EC: 'NotificaEsitoCommittente',
    SE: 'ScartoEsitoCommittente',
    DT: 'NotificaDecorrenzaTermini',
  },
  b2b: {
    RC: 'RicevutaConsegna',
    NS: 'RicevutaScarto',
    MC: 'RicevutaImpossibilitaRecapito',
    MT: 'FileMetadati',
  },
} as const satisfies Readonly<Record<MessageFlow, Readonly<Partial<Record<MessageKind, string>>>>>;

const KINDS: ReadonlyMap<string, MessageKind> = new Map(
  Object.values(MESSAGE_ROOTS).flatMap((roots) =>
    Object.entries(roots).map(([kind, root]) => [root, kind as MessageKind] as const),
  ),
);

const NAMESPACES: ReadonlySet<string> = new Set(Object.values(MESSAGE_NAMESPACES));

/**
 * The kind of message with a root element; `undefined` for any other root. A message may lack its namespace; its root
 * is enough.
 */
export function messageKindOf(root: {
  readonly local: string;
  readonly uri: string;
}): MessageKind | undefined {
  return root.uri === '' || NAMESPACES.has(root.uri) ? KINDS.get(root.local) : undefined;
}
