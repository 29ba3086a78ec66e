import type { Page } from './page.ts';

export const p00101: Page = {
  code: '00101',
  checks: {
    it: 'Il certificato di firma non deve essere revocato né sospeso: SdI lo chiede al certificatore (CRL, OCSP).',
    en: 'The signing certificate must be neither revoked nor suspended: SdI asks its issuer (CRL, OCSP).',
  },
  why: {
    it: 'Un certificato si revoca quando non è più certo chi lo usa.',
    en: 'A certificate is revoked when it is no longer certain who uses it.',
  },
  remedy: {
    it: 'Firmare con un certificato valido; uno sospeso può essere riattivato dal certificatore.',
    en: 'Sign with a valid certificate; a suspended one can be reactivated by its issuer.',
  },
  undecided: {
    it: 'Solo il certificatore sa se un certificato è revocato: un software di verifica della firma glielo chiede in rete.',
    en: 'Only the issuer knows whether a certificate is revoked: a program that verifies signatures asks it over the network.',
  },
  sources: ['Elenco dei controlli v2.0, 00101'],
};
