/** Messages of SdI: invented, one for each kind of both flows, unsigned. */
import { MESSAGE_NAMESPACES, MESSAGE_ROOTS, type MessageFlow } from '../../src/model/messageRoots.ts';
import type { MessageKind } from '../../src/model/problem.ts';

const ID = '<IdentificativoSdI>10000000042</IdentificativoSdI>';
const FILE = '<NomeFile>IT01234567897_00001.xml</NomeFile>';
const HASH = `<Hash>${'0123456789abcdef'.repeat(4)}</Hash>`;
const RECEIVED = '<DataOraRicezione>2026-03-02T10:15:00.000+01:00</DataOraRicezione>';
const DELIVERED = '<DataOraConsegna>2026-03-02T11:00:00.000+01:00</DataOraConsegna>';
const MESSAGE = '<MessageId>123456789</MessageId>';
const INVOICE =
  '<RiferimentoFattura><NumeroFattura>12/A</NumeroFattura><AnnoFattura>2026</AnnoFattura><PosizioneFattura>1</PosizioneFattura></RiferimentoFattura>';
const ARCHIVE =
  '<RiferimentoArchivio><IdentificativoSdI>10000000041</IdentificativoSdI><NomeFile>IT01234567897_0000Z.zip</NomeFile></RiferimentoArchivio>';

function recipient(code: string): string {
  return `<Destinatario><Codice>${code}</Codice><Descrizione>Prova S.r.l.</Descrizione></Destinatario>`;
}

function metadata(code: string, format: string): string {
  return `<CodiceDestinatario>${code}</CodiceDestinatario><Formato>${format}</Formato><TentativiInvio>1</TentativiInvio>`;
}

const error = (code: string, more = ''): string =>
  `<Errore><Codice>${code}</Codice><Descrizione>Descrizione di ${code}</Descrizione>${more}</Errore>`;

/** The children of each message's root, without a signature. */
export const CONTENTS = {
  pa: {
    RC: `${ID}${FILE}${RECEIVED}${DELIVERED}${recipient('UFY9MH')}${ARCHIVE}${MESSAGE}`,
    MC: `${ID}${FILE}${RECEIVED}<Descrizione>Canale non disponibile.</Descrizione>${MESSAGE}`,
    NS: `${ID}${FILE}${RECEIVED}<ListaErrori>${error('00404')}</ListaErrori>${MESSAGE}<Note>Nota</Note>`,
    NE: `${ID}${FILE}<EsitoCommittente versione="1.0">${ID}${INVOICE}<Esito>EC02</Esito><Descrizione>CIG mancante</Descrizione><MessageIdCommittente>7</MessageIdCommittente></EsitoCommittente>${MESSAGE}`,
    AT: `${ID}${FILE}${RECEIVED}${recipient('UFY9MH')}${MESSAGE}<HashFileOriginale>${'0F'.repeat(32)}</HashFileOriginale>`,
    MT: `${ID}${FILE}${metadata('UFY9MH', 'FPA12')}${MESSAGE}`,
    EC: `${ID}${INVOICE}<Esito>EC01</Esito><MessageIdCommittente>7</MessageIdCommittente>`,
    SE: `${ID}${INVOICE}<Scarto>EN01</Scarto>${MESSAGE}<MessageIdCommittente>7</MessageIdCommittente>`,
    DT: `${ID}${INVOICE}${FILE}<Descrizione>Trascorsi 15 giorni.</Descrizione>${MESSAGE}`,
  },
  b2b: {
    RC: `${ID}${FILE}${HASH}${RECEIVED}${DELIVERED}${recipient('ABC1234')}${MESSAGE}`,
    NS: `${ID}${FILE}${HASH}${RECEIVED}<ListaErrori>${error('00404', '<Suggerimento>Verificare.</Suggerimento>')}</ListaErrori>${MESSAGE}`,
    MC: `${ID}${FILE}${HASH}${RECEIVED}<DataMessaADisposizione>2026-03-02</DataMessaADisposizione><Descrizione>Canale non disponibile.</Descrizione>${MESSAGE}`,
    MT: `${ID}${FILE}${HASH}${metadata('ABC1234', 'FPR12')}${MESSAGE}`,
  },
} as const satisfies Readonly<Record<MessageFlow, Readonly<Partial<Record<MessageKind, string>>>>>;

export interface MessageSample {
  readonly flow: MessageFlow;
  readonly kind: MessageKind;
}

/** Every kind of both flows. */
export const MESSAGES: readonly MessageSample[] = (['pa', 'b2b'] as const).flatMap((flow) =>
  Object.keys(CONTENTS[flow]).map((kind) => ({ flow, kind: kind as MessageKind })),
);

export interface MessageText {
  /** Prefix of the root; `''` for the default namespace, which qualifies the children too. Default: `ns3`. */
  readonly prefix?: string;
  readonly attributes?: string;
  readonly content?: string;
  readonly namespace?: string;
}

/** A message as text. */
export function messageText({ flow, kind }: MessageSample, text: MessageText = {}): string {
  const { prefix = 'ns3', attributes = ' versione="1.0"', namespace = MESSAGE_NAMESPACES[flow] } = text;
  const roots: Readonly<Partial<Record<MessageKind, string>>> = MESSAGE_ROOTS[flow];
  const contents: Readonly<Partial<Record<MessageKind, string>>> = CONTENTS[flow];
  const root = roots[kind];
  const name = prefix === '' ? root : `${prefix}:${root}`;
  const binding = namespace === '' ? '' : ` xmlns${prefix === '' ? '' : `:${prefix}`}="${namespace}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${binding}${attributes}>${text.content ?? contents[kind]}</${name}>\n`;
}
