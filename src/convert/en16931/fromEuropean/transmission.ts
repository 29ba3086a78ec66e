/** DatiTrasmissione (1.1): sender, progressive number, recipient. */
import { ABROAD, NO_CHANNEL } from '../../../domain/facts/recipient.ts';
import type {
  DatiTrasmissione,
  FatturaElettronicaHeader,
  IdFiscale,
} from '../../../model/generated/invoice.ts';
import * as types from '../../../model/simpleTypes.ts';
import { ITALY } from '../toEuropean/address.ts';
import { given } from '../toEuropean/cursor.ts';
import { splitVat } from './identity.ts';
import type { ModelSource } from './source.ts';

/** EAS: IPA office, certified mail, recipient code. */
const OFFICE = '0201';
const PEC = '0202';
const RECIPIENT = '0205';

export function transmissionOf(
  source: ModelSource,
  seller: FatturaElettronicaHeader['cedente_prestatore'],
  isForeign: boolean,
): DatiTrasmissione {
  const { set } = source;
  const scheme = source.get('buyer.endpoint.scheme');
  const address = source.get('buyer.endpoint.id');
  const isRecipient =
    (scheme === OFFICE && /^[A-Z0-9]{6}$/.test(address ?? '')) ||
    (scheme === RECIPIENT && /^[A-Z0-9]{7}$/.test(address ?? ''));
  const supplied = set['1.1.4'];
  if (isRecipient && supplied === undefined) {
    source.take('buyer.endpoint.id');
    source.take('buyer.endpoint.scheme');
  }
  const pec = scheme === PEC ? source.code('buyer.endpoint.id', types.Email, '1.1.6') : undefined;
  if (pec !== undefined) source.take('buyer.endpoint.scheme', '1.1.6');
  const code = supplied ?? (isRecipient ? address : undefined) ?? (isForeign ? ABROAD : NO_CHANNEL);
  if (supplied === undefined && !isRecipient)
    source.ledger.add('defaulted', { code: 'X-REQUIRED', term: '1.1.4', value: code, rule: '1.1.4' });
  for (const key of ['id', 'scheme'] as const)
    for (const party of ['seller', 'buyer'] as const) {
      const path = `${party}.endpoint.${key}`;
      if (source.ledger.statusOf(path) === undefined) source.note(path, 'dropped', 'X-TRANSMISSION');
    }
  const sender = set['1.1.1'] === undefined ? senderOf(seller) : (splitVat(set['1.1.1']) ?? senderOf(seller));
  return given<DatiTrasmissione>({
    id_trasmittente: sender,
    progressivo_invio: set['1.1.2'] ?? progressiveOf(source.get('number') ?? ''),
    formato_trasmissione: code.length === 6 ? 'FPA12' : 'FPR12',
    codice_destinatario: code,
    contatti_trasmittente: undefined,
    pec_destinatario: pec,
  });
}

/** An Italian sender is identified by its fiscal code (Rappresentazione tabellare, 1.1.1.2). */
function senderOf({
  dati_anagrafici: { id_fiscale_iva, codice_fiscale },
}: FatturaElettronicaHeader['cedente_prestatore']): IdFiscale {
  return id_fiscale_iva.id_paese === ITALY && codice_fiscale !== undefined
    ? { id_paese: ITALY, id_codice: codice_fiscale }
    : id_fiscale_iva;
}

/** The end of the number, in the characters of the field. */
const progressiveOf = (number: string): string => number.replace(/[^A-Za-z0-9]/g, '').slice(-10) || '1';
