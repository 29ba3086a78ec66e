/** Format 1.0: its differences from format 1.1, found by comparing the official schemas. */
import { code, codeList } from '../codes/codeList.ts';
import { element, one, optional } from '../grammar.ts';
import type { SimpleType } from '../lexical.ts';
import { FormatoTrasmissione, Quantita, String15, String100Latin, XsDate } from '../simpleTypes.ts';
import { after, ofType, onlyOne, type Retirement, replacedBy } from './changes.ts';
import { versionType } from './versionType.ts';

const NumeroBollo10: SimpleType = {
  kind: 'simple',
  name: 'NumeroBollo10',
  xsdName: 'NumeroBolloType',
  base: 'normalizedString',
  whitespace: 'replace',
  characters: 'BasicLatin',
  minLength: 14,
  maxLength: 14,
};

const NumeroBollo = element(
  'NumeroBollo',
  NumeroBollo10,
  one,
  "Numero del contrassegno dell'imposta di bollo.",
  'Number of the revenue stamp.',
);

const NormaDiRiferimento = element(
  'NormaDiRiferimento',
  String100Latin,
  optional,
  "Norma in base alla quale l'IVA non è addebitata.",
  'Provision under which no VAT is charged.',
);

export const format10: Retirement = {
  kind: 'SDI10',
  schema: { version: '1.0', since: '2014-06-06' },
  until: '2015-02-02',
  versione: versionType('1.0'),
  elements: {
    'DatiGeneraliDocumento/Data': ofType(XsDate),
    'DatiGeneraliDocumento/Causale': onlyOne,
    'DatiBollo/BolloVirtuale': replacedBy(NumeroBollo),
    'DatiGenerali/FatturaPrincipale': after(NormaDiRiferimento),
    'DettaglioLinee/Descrizione': ofType(String100Latin),
    'DettaglioPagamento/CodicePagamento': ofType(String15),
  },
  types: {
    Quantita: { ...Quantita, name: 'Quantita10', pattern: String.raw`[0-9]{1,18}\.[0-9]{2}` },
    FormatoTrasmissione11: {
      ...FormatoTrasmissione,
      name: 'FormatoTrasmissione10',
      codes: codeList('FormatoTrasmissione10', { it: 'Formato della fattura', en: 'Format of the invoice' }, [
        code('SDI10', 'Fattura nel formato 1.0', 'Invoice in format 1.0'),
      ]),
    },
  },
  codes: {
    CausalePagamento: { with: ['F'], without: ['L1', 'M1', 'O1', 'V1'] },
    RegimeFiscale: { without: ['RF19'] },
    Natura: { without: ['N6'] },
    ModalitaPagamento: { without: ['MP18', 'MP19', 'MP20', 'MP21'] },
    EsigibilitaIVA: { without: ['S'] },
  },
};
