import type { Page } from './page.ts';

export const p00312: Page = {
  code: '00312',
  checks: {
    it: 'CodiceDestinatario deve essere attivo: per un ufficio in IPA il servizio di fatturazione elettronica deve essere già iniziato.',
    en: 'CodiceDestinatario has to be active: of an office in IPA the service of electronic invoices must have begun.',
  },
  why: {
    it: 'A un codice che non riceve la fattura non arriva.',
    en: 'An invoice does not arrive at a code that does not receive.',
  },
  exceptions: [
    {
      it: '0000000 e XXXXXXX valgono sempre verso privati.',
      en: '0000000 and XXXXXXX always stand to private parties.',
    },
  ],
  remedy: {
    it: 'Chiedere al cliente un codice attivo; a un privato che non ne ha si scrive 0000000.',
    en: 'Ask the buyer for an active code; a private party who has none gets 0000000.',
  },
  undecided: {
    it: "Tutto: chi riceve lo sanno IPA e SdI. Senza l'opzione `registry` della libreria questo controllo non trova mai nulla.",
    en: 'Everything: who receives is known to IPA and SdI. Without the option `registry` of the library this control never finds anything.',
  },
  sources: ['Elenco dei controlli v2.0, 00312', 'Rappresentazione tabellare, 1.1.4'],
};
