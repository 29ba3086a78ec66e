import type { Page } from './page.ts';

export const p00477: Page = {
  code: '00477',
  checks: {
    it: "Su una riga con Natura N3.5 il protocollo della dichiarazione d'intento, in RiferimentoTesto di AltriDatiGestionali, non deve essere di una dichiarazione invalidata.",
    en: 'On a line of Natura N3.5 the protocol of the declaration of intent, in RiferimentoTesto of AltriDatiGestionali, must not be of a declaration that was invalidated.',
  },
  why: {
    it: "Senza una dichiarazione valida l'operazione non può essere non imponibile: l'imposta è dovuta.",
    en: 'Without a valid declaration the supply is not free of tax: the tax is due.',
  },
  remedy: {
    it: "Verificare la dichiarazione nel cassetto fiscale e chiederne una nuova al cliente, oppure addebitare l'imposta.",
    en: 'Check the declaration in the tax drawer (cassetto fiscale) and ask the customer for a new one, or charge the tax.',
  },
  undecided: {
    it: "Quali dichiarazioni siano invalidate lo sa solo l'Agenzia delle Entrate. La forma del protocollo, 17 cifre, un trattino o una barra e 6 cifre, la guarda Q-INTENTO.",
    en: 'Which declarations are invalidated only Agenzia delle Entrate knows. The form of the protocol, 17 digits, a hyphen or a slash and 6 digits, is looked at by Q-INTENTO.',
  },
  sources: ['Elenco dei controlli v2.0, 00477', 'Rappresentazione tabellare, 2.2.1.14 e 2.2.1.16.2'],
};
