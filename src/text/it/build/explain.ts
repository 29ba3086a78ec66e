import type { explain as english } from '../../en/build/explain.ts';
import type { Translated } from '../../sentence.ts';

export const explain: Translated<typeof english> = {
  line: 'Riga',
  contribution: 'Contributo',
  taxable: 'Imponibile',
  tax: 'IVA',
  withholding: 'Ritenuta',
  total: 'Totale del documento',
  due: 'Da pagare',
  at: 'al',
  of: 'di',
  lines: 'righe',
  cassa: 'casse',
  rounding: 'arrotondamento',
  others: 'già in altri riepiloghi',
  taxAmount: 'imposta',
  withheld: 'ritenute',
  split: 'IVA in scissione',
  rounded: 'arrotondato a',
  written: 'scritto',
  cent: 'un centesimo, entro la tolleranza di SdI',
  part: 'parte di',
};
