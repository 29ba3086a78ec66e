import type { Page } from './page.ts';

export const p00304: Page = {
  code: '00304',
  checks: {
    it: "Il codice fiscale del rappresentante fiscale del cedente, se c'è, deve essere noto all'Anagrafe Tributaria.",
    en: "The fiscal code of the supplier's tax representative, where there is one, has to be known to the Anagrafe Tributaria.",
  },
  why: {
    it: "Il rappresentante risponde in Italia per chi è all'estero.",
    en: 'The representative answers in Italy for somebody abroad.',
  },
  wrong: {
    xml: `<RappresentanteFiscale>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>05772156641</IdCodice>
    </IdFiscaleIVA>
    <CodiceFiscale>80000000003</CodiceFiscale>
    <Anagrafica>
      <Denominazione>Studio Ginepro</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
</RappresentanteFiscale>
<CessionarioCommittente>
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
</CessionarioCommittente>`,
    note: {
      it: "L'ultima cifra dovrebbe essere 2.",
      en: 'The last digit should be 2.',
    },
  },
  right: {
    xml: `<RappresentanteFiscale>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>05772156641</IdCodice>
    </IdFiscaleIVA>
    <CodiceFiscale>80000000002</CodiceFiscale>
    <Anagrafica>
      <Denominazione>Studio Ginepro</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
</RappresentanteFiscale>
<CessionarioCommittente>
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
</CessionarioCommittente>`,
  },
  remedy: {
    it: 'Ricopiare il codice fiscale da un documento sicuro, oppure togliere CodiceFiscale.',
    en: 'Copy the fiscal code from a trusted document, or take CodiceFiscale away.',
  },
  undecided: {
    it: "Che il codice fiscale esista lo sa solo l'Anagrafe Tributaria: se il carattere di controllo torna non diciamo nulla. Chi ha un registro lo collega con l'opzione `registry` della libreria.",
    en: 'That the fiscal code exists only the Anagrafe Tributaria knows: where its check character is right we say nothing. Whoever has a register plugs it in by the option `registry` of the library.',
  },
  readings: {
    it: "Solo l'Elenco ha questo codice, non la specifica tecnica. Un codice con il carattere di controllo sbagliato non è di nessuno: lo diamo per errore.",
    en: "Only the Elenco has this code, the technical specification has not. A code with a wrong check character is nobody's: we call it an error.",
  },
  sources: ['Elenco dei controlli v2.0, 00304', 'DM 23 dicembre 1976'],
};
