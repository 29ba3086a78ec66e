import type { own as english } from '../../en/findings/own.ts';
import type { Translated } from '../../sentence.ts';

export const own: Translated<typeof english> = {
  'U-SIZE': 'File oltre la dimensione letta',
  'U-ENCODING': 'Codifica sconosciuta',
  'U-BYTES': 'Byte non validi nella codifica',
  'U-KIND': 'Tipo di file non ancora controllato',
  'U-UNKNOWN': 'Nessuna fattura',
  'U-FILE': 'File rifiutato dal sistema',
  'U-BUG': 'Errore di fattura stesso',
  'I-ENCODING': 'Codifica diversa da quella dichiarata',
};
