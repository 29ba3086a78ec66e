import type { Page } from './page.ts';

export const p00107: Page = {
  code: '00107',
  checks: {
    it: 'Il certificato di firma non deve avere altri difetti: per esempio un uso della chiave che non comprende la firma, o non essere qualificato.',
    en: 'The signing certificate must have no other defect: a key usage without signing, for example, or not being a qualified one.',
  },
  why: {
    it: 'Solo un certificato fatto per firmare documenti lega la fattura a chi la firma.',
    en: 'Only a certificate made for signing documents binds the invoice to who signs it.',
  },
  remedy: {
    it: 'Firmare con un certificato qualificato di firma, non con uno di autenticazione o di un sito.',
    en: 'Sign with a qualified signing certificate, not with one for authentication or for a site.',
  },
  undecided: {
    it: 'Il certificato lo legge un software di verifica della firma; questo programma non lo fa.',
    en: 'A program that verifies signatures reads the certificate; this one does not.',
  },
  sources: ['Elenco dei controlli v2.0, 00107'],
};
