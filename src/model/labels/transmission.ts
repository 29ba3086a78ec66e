/** Labels of the transmission data. */
import type { Labels } from './labels.ts';

export const transmissionLabels: Labels = {
  IdTrasmittente: { it: 'Trasmittente', en: 'Transmitter' },
  IdPaese: { it: 'Paese', en: 'Country' },
  IdCodice: { it: 'Identificativo', en: 'Identifier' },
  ProgressivoInvio: { it: 'Progressivo di invio', en: 'Transmission number' },
  FormatoTrasmissione: { it: 'Formato', en: 'Format' },
  CodiceDestinatario: { it: 'Codice destinatario', en: 'Delivery code' },
  ContattiTrasmittente: { it: 'Contatti del trasmittente', en: 'Contacts of the transmitter' },
  PECDestinatario: { it: 'PEC destinatario', en: 'Certified e-mail (PEC)' },
  DatiTrasmissione: { it: 'Trasmissione', en: 'Transmission' },
  SoggettoEmittente: { it: 'Soggetto emittente', en: 'Issued by' },
  FatturaElettronicaHeader: { it: 'Testata', en: 'Header' },
  FatturaElettronicaBody: { it: 'Corpo', en: 'Body' },
};
