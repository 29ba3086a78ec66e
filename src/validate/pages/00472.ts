import { documentTypes } from '../../domain/documents.ts';
import { named } from './namedCodes.ts';
import type { Page } from './page.ts';

const TYPES = named(documentTypes(({ parties }) => parties === 'one'));

export const p00472: Page = {
  code: '00472',
  checks: {
    it: `Con ${TYPES.it} cedente e cessionario devono avere la stessa partita IVA.`,
    en: `With ${TYPES.en} supplier and buyer have to have the same VAT number.`,
  },
  why: {
    it: 'Sono autofatture per splafonamento (TD21), autoconsumo o cessione gratuita (TD27): il soggetto è uno solo.',
    en: 'They are self-invoices for having bought more without VAT than allowed (TD21), for own use or gifts (TD27): there is only one party.',
  },
  formula: 'IdFiscaleIVA (CedentePrestatore) = IdFiscaleIVA (CessionarioCommittente)',
  wrong: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>01234567897</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Locanda del Ponte</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Piazza Nuova</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
</CessionarioCommittente>
<TipoDocumento>TD21</TipoDocumento>`,
    note: {
      it: 'Il cedente è IT 12345678903.',
      en: 'The supplier is IT 12345678903.',
    },
  },
  right: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>12345678903</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Falegnameria Betulla</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Piazza Nuova</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
</CessionarioCommittente>
<TipoDocumento>TD21</TipoDocumento>`,
  },
  remedy: {
    it: "Scrivere chi emette sia come cedente sia come cessionario; se l'operazione è fra due soggetti scegliere un altro TipoDocumento.",
    en: 'Write whoever issues both as supplier and as buyer; where two are concerned choose another TipoDocumento.',
  },
  undecided: {
    it: 'Di un cessionario con il solo CodiceFiscale SdI cerca la partita IVA in Anagrafe Tributaria: da soli non possiamo, e non diciamo nulla. Lo stesso se la partita IVA è una e i codici fiscali due (gruppo IVA).',
    en: 'Of a buyer with CodiceFiscale only, SdI looks the VAT number up in the Anagrafe Tributaria: alone we cannot, and say nothing. The same where there is one VAT number and two fiscal codes (VAT group).',
  },
  readings: {
    it: "L'Elenco v2.0 nomina solo TD21; l'Allegato A e la Rappresentazione tabellare anche TD27. Prendiamo entrambi.",
    en: 'The Elenco v2.0 names TD21 only; Allegato A and the Rappresentazione tabellare TD27 too. We take both.',
  },
  sources: [
    'Elenco dei controlli v2.0, 00472',
    'Allegato A 1.9.1, Appendice 1, 00472',
    'Rappresentazione tabellare, 2.1.1.1',
  ],
};
