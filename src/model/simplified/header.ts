import { block, choice, element, one, optional } from '../grammar.ts';
import { IdFiscale, Indirizzo, IscrizioneREA } from '../shared.ts';
import {
  CodiceDestinatarioSemplificata,
  CodiceFiscale,
  Email,
  FormatoTrasmissioneSemplificata,
  RegimeFiscale,
  SoggettoEmittente,
  String10,
  String60Latin,
  String80Latin,
} from '../simpleTypes.ts';

export const DatiTrasmissioneSemplificata = block(
  'DatiTrasmissioneSemplificata',
  [
    element('IdTrasmittente', IdFiscale, one, 'IT?', 'EN?'),
    element('ProgressivoInvio', String10, one, 'IT?', 'EN?'),
    element('FormatoTrasmissione', FormatoTrasmissioneSemplificata, one, 'IT?', 'EN?'),
    element('CodiceDestinatario', CodiceDestinatarioSemplificata, one, 'IT?', 'EN?'),
    element('PECDestinatario', Email, optional, 'IT?', 'EN?'),
  ],
  'DatiTrasmissioneType',
);

export const RappresentanteFiscaleSemplificata = block(
  'RappresentanteFiscaleSemplificata',
  [
    element('IdFiscaleIVA', IdFiscale, one, 'IT?', 'EN?'),
    choice(
      [element('Denominazione', String80Latin, one, 'IT?', 'EN?')],
      [
        element('Nome', String60Latin, one, 'IT?', 'EN?'),
        element('Cognome', String60Latin, one, 'IT?', 'EN?'),
      ],
    ),
  ],
  'RappresentanteFiscaleType',
);

export const CedentePrestatoreSemplificata = block(
  'CedentePrestatoreSemplificata',
  [
    element('IdFiscaleIVA', IdFiscale, one, 'IT?', 'EN?'),
    element('CodiceFiscale', CodiceFiscale, optional, 'IT?', 'EN?'),
    choice(
      [element('Denominazione', String80Latin, one, 'IT?', 'EN?')],
      [
        element('Nome', String60Latin, one, 'IT?', 'EN?'),
        element('Cognome', String60Latin, one, 'IT?', 'EN?'),
      ],
    ),
    element('Sede', Indirizzo, one, 'IT?', 'EN?'),
    element('StabileOrganizzazione', Indirizzo, optional, 'IT?', 'EN?'),
    element('RappresentanteFiscale', RappresentanteFiscaleSemplificata, optional, 'IT?', 'EN?'),
    element('IscrizioneREA', IscrizioneREA, optional, 'IT?', 'EN?'),
    element('RegimeFiscale', RegimeFiscale, one, 'IT?', 'EN?'),
  ],
  'CedentePrestatoreType',
);

export const IdentificativiFiscaliSemplificata = block(
  'IdentificativiFiscaliSemplificata',
  [
    element('IdFiscaleIVA', IdFiscale, optional, 'IT?', 'EN?'),
    element('CodiceFiscale', CodiceFiscale, optional, 'IT?', 'EN?'),
  ],
  'IdentificativiFiscaliType',
);

export const AltriDatiIdentificativiSemplificata = block(
  'AltriDatiIdentificativiSemplificata',
  [
    choice(
      [element('Denominazione', String80Latin, one, 'IT?', 'EN?')],
      [
        element('Nome', String60Latin, one, 'IT?', 'EN?'),
        element('Cognome', String60Latin, one, 'IT?', 'EN?'),
      ],
    ),
    element('Sede', Indirizzo, one, 'IT?', 'EN?'),
    element('StabileOrganizzazione', Indirizzo, optional, 'IT?', 'EN?'),
    element('RappresentanteFiscale', RappresentanteFiscaleSemplificata, optional, 'IT?', 'EN?'),
  ],
  'AltriDatiIdentificativiType',
);

export const CessionarioCommittenteSemplificata = block(
  'CessionarioCommittenteSemplificata',
  [
    element('IdentificativiFiscali', IdentificativiFiscaliSemplificata, one, 'IT?', 'EN?'),
    element('AltriDatiIdentificativi', AltriDatiIdentificativiSemplificata, optional, 'IT?', 'EN?'),
  ],
  'CessionarioCommittenteType',
);

export const FatturaElettronicaHeaderSemplificata = block(
  'FatturaElettronicaHeaderSemplificata',
  [
    element('DatiTrasmissione', DatiTrasmissioneSemplificata, one, 'IT?', 'EN?'),
    element('CedentePrestatore', CedentePrestatoreSemplificata, one, 'IT?', 'EN?'),
    element('CessionarioCommittente', CessionarioCommittenteSemplificata, one, 'IT?', 'EN?'),
    element('SoggettoEmittente', SoggettoEmittente, optional, 'IT?', 'EN?'),
  ],
  'FatturaElettronicaHeaderType',
);
