import type { Page } from './page.ts';

export const p00327: Page = {
  code: '00327',
  checks: {
    it: 'Il codice fiscale di chi partecipa a un gruppo IVA deve essere coerente con la partita IVA del gruppo. In vigore dal 15 maggio 2026.',
    en: 'The fiscal code of a member of a VAT group has to be consistent with the VAT number of the group. In force from 15 May 2026.',
  },
  why: {
    it: 'Completa i controlli sui gruppi IVA, da 00321 a 00326.',
    en: 'It completes the controls on VAT groups, 00321 to 00326.',
  },
  remedy: {
    it: 'Verificare IdFiscaleIVA e CodiceFiscale di cedente e cessionario che fanno parte di un gruppo IVA.',
    en: 'Check IdFiscaleIVA and CodiceFiscale of a supplier or buyer that belongs to a VAT group.',
  },
  undecided: {
    it: "Lo sa solo l'Anagrafe Tributaria.",
    en: 'Only the tax register (Anagrafe Tributaria) knows.',
  },
  readings: {
    it: 'Del testo ufficiale conosciamo solo riassunti di terzi: quale parte riguardi, e se valga anche per le semplificate, non è certo.',
    en: 'Of the official text we know only what others report: which party it is about, and whether it holds for simplified invoices, is not certain.',
  },
  sources: ['Allegato A 1.9.1, Appendice 1, 00327 (da note di terzi)'],
};
