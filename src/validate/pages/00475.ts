import { documentTypes } from '../../domain/documents.ts';
import { named } from './namedCodes.ts';
import type { Page } from './page.ts';

const TYPES = named(documentTypes(({ madeBy }) => madeBy === 'buyer'));

export const p00475: Page = {
  code: '00475',
  checks: {
    it: `Con ${TYPES.it} il cessionario deve avere IdFiscaleIVA.`,
    en: `With ${TYPES.en} the buyer has to have IdFiscaleIVA.`,
  },
  why: {
    it: 'È il cessionario a emettere questi documenti, come soggetto IVA.',
    en: 'It is the buyer who issues these documents, as a taxable person.',
  },
  wrong: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <CodiceFiscale>01234567897</CodiceFiscale>
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
<TipoDocumento>TD16</TipoDocumento>`,
  },
  right: {
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
<TipoDocumento>TD16</TipoDocumento>`,
  },
  remedy: {
    it: 'Aggiungere IdFiscaleIVA del cessionario. CodiceFiscale può restare, ma non basta.',
    en: 'Add IdFiscaleIVA of the buyer. CodiceFiscale may stay, but is not enough.',
  },
  sources: ['Elenco dei controlli v2.0, 00475'],
};
