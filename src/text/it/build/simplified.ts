import type { simplified as english } from '../../en/build/simplified.ts';
import type { Translated } from '../../sentence.ts';

export const simplified: Translated<typeof english> = {
  'simplified.limit':
    'il totale è {found}: la fattura semplificata arriva a {limit} (00460), oltre serve la fattura ordinaria.',
  'simplified.bollo':
    'gli importi senza IVA sono in {currency} e il bollo è dovuto oltre 77,47 euro: dare bollo: true oppure false.',
};
