/** Labels of attachments. */
import type { Labels } from './labels.ts';

export const attachmentsLabels: Labels = {
  Allegati: { it: 'Allegato', en: 'Attachment' },
  NomeAttachment: { it: 'Nome', en: 'Name' },
  AlgoritmoCompressione: { it: 'Compressione', en: 'Compression' },
  FormatoAttachment: { it: 'Formato', en: 'Format' },
  DescrizioneAttachment: { it: 'Descrizione', en: 'Description' },
  Attachment: { it: 'Dimensione', en: 'Size' },
};
