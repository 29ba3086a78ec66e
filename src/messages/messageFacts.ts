/** The facts that relate a message to an invoice, in one form for all kinds. */
import { given } from '../model/given.ts';
import type { MessageFlow } from '../model/messageRoots.ts';
import { checkDateTime } from '../model/primitives.ts';
import type { MessageKind } from '../model/problem.ts';
import type { ReadMessageResult } from './readMessage.ts';

/** Values as the message states them; null without the value. */
export interface MessageFacts {
  readonly kind: MessageKind;
  readonly flow: MessageFlow;
  /** `IdentificativoSdI`. */
  readonly sdiId: string | null;
  /** Name of the invoice's file (`NomeFile`); SE and EC have none. */
  readonly fileName: string | null;
  /** SHA-256 of the invoice's file, in lower case (`Hash`, `HashFileOriginale`). */
  readonly hash: string | null;
  /** The archive in which the invoice was sent. */
  readonly archive: { readonly sdiId: string | null; readonly fileName: string | null } | null;
  /** One invoice of the file; null if the message is about all of them. */
  readonly invoice: {
    readonly number: string | null;
    readonly year: string | null;
    readonly position: string | null;
  } | null;
  /** `EC01` or `EC02` of NE and EC, `EN00` or `EN01` of SE. */
  readonly outcome: string | null;
  /** The codes of NS, in order, as written. */
  readonly codes: readonly string[];
  /** `MessageId`; EC has none. */
  readonly messageId: string | null;
  /** `MessageIdCommittente` of EC, and of the NE or SE about it. */
  readonly customerMessageId: string | null;
  /** Moment at which SdI received the invoice (`DataOraRicezione`), an `xs:dateTime`: RC, NS, MC and AT have one. */
  readonly receivedAt: string | null;
  /**
   * Moment of the message, an `xs:dateTime`: that of the delivery, otherwise that of its signature, otherwise
   * {@link receivedAt}.
   */
  readonly at: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The facts of a message, also of one that is damaged or incomplete; null if it is not a message at all. `receivedAt` is the
 * moment at which the signature of the invoice had to be valid (`asOf` of `validate`, `clock` of `verifySignatures`).
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { messageFacts, readMessage } from 'fattura/messages';
 *
 * const facts = messageFacts(readMessage(await readFile('IT01234567897_00001_NS_001.xml')));
 * console.log(facts?.kind, facts?.codes, facts?.receivedAt); // prints: NS [ '00404' ] 2026-03-02T10:15:00.000+01:00
 * ```
 */
export function messageFacts(result: ReadMessageResult): MessageFacts | null {
  given('result', result, 'object');
  const { kind, flow } = result;
  if (kind === null || flow === null) return null;
  const fields: Fields = result.ok ? { ...result.message } : (result.partial ?? {});
  const outcome = blockOf(fields['esito_committente']) ?? fields;
  const invoice = blockOf(outcome['riferimento_fattura']);
  const archive = blockOf(fields['riferimento_archivio']);
  const receivedAt = momentOf(fields['data_ora_ricezione']);
  return {
    kind,
    flow,
    sdiId: textOf(fields['identificativo_sdi']),
    fileName: textOf(fields['nome_file']),
    hash: textOf(fields['hash'] ?? fields['hash_file_originale'])?.toLowerCase() ?? null,
    archive:
      archive === undefined
        ? null
        : { sdiId: textOf(archive['identificativo_sdi']), fileName: textOf(archive['nome_file']) },
    invoice:
      invoice === undefined
        ? null
        : {
            number: textOf(invoice['numero_fattura']),
            year: textOf(invoice['anno_fattura']),
            position: textOf(invoice['posizione_fattura']),
          },
    outcome: textOf(outcome['esito'] ?? fields['scarto']),
    codes: codesOf(fields),
    messageId: textOf(fields['message_id']),
    customerMessageId: textOf(outcome['message_id_committente']),
    receivedAt,
    at: momentOf(fields['data_ora_consegna']) ?? momentOf(result.source?.signingTime) ?? receivedAt,
  };
}

function codesOf(fields: Fields): readonly string[] {
  const errors = blockOf(fields['lista_errori'])?.['errore'];
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error) => textOf(blockOf(error)?.['codice']) ?? []);
}

function blockOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
}

/** Blanks around a value, such as a name or a hash, are not part of it. */
function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}

function momentOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && checkDateTime(text) ? text : null;
}
