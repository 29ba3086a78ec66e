/** All simple types of the two schemas, by official name without `Type`. */
import {
  Art73Codes,
  BolloVirtualeCodes,
  CausalePagamentoCodes,
  CondizioniPagamentoCodes,
  EsigibilitaIVACodes,
  FormatoTrasmissioneCodes,
  FormatoTrasmissioneSemplificataCodes,
  ModalitaPagamentoCodes,
  NaturaCodes,
  NaturaSemplificataCodes,
  RegimeFiscaleCodes,
  RitenutaCodes,
  SocioUnicoCodes,
  SoggettoEmittenteCodes,
  StatoLiquidazioneCodes,
  TipoCassaCodes,
  TipoCessionePrestazioneCodes,
  TipoDocumentoCodes,
  TipoDocumentoSemplificataCodes,
  TipoRitenutaCodes,
  TipoScontoMaggiorazioneCodes,
} from './codes/index.ts';
import type { Base, SimpleType, Whitespace } from './lexical.ts';

type Facets = Omit<SimpleType, 'kind' | 'name' | 'xsdName' | 'base' | 'whitespace'>;

export function simple(
  name: string,
  base: Base,
  whitespace: Whitespace,
  facets: Facets = {},
  xsdName = `${name}Type`,
): SimpleType {
  return { kind: 'simple', name, xsdName, base, whitespace, ...facets };
}

/**
 * Matches `.+@.+[.]+.+` in linear time: an @ after the first character, a point at least two characters after it, and
 * something after the point.
 */
function looksLikeEmail(value: string): boolean {
  if (/[\n\r]/.test(value)) return false;
  const at = value.indexOf('@', 1);
  return at > 0 && value.lastIndexOf('.', value.length - 2) >= at + 2;
}

export const XsDate = simple('XsDate', 'date', 'collapse', {}, 'xs:date');
export const XsDateTime = simple('XsDateTime', 'dateTime', 'collapse', {}, 'xs:dateTime');
export const XsBase64Binary = simple('XsBase64Binary', 'base64Binary', 'collapse', {}, 'xs:base64Binary');
export const CodiceDestinatario = simple('CodiceDestinatario', 'string', 'preserve', {
  pattern: '[A-Z0-9]{6,7}',
});
export const Codice = simple('Codice', 'string', 'preserve', { minLength: 1, maxLength: 28 });
export const FormatoTrasmissione = simple('FormatoTrasmissione', 'string', 'preserve', {
  codes: FormatoTrasmissioneCodes,
});
export const CausalePagamento = simple('CausalePagamento', 'string', 'preserve', {
  codes: CausalePagamentoCodes,
});
export const TipoScontoMaggiorazione = simple('TipoScontoMaggiorazione', 'string', 'preserve', {
  codes: TipoScontoMaggiorazioneCodes,
});
export const Art73 = simple('Art73', 'string', 'preserve', { codes: Art73Codes });
export const TipoCassa = simple('TipoCassa', 'string', 'preserve', { codes: TipoCassaCodes });
export const TipoDocumento = simple('TipoDocumento', 'string', 'preserve', { codes: TipoDocumentoCodes });
export const TipoRitenuta = simple('TipoRitenuta', 'string', 'preserve', { codes: TipoRitenutaCodes });
export const RiferimentoNumeroLinea = simple('RiferimentoNumeroLinea', 'integer', 'collapse', {
  minimum: '1',
  maximum: '9999',
});
export const SoggettoEmittente = simple('SoggettoEmittente', 'string', 'preserve', {
  codes: SoggettoEmittenteCodes,
});
export const RegimeFiscale = simple('RegimeFiscale', 'string', 'preserve', { codes: RegimeFiscaleCodes });
export const CondizioniPagamento = simple('CondizioniPagamento', 'string', 'preserve', {
  codes: CondizioniPagamentoCodes,
});
export const ModalitaPagamento = simple('ModalitaPagamento', 'string', 'preserve', {
  codes: ModalitaPagamentoCodes,
});
export const IBAN = simple('IBAN', 'string', 'preserve', {
  pattern: '[a-zA-Z]{2}[0-9]{2}[a-zA-Z0-9]{11,30}',
});
export const BIC = simple('BIC', 'string', 'preserve', {
  pattern: '[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3}){0,1}',
});
export const Ritenuta = simple('Ritenuta', 'string', 'preserve', { codes: RitenutaCodes });
export const EsigibilitaIVA = simple('EsigibilitaIVA', 'string', 'preserve', { codes: EsigibilitaIVACodes });
export const Natura = simple('Natura', 'string', 'preserve', { codes: NaturaCodes });
export const CodiceFiscale = simple('CodiceFiscale', 'string', 'preserve', {
  pattern: '[A-Z0-9]{11,16}',
});
export const CodiceFiscalePF = simple('CodiceFiscalePF', 'string', 'preserve', {
  pattern: '[A-Z0-9]{16}',
});
export const CodEORI = simple('CodEORI', 'string', 'preserve', { minLength: 13, maxLength: 17 });
export const SocioUnico = simple('SocioUnico', 'string', 'preserve', { codes: SocioUnicoCodes });
export const StatoLiquidazione = simple('StatoLiquidazione', 'string', 'preserve', {
  codes: StatoLiquidazioneCodes,
});
export const TipoCessionePrestazione = simple('TipoCessionePrestazione', 'string', 'preserve', {
  codes: TipoCessionePrestazioneCodes,
});
export const Titolo = simple('Titolo', 'normalizedString', 'collapse', {
  characters: 'BasicLatin',
  minLength: 2,
  maxLength: 10,
});
export const String10 = simple('String10', 'normalizedString', 'replace', {
  characters: 'BasicLatin',
  minLength: 1,
  maxLength: 10,
});
export const String15 = simple('String15', 'normalizedString', 'replace', {
  characters: 'BasicLatin',
  minLength: 1,
  maxLength: 15,
});
export const String20 = simple('String20', 'normalizedString', 'replace', {
  characters: 'BasicLatin',
  minLength: 1,
  maxLength: 20,
});
export const String35 = simple('String35', 'normalizedString', 'replace', {
  characters: 'BasicLatin',
  minLength: 1,
  maxLength: 35,
});
export const String35LatinExt = simple('String35LatinExt', 'normalizedString', 'replace', {
  minLength: 1,
  maxLength: 35,
});
export const String60 = simple('String60', 'normalizedString', 'replace', {
  characters: 'BasicLatin',
  minLength: 1,
  maxLength: 60,
});
export const String60Latin = simple('String60Latin', 'normalizedString', 'replace', {
  characters: 'Latin1',
  minLength: 1,
  maxLength: 60,
});
export const String80Latin = simple('String80Latin', 'normalizedString', 'replace', {
  characters: 'Latin1',
  minLength: 1,
  maxLength: 80,
});
export const String100Latin = simple('String100Latin', 'normalizedString', 'replace', {
  characters: 'Latin1',
  minLength: 1,
  maxLength: 100,
});
export const String200Latin = simple('String200Latin', 'normalizedString', 'replace', {
  characters: 'Latin1',
  minLength: 1,
  maxLength: 200,
});
export const String1000Latin = simple('String1000Latin', 'normalizedString', 'replace', {
  characters: 'Latin1',
  minLength: 1,
  maxLength: 1000,
});
export const Provincia = simple('Provincia', 'string', 'preserve', { pattern: '[A-Z]{2}' });
export const Nazione = simple('Nazione', 'string', 'preserve', { pattern: '[A-Z]{2}' });
export const Divisa = simple('Divisa', 'string', 'preserve', { pattern: '[A-Z]{3}' });
export const TipoResa = simple('TipoResa', 'string', 'preserve', { pattern: '[A-Z]{3}' });
export const NumeroCivico = simple('NumeroCivico', 'normalizedString', 'replace', {
  characters: 'BasicLatin',
  minLength: 1,
  maxLength: 8,
});
export const BolloVirtuale = simple('BolloVirtuale', 'string', 'preserve', { codes: BolloVirtualeCodes });
export const TelFax = simple('TelFax', 'normalizedString', 'replace', {
  characters: 'BasicLatin',
  minLength: 5,
  maxLength: 12,
});
export const Email = simple('Email', 'token', 'collapse', {
  maxLength: 256,
  pattern: String.raw`([!#-'*+/-9=?A-Z^-~-]+(\.[!#-'*+/-9=?A-Z^-~-]+)*|"(\[\]!#-[^-~ \t]|(\\[\t -~]))+")@([!#-'*+/-9=?A-Z^-~-]+(\.[!#-'*+/-9=?A-Z^-~-]+)*|\[[\t -Z^-~]*\])`,
});
export const EmailContatti = simple('EmailContatti', 'string', 'preserve', {
  minLength: 7,
  maxLength: 256,
  pattern: '.+@.+[.]+.+',
  test: looksLikeEmail,
});
export const Peso = simple('Peso', 'decimal', 'collapse', { pattern: String.raw`[0-9]{1,4}\.[0-9]{1,2}` });
export const Amount8Decimal = simple('Amount8Decimal', 'decimal', 'collapse', {
  pattern: String.raw`[\-]?[0-9]{1,11}\.[0-9]{2,8}`,
});
export const Amount2Decimal = simple('Amount2Decimal', 'decimal', 'collapse', {
  pattern: String.raw`[\-]?[0-9]{1,11}\.[0-9]{2}`,
});
export const Rate = simple('Rate', 'decimal', 'collapse', {
  maximum: '100.00',
  pattern: String.raw`[0-9]{1,3}\.[0-9]{2}`,
});
export const RiferimentoFase = simple('RiferimentoFase', 'integer', 'collapse', {
  minimum: '1',
  maximum: '999',
});
export const NumeroColli = simple('NumeroColli', 'integer', 'collapse', { minimum: '1', maximum: '9999' });
export const NumeroLinea = simple('NumeroLinea', 'integer', 'collapse', { minimum: '1', maximum: '9999' });
export const CAP = simple('CAP', 'string', 'preserve', { pattern: '[0-9][0-9][0-9][0-9][0-9]' });
export const ABI = simple('ABI', 'string', 'preserve', { pattern: '[0-9][0-9][0-9][0-9][0-9]' });
export const CAB = simple('CAB', 'string', 'preserve', { pattern: '[0-9][0-9][0-9][0-9][0-9]' });
export const GiorniTerminePagamento = simple('GiorniTerminePagamento', 'integer', 'collapse', {
  minimum: '0',
  maximum: '999',
});
export const Quantita = simple('Quantita', 'decimal', 'collapse', {
  pattern: String.raw`[0-9]{1,12}\.[0-9]{2,8}`,
});
export const DataFattura = simple('DataFattura', 'date', 'collapse', { minimum: '1970-01-01' });
export const CodiceDestinatarioSemplificata = simple(
  'CodiceDestinatarioSemplificata',
  'string',
  'preserve',
  { pattern: '[A-Z0-9]{7}' },
  'CodiceDestinatarioType',
);
export const FormatoTrasmissioneSemplificata = simple(
  'FormatoTrasmissioneSemplificata',
  'string',
  'preserve',
  { codes: FormatoTrasmissioneSemplificataCodes },
  'FormatoTrasmissioneType',
);
export const TipoDocumentoSemplificata = simple(
  'TipoDocumentoSemplificata',
  'string',
  'preserve',
  { codes: TipoDocumentoSemplificataCodes },
  'TipoDocumentoType',
);
export const NaturaSemplificata = simple(
  'NaturaSemplificata',
  'string',
  'preserve',
  { codes: NaturaSemplificataCodes },
  'NaturaType',
);
