import type { Page } from './page.ts';

export const p00104: Page = {
  code: '00104',
  checks: {
    it: "Il certificato di firma deve essere emesso da un certificatore dell'elenco di fiducia.",
    en: 'The signing certificate has to be issued by a certification authority of the trusted list.',
  },
  why: {
    it: "L'elenco dice di quali certificatori ci si può fidare nell'Unione europea.",
    en: 'The list says which authorities can be trusted in the European Union.',
  },
  remedy: {
    it: 'Firmare con un certificato qualificato di un certificatore accreditato (eIDAS).',
    en: 'Sign with a qualified certificate of an accredited authority (eIDAS).',
  },
  undecided: {
    it: "Servono il certificato, la catena che lo firma e l'elenco di fiducia del giorno: li esamina un software di verifica della firma.",
    en: 'It takes the certificate, the chain behind it and the trusted list of the day: a program that verifies signatures examines them.',
  },
  sources: ['Elenco dei controlli v2.0, 00104'],
};
