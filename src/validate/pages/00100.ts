import type { Page } from './page.ts';

export const p00100: Page = {
  code: '00100',
  checks: {
    it: 'Il certificato con cui il file è firmato non deve essere scaduto quando SdI lo controlla.',
    en: 'The certificate with which the file is signed must not have expired when SdI checks it.',
  },
  why: {
    it: 'Una firma fatta con un certificato scaduto non vale.',
    en: 'A signature made with an expired certificate has no force.',
  },
  remedy: {
    it: 'Rinnovare il certificato presso il certificatore e firmare di nuovo il file.',
    en: 'Renew the certificate with its issuer and sign the file again.',
  },
  undecided: {
    it: 'La fine di validità è scritta nel certificato, che questo programma non legge: la mostra ogni software di verifica della firma.',
    en: 'The end of validity stands in the certificate, which this program does not read: any program that verifies signatures shows it.',
  },
  sources: ['Elenco dei controlli v2.0, 00100'],
};
