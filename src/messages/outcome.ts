/** The outcome of an administration about an invoice that it received (EC). */
import { given } from '../model/given.ts';
import { MESSAGE_NAMESPACES } from '../model/messageRoots.ts';
import type { EsitoCommittente, NotificaEsitoCommittente } from './generated/messages.ts';
import { RefusalReasons } from './refusalReasons.ts';

/** The invoice that an outcome is about, as in RiferimentoFattura. */
export interface OutcomeInvoice {
  /** Numero of the invoice. */
  readonly number: string;
  /** Year of its Data. */
  readonly year: string;
  /** Position in the file, from 1. */
  readonly position?: number;
}

/** The input of {@link outcomeMessage}. */
export interface OutcomeBrief {
  /** IdentificativoSdI of the metadata (MT). */
  readonly sdiId: string;
  /** `EC01` accepts, `EC02` refuses. */
  readonly outcome: EsitoCommittente;
  /** Absent: the outcome is about all invoices of the file. */
  readonly invoice?: OutcomeInvoice;
  /** A code of `RefusalReasons`; its text precedes the description. */
  readonly reason?: string;
  readonly description?: string;
  /** Identifier of the customer's own, at most 14 characters. */
  readonly messageId?: string;
}

/** Maximum number of characters of Descrizione. */
const MAX_DESCRIPTION = 255;

/**
 * The outcome as a message, to be written with `writeMessage`.
 * @throws RangeError for a reason that the decree does not have, or a description of more than 255 characters
 */
export function outcomeMessage(brief: OutcomeBrief): NotificaEsitoCommittente {
  given('brief', brief, 'object');
  const { sdiId, outcome, invoice, messageId } = brief;
  const description = descriptionOf(brief);
  return {
    namespace: MESSAGE_NAMESPACES.pa,
    versione: '1.0',
    identificativo_sdi: sdiId,
    ...(invoice === undefined
      ? {}
      : {
          riferimento_fattura: {
            numero_fattura: invoice.number,
            anno_fattura: invoice.year,
            ...(invoice.position === undefined ? {} : { posizione_fattura: String(invoice.position) }),
          },
        }),
    esito: outcome,
    ...(description === '' ? {} : { descrizione: description }),
    ...(messageId === undefined ? {} : { message_id_committente: messageId }),
  };
}

function descriptionOf({ reason, description = '' }: OutcomeBrief): string {
  const known = reason === undefined ? undefined : RefusalReasons.find(reason);
  if (reason !== undefined && known === undefined)
    throw new RangeError(
      `reason: ${reason} is none of ${RefusalReasons.codes.map((one) => one.code).join(', ')}`,
    );
  const text = [known?.label.it ?? '', description.trim()].filter((part) => part !== '').join(': ');
  const length = [...text].length;
  if (length > MAX_DESCRIPTION)
    throw new RangeError(`description: ${length} characters with the reason; at most ${MAX_DESCRIPTION}`);
  return text;
}

/** Number of days in which an administration may send an outcome, from the reception of the invoice. */
export const OUTCOME_DAYS = 15;
