import { block, element, many, one, optional } from '../grammar.ts';
import {
  ABI,
  Amount2Decimal,
  BIC,
  CAB,
  CodiceFiscalePF,
  CondizioniPagamento,
  GiorniTerminePagamento,
  IBAN,
  ModalitaPagamento,
  String20,
  String60,
  String60Latin,
  String80Latin,
  String200Latin,
  Titolo,
  XsDate,
} from '../simpleTypes.ts';

export const DettaglioPagamento = block('DettaglioPagamento', [
  element('Beneficiario', String200Latin, optional, 'IT?', 'EN?'),
  element('ModalitaPagamento', ModalitaPagamento, one, 'IT?', 'EN?'),
  element('DataRiferimentoTerminiPagamento', XsDate, optional, 'IT?', 'EN?'),
  element('GiorniTerminiPagamento', GiorniTerminePagamento, optional, 'IT?', 'EN?', { form: 'integer' }),
  element('DataScadenzaPagamento', XsDate, optional, 'IT?', 'EN?'),
  element('ImportoPagamento', Amount2Decimal, one, 'IT?', 'EN?'),
  element('CodUfficioPostale', String20, optional, 'IT?', 'EN?'),
  element('CognomeQuietanzante', String60Latin, optional, 'IT?', 'EN?'),
  element('NomeQuietanzante', String60Latin, optional, 'IT?', 'EN?'),
  element('CFQuietanzante', CodiceFiscalePF, optional, 'IT?', 'EN?'),
  element('TitoloQuietanzante', Titolo, optional, 'IT?', 'EN?'),
  element('IstitutoFinanziario', String80Latin, optional, 'IT?', 'EN?'),
  element('IBAN', IBAN, optional, 'IT?', 'EN?'),
  element('ABI', ABI, optional, 'IT?', 'EN?'),
  element('CAB', CAB, optional, 'IT?', 'EN?'),
  element('BIC', BIC, optional, 'IT?', 'EN?'),
  element('ScontoPagamentoAnticipato', Amount2Decimal, optional, 'IT?', 'EN?'),
  element('DataLimitePagamentoAnticipato', XsDate, optional, 'IT?', 'EN?'),
  element('PenalitaPagamentiRitardati', Amount2Decimal, optional, 'IT?', 'EN?'),
  element('DataDecorrenzaPenale', XsDate, optional, 'IT?', 'EN?'),
  element('CodicePagamento', String60, optional, 'IT?', 'EN?'),
]);

export const DatiPagamento = block('DatiPagamento', [
  element('CondizioniPagamento', CondizioniPagamento, one, 'IT?', 'EN?'),
  element('DettaglioPagamento', DettaglioPagamento, many, 'IT?', 'EN?'),
]);
