import { block, choice, element, one, optional } from '../grammar.ts';
import { IdFiscale, Indirizzo } from '../shared.ts';
import { CodiceFiscale, String60Latin, String80Latin } from '../simpleTypes.ts';
import { Anagrafica } from './anagrafica.ts';

const DatiAnagraficiCessionario = block('DatiAnagraficiCessionario', [
  element(
    'IdFiscaleIVA',
    IdFiscale,
    optional,
    'Partita IVA del cliente, con la sigla del Paese; serve questa o il codice fiscale.',
    'VAT number of the customer, with its country; either this or CodiceFiscale is required.',
  ),
  element(
    'CodiceFiscale',
    CodiceFiscale,
    optional,
    'Codice fiscale del cliente; necessario quando manca la partita IVA, come per i consumatori.',
    'Italian fiscal code of the customer; required without a VAT number, as for consumers.',
  ),
  element(
    'Anagrafica',
    Anagrafica,
    one,
    'Denominazione, oppure nome e cognome, del cliente.',
    'Company name, or given and family name, of the customer.',
  ),
]);

export const RappresentanteFiscaleCessionario = block('RappresentanteFiscaleCessionario', [
  element(
    'IdFiscaleIVA',
    IdFiscale,
    one,
    'Partita IVA del rappresentante fiscale del cliente, con la sigla del Paese.',
    "VAT number of the customer's tax representative, with its country.",
  ),
  choice(
    [
      element(
        'Denominazione',
        String80Latin,
        one,
        'Ditta, denominazione o ragione sociale del rappresentante fiscale del cliente; si usa al posto di nome e cognome.',
        "Business or company name of the customer's tax representative; used instead of Nome and Cognome.",
      ),
    ],
    [
      element(
        'Nome',
        String60Latin,
        one,
        'Nome del rappresentante fiscale del cliente, se persona fisica; va indicato insieme al cognome.',
        "Given name of the customer's tax representative if a natural person; used together with Cognome.",
      ),
      element(
        'Cognome',
        String60Latin,
        one,
        'Cognome del rappresentante fiscale del cliente, se persona fisica; va indicato insieme al nome.',
        "Family name of the customer's tax representative if a natural person; used together with Nome.",
      ),
    ],
  ),
]);

export const CessionarioCommittente = block('CessionarioCommittente', [
  element(
    'DatiAnagrafici',
    DatiAnagraficiCessionario,
    one,
    'Dati fiscali e anagrafici del cliente: identificativi e denominazione.',
    'Tax and identity data of the customer: identifiers and name.',
  ),
  element(
    'Sede',
    Indirizzo,
    one,
    "Sede legale o domicilio del cliente; all'estero se non è residente.",
    'Registered office or domicile of the customer; abroad when not resident.',
  ),
  element(
    'StabileOrganizzazione',
    Indirizzo,
    optional,
    'Stabile organizzazione in Italia attraverso cui un cliente non residente acquista.',
    'Permanent establishment in Italy through which a non-resident customer buys.',
  ),
  element(
    'RappresentanteFiscale',
    RappresentanteFiscaleCessionario,
    optional,
    'Rappresentante fiscale in Italia di un cliente non residente che acquista suo tramite.',
    'Tax representative in Italy through whom a non-resident customer buys.',
  ),
]);
