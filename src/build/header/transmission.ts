/** Transmission data: format, recipient, sequence. */

import { ABROAD, isSdiMailbox, NO_CHANNEL, SAN_MARINO_OFFICE } from '../../domain/facts/recipient.ts';
import type {
  CedentePrestatore,
  ContattiTrasmittente,
  DatiTrasmissione,
  IdFiscale,
} from '../../model/generated/invoice.ts';
import { ContattiTrasmittente as ContattiBlock } from '../../model/ordinary/header.ts';
import { IdFiscale as IdFiscaleBlock } from '../../model/shared.ts';
import { CodiceDestinatario, Email, String10 } from '../../model/simpleTypes.ts';
import { present } from '../present.ts';
import { readSchemaBlock } from '../read/block.ts';
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';
import type { Customer } from './parties.ts';
import { progressivo } from './progressivo.ts';

const KEYS: ReadonlySet<string> = new Set([
  'progressivo_invio',
  'id_trasmittente',
  'contatti_trasmittente',
  'codice_destinatario',
  'pec',
]);

export interface TransmissionSource {
  readonly customer: Customer;
  readonly supplier: CedentePrestatore;
  readonly numero: string;
  readonly data: string;
  readonly brief: Fields;
}

const AT = '/trasmissione';

export function readTransmission(reading: Reading, source: TransmissionSource): DatiTrasmissione {
  const { brief, customer, supplier, numero, data } = source;
  const fields = isAbsent(brief['trasmissione']) ? {} : reading.fields(brief['trasmissione'], AT);
  reading.keys(fields, AT, KEYS);
  return present<DatiTrasmissione>({
    id_trasmittente: isAbsent(fields['id_trasmittente'])
      ? transmitterOf(supplier)
      : readSchemaBlock<IdFiscale>(
          reading,
          IdFiscaleBlock,
          fields['id_trasmittente'],
          `${AT}/id_trasmittente`,
        ),
    progressivo_invio:
      reading.text(String10, fields['progressivo_invio'], AT, 'progressivo_invio') ??
      progressivo(numero, data),
    formato_trasmissione: customer.tipo === 'pa' ? 'FPA12' : 'FPR12',
    codice_destinatario: readRecipient(reading, fields, customer),
    contatti_trasmittente: isAbsent(fields['contatti_trasmittente'])
      ? undefined
      : readSchemaBlock<ContattiTrasmittente>(
          reading,
          ContattiBlock,
          fields['contatti_trasmittente'],
          `${AT}/contatti_trasmittente`,
        ),
    pec_destinatario: readPec(reading, fields, customer),
  });
}

/** The supplier as transmitter (1.1.1), identified by its codice fiscale if it is Italian and has one. */
function transmitterOf({ dati_anagrafici: who }: CedentePrestatore): IdFiscale {
  const { id_paese, id_codice } = who.id_fiscale_iva;
  return { id_paese, id_codice: id_paese === 'IT' ? (who.codice_fiscale ?? id_codice) : id_codice };
}

function readRecipient(
  reading: Reading,
  fields: Fields,
  { tipo, country, fields: customer }: Customer,
): string {
  const isOverridden = !isAbsent(fields['codice_destinatario']);
  const at = isOverridden ? AT : '/cessionario';
  const key = 'codice_destinatario';
  const given = (isOverridden ? fields : customer)[key];
  if (isAbsent(given)) {
    if (tipo === 'pa') reading.missing(at, key);
    if (tipo !== 'estero') return NO_CHANNEL;
    return country === 'SM' ? SAN_MARINO_OFFICE : ABROAD;
  }
  const code = reading.text(
    CodiceDestinatario,
    typeof given === 'string' ? given.toUpperCase() : given,
    at,
    key,
  );
  if (code === undefined) return '';
  const expected = tipo === 'pa' ? 6 : 7;
  if (code.length !== expected) {
    reading.problems.add('recipient.length', at, key, { found: code, length: code.length, expected });
  } else if (code === ABROAD && tipo !== 'estero') reading.problems.add('recipient.abroad', at, key);
  return code;
}

function readPec(reading: Reading, fields: Fields, { fields: customer }: Customer): string | undefined {
  const isOverridden = !isAbsent(fields['pec']);
  const at = isOverridden ? AT : '/cessionario';
  const pec = reading.text(Email, (isOverridden ? fields : customer)['pec'], at, 'pec');
  if (pec !== undefined && isSdiMailbox(pec)) {
    reading.problems.add('recipient.sdi', at, 'pec', { found: pec });
  }
  return pec;
}
