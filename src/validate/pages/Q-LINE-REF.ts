import type { Page } from './page.ts';

export const pqLineRef: Page = {
  code: 'Q-LINE-REF',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo se ogni RiferimentoNumeroLinea, nei documenti correlati e nei DDT, è il NumeroLinea di una riga.',
    en: 'This is no SdI control: SdI takes the invoice all the same. We look whether every RiferimentoNumeroLinea, of related documents and DatiDDT, is the NumeroLinea of a line.',
  },
  why: {
    it: 'Il cliente abbina ordini e consegne alle righe con questi numeri.',
    en: 'The buyer matches orders and deliveries with lines by these numbers.',
  },
  wrong: {
    xml: `<DatiGeneraliDocumento>
  <TipoDocumento>TD01</TipoDocumento>
  <Divisa>EUR</Divisa>
  <Data>2026-06-01</Data>
  <Numero>7</Numero>
</DatiGeneraliDocumento>
<DatiContratto>
  <RiferimentoNumeroLinea>2</RiferimentoNumeroLinea>
  <IdDocumento>C7</IdDocumento>
</DatiContratto>`,
    note: { it: 'La fattura ha la sola riga 1.', en: 'The invoice has line 1 only.' },
  },
  right: {
    xml: `<DatiGeneraliDocumento>
  <TipoDocumento>TD01</TipoDocumento>
  <Divisa>EUR</Divisa>
  <Data>2026-06-01</Data>
  <Numero>7</Numero>
</DatiGeneraliDocumento>
<DatiContratto>
  <RiferimentoNumeroLinea>1</RiferimentoNumeroLinea>
  <IdDocumento>C7</IdDocumento>
</DatiContratto>`,
  },
  remedy: {
    it: 'Scrivere il numero di una riga, o ometterlo se il riferimento vale per tutte.',
    en: 'Write the number of a line, or leave it out if the reference is for all.',
  },
  sources: ['Rappresentazione tabellare, 2.1.2.1 e 2.1.8.3'],
};
