/** Every code list, by name: closed ones (the schema enumerates the codes) and open ones (for reference). */

import { Art73Codes } from './art73.ts';
import { BolloVirtualeCodes } from './bolloVirtuale.ts';
import { CausalePagamentoCodes } from './causalePagamento.ts';
import type { CodeList } from './codeList.ts';
import { CondizioniPagamentoCodes } from './condizioniPagamento.ts';
import { EsigibilitaIVACodes } from './esigibilitaIVA.ts';
import { FormatoTrasmissioneCodes } from './formatoTrasmissione.ts';
import { FormatoTrasmissioneSemplificataCodes } from './formatoTrasmissioneSemplificata.ts';
import { ModalitaPagamentoCodes } from './modalitaPagamento.ts';
import { NaturaCodes } from './natura.ts';
import { NaturaSemplificataCodes } from './naturaSemplificata.ts';
import { RegimeFiscaleCodes } from './regimeFiscale.ts';
import { RitenutaCodes } from './ritenuta.ts';
import { SocioUnicoCodes } from './socioUnico.ts';
import { SoggettoEmittenteCodes } from './soggettoEmittente.ts';
import { StatoLiquidazioneCodes } from './statoLiquidazione.ts';
import { TipoCassaCodes } from './tipoCassa.ts';
import { TipoCessionePrestazioneCodes } from './tipoCessionePrestazione.ts';
import { TipoDocumentoCodes } from './tipoDocumento.ts';
import { TipoDocumentoSemplificataCodes } from './tipoDocumentoSemplificata.ts';
import { TipoRitenutaCodes } from './tipoRitenuta.ts';
import { TipoScontoMaggiorazioneCodes } from './tipoScontoMaggiorazione.ts';

export {
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
};

export const codeLists: readonly CodeList[] = [
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
];
