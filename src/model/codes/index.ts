/** All code lists by name: closed ones (enumerated by the schema) and open ones (for reference). */

import { Art73Codes } from './art73.ts';
import { BolloVirtualeCodes } from './bolloVirtuale.ts';
import { CausalePagamentoCodes } from './causalePagamento.ts';
import type { CodeList } from './codeList.ts';
import { CodiceTipoCodes } from './codiceTipo.ts';
import { CondizioniPagamentoCodes } from './condizioniPagamento.ts';
import { DivisaCodes } from './divisa.ts';
import { EsigibilitaIVACodes } from './esigibilitaIVA.ts';
import { FormatoTrasmissioneCodes } from './formatoTrasmissione.ts';
import { FormatoTrasmissioneSemplificataCodes } from './formatoTrasmissioneSemplificata.ts';
import { ModalitaPagamentoCodes } from './modalitaPagamento.ts';
import { NaturaCodes } from './natura.ts';
import { NaturaSemplificataCodes } from './naturaSemplificata.ts';
import { NazioneCodes } from './nazione.ts';
import { ProvinciaCodes } from './provincia.ts';
import { RegimeFiscaleCodes } from './regimeFiscale.ts';
import { RitenutaCodes } from './ritenuta.ts';
import { SocioUnicoCodes } from './socioUnico.ts';
import { SoggettoEmittenteCodes } from './soggettoEmittente.ts';
import { StatoLiquidazioneCodes } from './statoLiquidazione.ts';
import { TipoCassaCodes } from './tipoCassa.ts';
import { TipoCessionePrestazioneCodes } from './tipoCessionePrestazione.ts';
import { TipoDatoCodes } from './tipoDato.ts';
import { TipoDocumentoCodes } from './tipoDocumento.ts';
import { TipoDocumentoSemplificataCodes } from './tipoDocumentoSemplificata.ts';
import { TipoResaCodes } from './tipoResa.ts';
import { TipoRitenutaCodes } from './tipoRitenuta.ts';
import { TipoScontoMaggiorazioneCodes } from './tipoScontoMaggiorazione.ts';

export {
  Art73Codes,
  BolloVirtualeCodes,
  CausalePagamentoCodes,
  CodiceTipoCodes,
  CondizioniPagamentoCodes,
  DivisaCodes,
  EsigibilitaIVACodes,
  FormatoTrasmissioneCodes,
  FormatoTrasmissioneSemplificataCodes,
  ModalitaPagamentoCodes,
  NaturaCodes,
  NaturaSemplificataCodes,
  NazioneCodes,
  ProvinciaCodes,
  RegimeFiscaleCodes,
  RitenutaCodes,
  SocioUnicoCodes,
  SoggettoEmittenteCodes,
  StatoLiquidazioneCodes,
  TipoCassaCodes,
  TipoCessionePrestazioneCodes,
  TipoDatoCodes,
  TipoDocumentoCodes,
  TipoDocumentoSemplificataCodes,
  TipoResaCodes,
  TipoRitenutaCodes,
  TipoScontoMaggiorazioneCodes,
};

/** The official lists of codes, by name. */
export const codeLists: readonly CodeList[] = [
  Art73Codes,
  BolloVirtualeCodes,
  CausalePagamentoCodes,
  CodiceTipoCodes,
  CondizioniPagamentoCodes,
  DivisaCodes,
  EsigibilitaIVACodes,
  FormatoTrasmissioneCodes,
  FormatoTrasmissioneSemplificataCodes,
  ModalitaPagamentoCodes,
  NaturaCodes,
  NaturaSemplificataCodes,
  NazioneCodes,
  ProvinciaCodes,
  RegimeFiscaleCodes,
  RitenutaCodes,
  SocioUnicoCodes,
  SoggettoEmittenteCodes,
  StatoLiquidazioneCodes,
  TipoCassaCodes,
  TipoCessionePrestazioneCodes,
  TipoDatoCodes,
  TipoDocumentoCodes,
  TipoDocumentoSemplificataCodes,
  TipoResaCodes,
  TipoRitenutaCodes,
  TipoScontoMaggiorazioneCodes,
];
