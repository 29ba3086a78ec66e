/** Format 1.1: its differences from the current format, found by comparing the official schemas. */
import { code, codeList } from '../codes/codeList.ts';
import {
  Amount2Decimal,
  CodiceDestinatario,
  EmailContatti,
  FormatoTrasmissione,
  IBAN,
  String35,
} from '../simpleTypes.ts';
import { absent, ofType, onlyOne, type Retirement, required } from './changes.ts';
import { versionType } from './versionType.ts';

/** The type of all e-mail addresses. In the current format, the type with this name belongs to PECDestinatario only. */
const Email11 = { ...EmailContatti, name: 'Email11', xsdName: 'EmailType' };

export const format11: Retirement = {
  kind: 'SDI11',
  schema: { version: '1.1', since: '2015-02-02' },
  // From this day on, SdI accepted only the formats FPA12 and FPR12.
  until: '2017-01-01',
  versione: versionType('1.1'),
  elements: {
    'DatiTrasmissione/PECDestinatario': absent,
    'ContattiTrasmittente/Email': ofType(Email11),
    'Contatti/Email': ofType(Email11),
    'CessionarioCommittente/StabileOrganizzazione': absent,
    'CessionarioCommittente/RappresentanteFiscale': absent,
    'DatiGeneraliDocumento/DatiRitenuta': onlyOne,
    'DatiBollo/ImportoBollo': required,
    'ScontoMaggiorazione/Importo': ofType(Amount2Decimal),
    'CodiceArticolo/CodiceValore': ofType(String35),
  },
  types: {
    CodiceDestinatario: { ...CodiceDestinatario, name: 'CodiceDestinatario11', pattern: '[A-Z0-9]{6}' },
    IBAN: { ...IBAN, name: 'IBAN11', pattern: '[a-zA-Z]{2}[0-9]{2}[a-zA-Z0-9]{23,30}' },
    FormatoTrasmissione: {
      ...FormatoTrasmissione,
      name: 'FormatoTrasmissione11',
      codes: codeList('FormatoTrasmissione11', { it: 'Formato della fattura', en: 'Format of the invoice' }, [
        code('SDI11', 'Fattura nel formato 1.1', 'Invoice in format 1.1'),
      ]),
    },
  },
  codes: {
    RegimeFiscale: { with: ['RF03'] },
    TipoDocumento: { without: ['TD20'] },
    Natura: { without: ['N7'] },
    ModalitaPagamento: { without: ['MP22'] },
    // EsigibilitaIVA S is missing in the first publication of the schema and was added for the split payment of 2015.
  },
};
