import { SELF_INVOICES_STAY_OUT } from './namedCodes.ts';
import type { Page } from './page.ts';

export const pqRecipient: Page = {
  code: 'Q-RECIPIENT',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Un cessionario estero senza identificativi italiani va di norma con XXXXXXX, uno di San Marino con 2R4GTO8; in una FPA12 il codice 999999 non è di alcun ufficio.',
    en: 'This is no SdI control: SdI takes the invoice all the same. A foreign buyer without Italian identifiers as a rule goes with XXXXXXX, one in San Marino with 2R4GTO8; in an FPA12 the code 999999 is of no office.',
  },
  why: {
    it: "Con XXXXXXX la fattura vale anche come comunicazione delle operazioni con l'estero, e SdI non cerca di recapitarla: il cliente ne riceve una copia dal cedente.",
    en: 'With XXXXXXX the invoice also serves as the report of operations with abroad, and SdI does not try to deliver it: the buyer gets a copy from the supplier.',
  },
  exceptions: [
    {
      it: 'Chi ha un codice fiscale italiano, un rappresentante fiscale o una stabile organizzazione usa il codice che vuole.',
      en: 'Whoever has an Italian fiscal code, a tax representative or a stable organisation uses any code.',
    },
    {
      it: '0000000 senza PEC per un cliente italiano è regolare.',
      en: '0000000 without PEC for an Italian buyer is regular.',
    },
    {
      it: "L'uso di XXXXXXX per un cliente italiano è il controllo 00313.",
      en: 'XXXXXXX for an Italian buyer is control 00313.',
    },
    SELF_INVOICES_STAY_OUT,
  ],
  wrong: {
    xml: `<CodiceDestinatario>0000000</CodiceDestinatario>
<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>AT</IdPaese>
      <IdCodice>U12345675</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Gasthof Waldblick</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Hauptstrasse 1</Indirizzo>
    <CAP>00000</CAP>
    <Comune>Lienz</Comune>
    <Nazione>AT</Nazione>
  </Sede>
</CessionarioCommittente>`,
  },
  right: {
    xml: `<CodiceDestinatario>XXXXXXX</CodiceDestinatario>
<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>AT</IdPaese>
      <IdCodice>U12345675</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Gasthof Waldblick</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Hauptstrasse 1</Indirizzo>
    <CAP>00000</CAP>
    <Comune>Lienz</Comune>
    <Nazione>AT</Nazione>
  </Sede>
</CessionarioCommittente>`,
  },
  remedy: {
    it: "Scrivere XXXXXXX, per San Marino 2R4GTO8, per una pubblica amministrazione il codice dell'ufficio in IPA.",
    en: 'Write XXXXXXX, for San Marino 2R4GTO8, for a public administration the code of its office in IPA.',
  },
  sources: ['Provvedimento Agenzia delle Entrate 30 aprile 2018', 'DM 21 giugno 2021 (San Marino)'],
};
