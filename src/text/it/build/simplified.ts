import type { simplified as english } from '../../en/build/simplified.ts';
import type { Translated } from '../../sentence.ts';

export const simplified: Translated<typeof english> = {
  'simplified.limit':
    'il totale è {found}: il limite della fattura semplificata è {limit} (00460); emettere una fattura ordinaria.',
  'simplified.bollo':
    'gli importi senza IVA sono in {currency} e il bollo è dovuto oltre 77,47 euro: indicare bollo: true oppure false.',
};
