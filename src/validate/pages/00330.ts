import type { Page } from './page.ts';

export const p00330: Page = {
  code: '00330',
  checks: {
    it: 'PECDestinatario non deve essere una delle caselle di SdI.',
    en: "PECDestinatario must not be one of SdI's own mailboxes.",
  },
  why: {
    it: 'A quelle caselle si inviano i file: da lì la fattura non arriva al cliente.',
    en: 'Those mailboxes take files in: from there the invoice does not reach the buyer.',
  },
  formula: 'PECDestinatario ≠ sdiNN@pec.fatturapa.it',
  wrong: {
    xml: `<CodiceDestinatario>0000000</CodiceDestinatario>
<PECDestinatario>sdi01@pec.fatturapa.it</PECDestinatario>`,
  },
  right: {
    xml: `<CodiceDestinatario>0000000</CodiceDestinatario>
<PECDestinatario>locanda@pec.example.it</PECDestinatario>`,
  },
  remedy: {
    it: 'Scrivere la PEC del cliente, o togliere il campo: 0000000 senza PEC è ammesso.',
    en: 'Write the PEC address of the buyer, or take the field away: 0000000 without PEC is allowed.',
  },
  readings: {
    it: "Le fonti dicono che l'indirizzo non può essere di SdI, non quali sono: leggiamo sdi, con o senza numero, a pec.fatturapa.it, senza guardare le maiuscole.",
    en: "The sources say that the address cannot be one of SdI's, not which those are: we read sdi, with a number or without, at pec.fatturapa.it, in any letter case.",
  },
  sources: ['Allegato A 1.9.1, Appendice 1, 00330', 'Rappresentazione tabellare, 1.1.6'],
};
