// Generated from the grammar by `npm run generate`. Do not edit.
import { ABI, Amount2Decimal, Amount8Decimal, BIC, CAB, CAP, CodEORI, Codice, CodiceDestinatario, CodiceDestinatarioSemplificata, CodiceFiscale, CodiceFiscalePF, DataFattura, Divisa, Email, EmailContatti, GiorniTerminePagamento, IBAN, Nazione, NumeroCivico, NumeroColli, NumeroLinea, Peso, Provincia, Quantita, Rate, RiferimentoFase, RiferimentoNumeroLinea, String10, String1000Latin, String100Latin, String15, String20, String200Latin, String35, String35LatinExt, String60, String60Latin, String80Latin, TelFax, TipoResa, Titolo, XsBase64Binary, XsDate, XsDateTime } from '../../model/simpleTypes.ts';
import { FastScan, giveUp } from '../read/fastScan.ts';

// Created by a constructor, so that the engine knows their size in advance; they are still plain objects.
type Make<T extends unknown[]> = new (...values: T) => object;
type Text = string | undefined;

const SoggettoEmittenteCodes: ReadonlyMap<string, string> = new Map([['CC', 'CC'], ['TZ', 'TZ']]);
const FormatoTrasmissioneCodes: ReadonlyMap<string, string> = new Map([['FPA12', 'FPA12'], ['FPR12', 'FPR12']]);
const RegimeFiscaleCodes: ReadonlyMap<string, string> = new Map([['RF01', 'RF01'], ['RF02', 'RF02'], ['RF04', 'RF04'], ['RF05', 'RF05'], ['RF06', 'RF06'], ['RF07', 'RF07'], ['RF08', 'RF08'], ['RF09', 'RF09'], ['RF10', 'RF10'], ['RF11', 'RF11'], ['RF12', 'RF12'], ['RF13', 'RF13'], ['RF14', 'RF14'], ['RF15', 'RF15'], ['RF16', 'RF16'], ['RF17', 'RF17'], ['RF18', 'RF18'], ['RF19', 'RF19'], ['RF20', 'RF20']]);
const SocioUnicoCodes: ReadonlyMap<string, string> = new Map([['SU', 'SU'], ['SM', 'SM']]);
const StatoLiquidazioneCodes: ReadonlyMap<string, string> = new Map([['LS', 'LS'], ['LN', 'LN']]);
const TipoDocumentoCodes: ReadonlyMap<string, string> = new Map([['TD01', 'TD01'], ['TD02', 'TD02'], ['TD03', 'TD03'], ['TD04', 'TD04'], ['TD05', 'TD05'], ['TD06', 'TD06'], ['TD16', 'TD16'], ['TD17', 'TD17'], ['TD18', 'TD18'], ['TD19', 'TD19'], ['TD20', 'TD20'], ['TD21', 'TD21'], ['TD22', 'TD22'], ['TD23', 'TD23'], ['TD24', 'TD24'], ['TD25', 'TD25'], ['TD26', 'TD26'], ['TD27', 'TD27'], ['TD28', 'TD28'], ['TD29', 'TD29']]);
const Art73Codes: ReadonlyMap<string, string> = new Map([['SI', 'SI']]);
const TipoRitenutaCodes: ReadonlyMap<string, string> = new Map([['RT01', 'RT01'], ['RT02', 'RT02'], ['RT03', 'RT03'], ['RT04', 'RT04'], ['RT05', 'RT05'], ['RT06', 'RT06']]);
const CausalePagamentoCodes: ReadonlyMap<string, string> = new Map([['A', 'A'], ['B', 'B'], ['C', 'C'], ['D', 'D'], ['E', 'E'], ['G', 'G'], ['H', 'H'], ['I', 'I'], ['L', 'L'], ['M', 'M'], ['N', 'N'], ['O', 'O'], ['P', 'P'], ['Q', 'Q'], ['R', 'R'], ['S', 'S'], ['T', 'T'], ['U', 'U'], ['V', 'V'], ['W', 'W'], ['X', 'X'], ['Y', 'Y'], ['Z', 'Z'], ['L1', 'L1'], ['M1', 'M1'], ['M2', 'M2'], ['O1', 'O1'], ['V1', 'V1'], ['ZO', 'ZO']]);
const BolloVirtualeCodes: ReadonlyMap<string, string> = new Map([['SI', 'SI']]);
const TipoCassaCodes: ReadonlyMap<string, string> = new Map([['TC01', 'TC01'], ['TC02', 'TC02'], ['TC03', 'TC03'], ['TC04', 'TC04'], ['TC05', 'TC05'], ['TC06', 'TC06'], ['TC07', 'TC07'], ['TC08', 'TC08'], ['TC09', 'TC09'], ['TC10', 'TC10'], ['TC11', 'TC11'], ['TC12', 'TC12'], ['TC13', 'TC13'], ['TC14', 'TC14'], ['TC15', 'TC15'], ['TC16', 'TC16'], ['TC17', 'TC17'], ['TC18', 'TC18'], ['TC19', 'TC19'], ['TC20', 'TC20'], ['TC21', 'TC21'], ['TC22', 'TC22']]);
const RitenutaCodes: ReadonlyMap<string, string> = new Map([['SI', 'SI']]);
const NaturaCodes: ReadonlyMap<string, string> = new Map([['N1', 'N1'], ['N2', 'N2'], ['N2.1', 'N2.1'], ['N2.2', 'N2.2'], ['N3', 'N3'], ['N3.1', 'N3.1'], ['N3.2', 'N3.2'], ['N3.3', 'N3.3'], ['N3.4', 'N3.4'], ['N3.5', 'N3.5'], ['N3.6', 'N3.6'], ['N4', 'N4'], ['N5', 'N5'], ['N6', 'N6'], ['N6.1', 'N6.1'], ['N6.2', 'N6.2'], ['N6.3', 'N6.3'], ['N6.4', 'N6.4'], ['N6.5', 'N6.5'], ['N6.6', 'N6.6'], ['N6.7', 'N6.7'], ['N6.8', 'N6.8'], ['N6.9', 'N6.9'], ['N7', 'N7']]);
const TipoScontoMaggiorazioneCodes: ReadonlyMap<string, string> = new Map([['SC', 'SC'], ['MG', 'MG']]);
const TipoCessionePrestazioneCodes: ReadonlyMap<string, string> = new Map([['SC', 'SC'], ['PR', 'PR'], ['AB', 'AB'], ['AC', 'AC']]);
const EsigibilitaIVACodes: ReadonlyMap<string, string> = new Map([['D', 'D'], ['I', 'I'], ['S', 'S']]);
const CondizioniPagamentoCodes: ReadonlyMap<string, string> = new Map([['TP01', 'TP01'], ['TP02', 'TP02'], ['TP03', 'TP03']]);
const ModalitaPagamentoCodes: ReadonlyMap<string, string> = new Map([['MP01', 'MP01'], ['MP02', 'MP02'], ['MP03', 'MP03'], ['MP04', 'MP04'], ['MP05', 'MP05'], ['MP06', 'MP06'], ['MP07', 'MP07'], ['MP08', 'MP08'], ['MP09', 'MP09'], ['MP10', 'MP10'], ['MP11', 'MP11'], ['MP12', 'MP12'], ['MP13', 'MP13'], ['MP14', 'MP14'], ['MP15', 'MP15'], ['MP16', 'MP16'], ['MP17', 'MP17'], ['MP18', 'MP18'], ['MP19', 'MP19'], ['MP20', 'MP20'], ['MP21', 'MP21'], ['MP22', 'MP22'], ['MP23', 'MP23']]);
const FormatoTrasmissioneSemplificataCodes: ReadonlyMap<string, string> = new Map([['FSM10', 'FSM10']]);
const TipoDocumentoSemplificataCodes: ReadonlyMap<string, string> = new Map([['TD07', 'TD07'], ['TD08', 'TD08'], ['TD09', 'TD09']]);
const NaturaSemplificataCodes: ReadonlyMap<string, string> = new Map([['N1', 'N1'], ['N2', 'N2'], ['N2.1', 'N2.1'], ['N2.2', 'N2.2'], ['N3', 'N3'], ['N3.1', 'N3.1'], ['N3.2', 'N3.2'], ['N3.3', 'N3.3'], ['N3.4', 'N3.4'], ['N3.5', 'N3.5'], ['N3.6', 'N3.6'], ['N4', 'N4'], ['N5', 'N5']]);
const CodiceDestinatarioPattern = /^(?:[A-Z0-9]{6,7})$/;
const NazionePattern = /^(?:[A-Z]{2})$/;
const CodiceFiscalePattern = /^(?:[A-Z0-9]{11,16})$/;
const ProvinciaPattern = /^(?:[A-Z]{2})$/;
const CAPPattern = /^(?:[0-9][0-9][0-9][0-9][0-9])$/;
const DivisaPattern = /^(?:[A-Z]{3})$/;
const TipoResaPattern = /^(?:[A-Z]{3})$/;
const CodiceFiscalePFPattern = /^(?:[A-Z0-9]{16})$/;
const IBANPattern = /^(?:[a-zA-Z]{2}[0-9]{2}[a-zA-Z0-9]{11,30})$/;
const ABIPattern = /^(?:[0-9][0-9][0-9][0-9][0-9])$/;
const CABPattern = /^(?:[0-9][0-9][0-9][0-9][0-9])$/;
const BICPattern = /^(?:[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3}){0,1})$/;
const CodiceDestinatarioSemplificataPattern = /^(?:[A-Z0-9]{7})$/;

const MakeFatturaElettronicaHeader = function (this: Record<string, unknown>, v0: object | undefined, v1: object | undefined, v2: object | undefined, v3: object | undefined, v4: object | undefined, v5: Text) {
  this['dati_trasmissione'] = v0;
  this['cedente_prestatore'] = v1;
  if (v2 !== undefined) this['rappresentante_fiscale'] = v2;
  this['cessionario_committente'] = v3;
  if (v4 !== undefined) this['terzo_intermediario_o_soggetto_emittente'] = v4;
  if (v5 !== undefined) this['soggetto_emittente'] = v5;
} as unknown as Make<[object | undefined, object | undefined, object | undefined, object | undefined, object | undefined, Text]>;
(MakeFatturaElettronicaHeader as { prototype: object }).prototype = Object.prototype;

function readFatturaElettronicaHeader(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: object | undefined = undefined;
  let v2: object | undefined = undefined;
  let v3: object | undefined = undefined;
  let v4: object | undefined = undefined;
  let v5: Text = undefined;
  if (!(v.getInt32(p + 14, true) === 1046834799 && v.getInt32(p + 12, true) === 1852795251 && v.getInt32(p + 8, true) === 1936289139 && v.getInt32(p + 4, true) === 1634882665 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 18;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readDatiTrasmissione(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 15, true) === 1046834799 && v.getInt32(p + 12, true) === 1869181811 && v.getInt32(p + 8, true) === 1768780641 && v.getInt32(p + 4, true) === 1918134644 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 19);
  if (!(v.getInt32(p + 15, true) === 1046835823 && v.getInt32(p + 12, true) === 1869898100 && v.getInt32(p + 8, true) === 1936028240 && v.getInt32(p + 4, true) === 1702129253 && v.getInt32(p, true) === 1684357948)) giveUp();
  p += 19;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v1 = readCedentePrestatore(s, p);
  m[n + 1] = 1 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 16, true) === 1046835823 && v.getInt32(p + 12, true) === 1952543859 && v.getInt32(p + 8, true) === 1701990501 && v.getInt32(p + 4, true) === 1953391972 && v.getInt32(p, true) === 1698901820)) giveUp();
  p = s.blank(p + 20);
  if (v.getInt32(p + 19, true) === 1046834273 && v.getInt32(p + 16, true) === 1633907561 && v.getInt32(p + 12, true) === 1181054062 && v.getInt32(p + 8, true) === 1635020389 && v.getInt32(p + 4, true) === 1936028272 && v.getInt32(p, true) === 1885426236) {
    p += 23;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v2 = readRappresentanteFiscale(s, p);
    m[n + 1] = 2 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 20, true) === 1046834273 && v.getInt32(p + 16, true) === 1668507974 && v.getInt32(p + 12, true) === 1702129249 && v.getInt32(p + 8, true) === 1953391987 && v.getInt32(p + 4, true) === 1701998704 && v.getInt32(p, true) === 1632775996)) giveUp();
    p = s.blank(p + 24);
  }
  if (!(v.getInt32(p + 20, true) === 1046836334 && v.getInt32(p + 16, true) === 1702130793 && v.getInt32(p + 12, true) === 1835888451 && v.getInt32(p + 8, true) === 1869181537 && v.getInt32(p + 4, true) === 1852795251 && v.getInt32(p, true) === 1936016188)) giveUp();
  p += 24;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v3 = readCessionarioCommittente(s, p);
  m[n + 1] = 3 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 21, true) === 1046836334 && v.getInt32(p + 20, true) === 1702129253 && v.getInt32(p + 16, true) === 1953786221 && v.getInt32(p + 12, true) === 1836008303 && v.getInt32(p + 8, true) === 1769103726 && v.getInt32(p + 4, true) === 1869181811 && v.getInt32(p, true) === 1698901820)) giveUp();
  p = s.blank(p + 25);
  if (v.getInt32(p + 34, true) === 1046836334 && v.getInt32(p + 32, true) === 1953391988 && v.getInt32(p + 28, true) === 1953066309 && v.getInt32(p + 24, true) === 1869902949 && v.getInt32(p + 20, true) === 1734831955 && v.getInt32(p + 16, true) === 1332701554 && v.getInt32(p + 12, true) === 1634296933 && v.getInt32(p + 8, true) === 1836213620 && v.getInt32(p + 4, true) === 1850306426 && v.getInt32(p, true) === 1919243324) {
    p += 38;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v4 = readTerzoIntermediarioSoggettoEmittente(s, p);
    m[n + 1] = 4 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 35, true) === 1046836334 && v.getInt32(p + 32, true) === 1852142708 && v.getInt32(p + 28, true) === 1768768879 && v.getInt32(p + 24, true) === 1953785191 && v.getInt32(p + 20, true) === 1735349071 && v.getInt32(p + 16, true) === 1869181537 && v.getInt32(p + 12, true) === 1768187245 && v.getInt32(p + 8, true) === 1919251566 && v.getInt32(p + 4, true) === 1232042610 && v.getInt32(p, true) === 1700015932)) giveUp();
    p = s.blank(p + 39);
  }
  if (v.getInt32(p + 15, true) === 1046836334 && v.getInt32(p + 12, true) === 1852142708 && v.getInt32(p + 8, true) === 1768768879 && v.getInt32(p + 4, true) === 1953785191 && v.getInt32(p, true) === 1735349052) {
    p += 19;
    m[n] = p; m[n + 1] = 5; m[n + 2] = s.line; n += 3;
    v5 = s.code(p, SoggettoEmittenteCodes);
    p = s.pos;
    if (!(v.getInt32(p + 16, true) === 1046836334 && v.getInt32(p + 12, true) === 1702130793 && v.getInt32(p + 8, true) === 1833267060 && v.getInt32(p + 4, true) === 1952802663 && v.getInt32(p, true) === 1867722556)) giveUp();
    p = s.blank(p + 20);
  }
  s.pos = p;
  s.marked = n;
  return new MakeFatturaElettronicaHeader(v0, v1, v2, v3, v4, v5);
}

const MakeDatiTrasmissione = function (this: Record<string, unknown>, v0: object | undefined, v1: Text, v2: Text, v3: Text, v4: object | undefined, v5: Text) {
  this['id_trasmittente'] = v0;
  this['progressivo_invio'] = v1;
  this['formato_trasmissione'] = v2;
  this['codice_destinatario'] = v3;
  if (v4 !== undefined) this['contatti_trasmittente'] = v4;
  if (v5 !== undefined) this['pec_destinatario'] = v5;
} as unknown as Make<[object | undefined, Text, Text, Text, object | undefined, Text]>;
(MakeDatiTrasmissione as { prototype: object }).prototype = Object.prototype;

function readDatiTrasmissione(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  let v4: object | undefined = undefined;
  let v5: Text = undefined;
  if (!(v.getInt32(p + 12, true) === 1046836334 && v.getInt32(p + 8, true) === 1702130793 && v.getInt32(p + 4, true) === 1836278130 && v.getInt32(p, true) === 1415858492)) giveUp();
  p += 16;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readIdFiscale(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 13, true) === 1046836334 && v.getInt32(p + 12, true) === 1702129253 && v.getInt32(p + 8, true) === 1953786221 && v.getInt32(p + 4, true) === 1935766100 && v.getInt32(p, true) === 1682517820)) giveUp();
  p = s.blank(p + 17);
  if (!(v.getInt32(p + 14, true) === 1047488886 && v.getInt32(p + 12, true) === 1769369161 && v.getInt32(p + 8, true) === 1870031219 && v.getInt32(p + 4, true) === 1936028263 && v.getInt32(p, true) === 1869762620)) giveUp();
  p += 18;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.string(p, 1, 10, String10);
  p = s.pos;
  if (!(v.getInt32(p + 15, true) === 1047488886 && v.getInt32(p + 12, true) === 1986939247 && v.getInt32(p + 8, true) === 1986622323 && v.getInt32(p + 4, true) === 1701996399 && v.getInt32(p, true) === 1917857596)) giveUp();
  p = s.blank(p + 19);
  if (!(v.getInt32(p + 17, true) === 1046834799 && v.getInt32(p + 16, true) === 1701736297 && v.getInt32(p + 12, true) === 1936943469 && v.getInt32(p + 8, true) === 1935766100 && v.getInt32(p + 4, true) === 1869898093 && v.getInt32(p, true) === 1919895100)) giveUp();
  p += 21;
  m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
  v2 = s.code(p, FormatoTrasmissioneCodes);
  p = s.pos;
  if (!(v.getInt32(p + 18, true) === 1046834799 && v.getInt32(p + 16, true) === 1852795251 && v.getInt32(p + 12, true) === 1936289139 && v.getInt32(p + 8, true) === 1634882671 && v.getInt32(p + 4, true) === 1952542066 && v.getInt32(p, true) === 1866870588)) giveUp();
  p = s.blank(p + 22);
  if (!(v.getInt32(p + 16, true) === 1047488882 && v.getInt32(p + 12, true) === 1635017070 && v.getInt32(p + 8, true) === 1769239397 && v.getInt32(p + 4, true) === 1147495273 && v.getInt32(p, true) === 1685013308)) giveUp();
  p += 20;
  m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
  v3 = s.pattern(p, CodiceDestinatarioPattern, CodiceDestinatario);
  p = s.pos;
  if (!(v.getInt32(p + 17, true) === 1047488882 && v.getInt32(p + 16, true) === 1869181537 && v.getInt32(p + 12, true) === 1952542313 && v.getInt32(p + 8, true) === 1953719620 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
  p = s.blank(p + 21);
  if (v.getInt32(p + 18, true) === 1046836334 && v.getInt32(p + 16, true) === 1953391988 && v.getInt32(p + 12, true) === 1953066355 && v.getInt32(p + 8, true) === 1634882665 && v.getInt32(p + 4, true) === 1953784180 && v.getInt32(p, true) === 1852785468) {
    p += 22;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v4 = readContattiTrasmittente(s, p);
    m[n + 1] = 4 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 19, true) === 1046836334 && v.getInt32(p + 16, true) === 1852142708 && v.getInt32(p + 12, true) === 1768780641 && v.getInt32(p + 8, true) === 1918134644 && v.getInt32(p + 4, true) === 1952543854 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 23);
  } else if (s.emptyTag(p, '<ContattiTrasmittente')) {
    m[n] = p; m[n + 1] = 36; m[n + 2] = s.tagLine; n += 3;
    v4 = {};
    p = s.blank(s.pos);
  }
  if (v.getInt32(p + 13, true) === 1047488882 && v.getInt32(p + 12, true) === 1869181537 && v.getInt32(p + 8, true) === 1952542313 && v.getInt32(p + 4, true) === 1953719620 && v.getInt32(p, true) === 1128615996) {
    p += 17;
    m[n] = p; m[n + 1] = 5; m[n + 2] = s.line; n += 3;
    v5 = s.slow(p, Email);
    p = s.pos;
    if (!(v.getInt32(p + 14, true) === 1047488882 && v.getInt32(p + 12, true) === 1769103732 && v.getInt32(p + 8, true) === 1634625908 && v.getInt32(p + 4, true) === 1936016451 && v.getInt32(p, true) === 1162882876)) giveUp();
    p = s.blank(p + 18);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDatiTrasmissione(v0, v1, v2, v3, v4, v5);
}

const MakeIdFiscale = function (this: Record<string, unknown>, v0: Text, v1: Text) {
  this['id_paese'] = v0;
  this['id_codice'] = v1;
} as unknown as Make<[Text, Text]>;
(MakeIdFiscale as { prototype: object }).prototype = Object.prototype;

function readIdFiscale(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  if (!(v.getInt32(p + 5, true) === 1046836069 && v.getInt32(p + 4, true) === 1702061409 && v.getInt32(p, true) === 1348749628)) giveUp();
  p += 9;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.pattern(p, NazionePattern, Nazione);
  p = s.pos;
  if (!(v.getInt32(p + 6, true) === 1046836069 && v.getInt32(p + 4, true) === 1936023888 && v.getInt32(p, true) === 1682517820)) giveUp();
  p = s.blank(p + 10);
  if (!(v.getInt32(p + 6, true) === 1046831977 && v.getInt32(p + 4, true) === 1667851375 && v.getInt32(p, true) === 1130645820)) giveUp();
  p += 10;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.string(p, 1, 28, Codice);
  p = s.pos;
  if (!(v.getInt32(p + 7, true) === 1046831977 && v.getInt32(p + 4, true) === 1768189763 && v.getInt32(p, true) === 1682517820)) giveUp();
  p = s.blank(p + 11);
  s.pos = p;
  s.marked = n;
  return new MakeIdFiscale(v0, v1);
}

const MakeContattiTrasmittente = function (this: Record<string, unknown>, v0: Text, v1: Text) {
  if (v0 !== undefined) this['telefono'] = v0;
  if (v1 !== undefined) this['email'] = v1;
} as unknown as Make<[Text, Text]>;
(MakeContattiTrasmittente as { prototype: object }).prototype = Object.prototype;

function readContattiTrasmittente(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  if (v.getInt32(p + 6, true) === 1047490159 && v.getInt32(p + 4, true) === 1852794469 && v.getInt32(p, true) === 1818580028) {
    p += 10;
    m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
    v0 = s.string(p, 5, 12, TelFax);
    p = s.pos;
    if (!(v.getInt32(p + 7, true) === 1047490159 && v.getInt32(p + 4, true) === 1868981612 && v.getInt32(p, true) === 1700015932)) giveUp();
    p = s.blank(p + 11);
  }
  if (v.getInt32(p + 3, true) === 1047292257 && v.getInt32(p, true) === 1634551100) {
    p += 7;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.slow(p, EmailContatti);
    p = s.pos;
    if (!(v.getInt32(p + 4, true) === 1047292257 && v.getInt32(p, true) === 1833250620)) giveUp();
    p = s.blank(p + 8);
  }
  s.pos = p;
  s.marked = n;
  return new MakeContattiTrasmittente(v0, v1);
}

const MakeCedentePrestatore = function (this: Record<string, unknown>, v0: object | undefined, v1: object | undefined, v2: object | undefined, v3: object | undefined, v4: object | undefined, v5: Text) {
  this['dati_anagrafici'] = v0;
  this['sede'] = v1;
  if (v2 !== undefined) this['stabile_organizzazione'] = v2;
  if (v3 !== undefined) this['iscrizione_rea'] = v3;
  if (v4 !== undefined) this['contatti'] = v4;
  if (v5 !== undefined) this['riferimento_amministrazione'] = v5;
} as unknown as Make<[object | undefined, object | undefined, object | undefined, object | undefined, object | undefined, Text]>;
(MakeCedentePrestatore as { prototype: object }).prototype = Object.prototype;

function readCedentePrestatore(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: object | undefined = undefined;
  let v2: object | undefined = undefined;
  let v3: object | undefined = undefined;
  let v4: object | undefined = undefined;
  let v5: Text = undefined;
  if (!(v.getInt32(p + 12, true) === 1047094121 && v.getInt32(p + 8, true) === 1717662311 && v.getInt32(p + 4, true) === 1634615657 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 16;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readDatiAnagraficiCedente(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 13, true) === 1047094121 && v.getInt32(p + 12, true) === 1768122726 && v.getInt32(p + 8, true) === 1634887521 && v.getInt32(p + 4, true) === 1849780596 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 17);
  if (!(v.getInt32(p + 2, true) === 1046832229 && v.getInt32(p, true) === 1684362044)) giveUp();
  p += 6;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v1 = readIndirizzo(s, p);
  m[n + 1] = 1 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 3, true) === 1046832229 && v.getInt32(p, true) === 1699950396)) giveUp();
  p = s.blank(p + 7);
  if (v.getInt32(p + 19, true) === 1046834799 && v.getInt32(p + 16, true) === 1869183585 && v.getInt32(p + 12, true) === 2054842734 && v.getInt32(p + 8, true) === 1634169423 && v.getInt32(p + 4, true) === 1701603682 && v.getInt32(p, true) === 1635013436) {
    p += 23;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v2 = readIndirizzo(s, p);
    m[n + 1] = 2 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 20, true) === 1046834799 && v.getInt32(p + 16, true) === 1769628026 && v.getInt32(p + 12, true) === 2053729889 && v.getInt32(p + 8, true) === 1735544677 && v.getInt32(p + 4, true) === 1818845793 && v.getInt32(p, true) === 1951608636)) giveUp();
    p = s.blank(p + 24);
  }
  if (v.getInt32(p + 11, true) === 1044464978 && v.getInt32(p + 8, true) === 1382379119 && v.getInt32(p + 4, true) === 1769630066 && v.getInt32(p, true) === 1668499772) {
    p += 15;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v3 = readIscrizioneREA(s, p);
    m[n + 1] = 3 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1044464978 && v.getInt32(p + 8, true) === 1701736297 && v.getInt32(p + 4, true) === 2053730915 && v.getInt32(p, true) === 1934176060)) giveUp();
    p = s.blank(p + 16);
  }
  if (v.getInt32(p + 6, true) === 1047098484 && v.getInt32(p + 4, true) === 1953784180 && v.getInt32(p, true) === 1852785468) {
    p += 10;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v4 = readContatti(s, p);
    m[n + 1] = 4 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 7, true) === 1047098484 && v.getInt32(p + 4, true) === 1952543854 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 11);
  } else if (s.emptyTag(p, '<Contatti')) {
    m[n] = p; m[n + 1] = 36; m[n + 2] = s.tagLine; n += 3;
    v4 = {};
    p = s.blank(s.pos);
  }
  if (v.getInt32(p + 24, true) === 1046834799 && v.getInt32(p + 20, true) === 1769628018 && v.getInt32(p + 16, true) === 1953720686 && v.getInt32(p + 12, true) === 1768779073 && v.getInt32(p + 8, true) === 1869901413 && v.getInt32(p + 4, true) === 1835627109 && v.getInt32(p, true) === 1718178364) {
    p += 28;
    m[n] = p; m[n + 1] = 5; m[n + 2] = s.line; n += 3;
    v5 = s.string(p, 1, 20, String20);
    p = s.pos;
    if (!(v.getInt32(p + 25, true) === 1046834799 && v.getInt32(p + 24, true) === 1701736297 && v.getInt32(p + 20, true) === 2053206644 && v.getInt32(p + 16, true) === 1936289385 && v.getInt32(p + 12, true) === 1835876719 && v.getInt32(p + 8, true) === 1953391981 && v.getInt32(p + 4, true) === 1769104742 && v.getInt32(p, true) === 1766993724)) giveUp();
    p = s.blank(p + 29);
  }
  s.pos = p;
  s.marked = n;
  return new MakeCedentePrestatore(v0, v1, v2, v3, v4, v5);
}

const MakeDatiAnagraficiCedente = function (this: Record<string, unknown>, v0: object | undefined, v1: Text, v2: object | undefined, v3: Text, v4: Text, v5: Text, v6: Text, v7: Text) {
  this['id_fiscale_iva'] = v0;
  if (v1 !== undefined) this['codice_fiscale'] = v1;
  this['anagrafica'] = v2;
  if (v3 !== undefined) this['albo_professionale'] = v3;
  if (v4 !== undefined) this['provincia_albo'] = v4;
  if (v5 !== undefined) this['numero_iscrizione_albo'] = v5;
  if (v6 !== undefined) this['data_iscrizione_albo'] = v6;
  this['regime_fiscale'] = v7;
} as unknown as Make<[object | undefined, Text, object | undefined, Text, Text, Text, Text, Text]>;
(MakeDatiAnagraficiCedente as { prototype: object }).prototype = Object.prototype;

function readDatiAnagraficiCedente(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: Text = undefined;
  let v2: object | undefined = undefined;
  let v3: Text = undefined;
  let v4: Text = undefined;
  let v5: Text = undefined;
  let v6: Text = undefined;
  let v7: Text = undefined;
  if (!(v.getInt32(p + 10, true) === 1044469321 && v.getInt32(p + 8, true) === 1447650668 && v.getInt32(p + 4, true) === 1633907561 && v.getInt32(p, true) === 1180977468)) giveUp();
  p += 14;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readIdFiscale(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 11, true) === 1044469321 && v.getInt32(p + 8, true) === 1231383649 && v.getInt32(p + 4, true) === 1668507974 && v.getInt32(p, true) === 1682517820)) giveUp();
  p = s.blank(p + 15);
  if (v.getInt32(p + 11, true) === 1046834273 && v.getInt32(p + 8, true) === 1633907561 && v.getInt32(p + 4, true) === 1181049705 && v.getInt32(p, true) === 1685013308) {
    p += 15;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.pattern(p, CodiceFiscalePattern, CodiceFiscale);
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1046834273 && v.getInt32(p + 8, true) === 1668507974 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 16);
  }
  if (!(v.getInt32(p + 8, true) === 1046569833 && v.getInt32(p + 4, true) === 1717662311 && v.getInt32(p, true) === 1634615612)) giveUp();
  p += 12;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v2 = readAnagrafica(s, p);
  m[n + 1] = 2 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 9, true) === 1046569833 && v.getInt32(p + 8, true) === 1633904998 && v.getInt32(p + 4, true) === 1634887521 && v.getInt32(p, true) === 1849765692)) giveUp();
  p = s.blank(p + 13);
  if (v.getInt32(p + 15, true) === 1046834273 && v.getInt32(p + 12, true) === 1634627433 && v.getInt32(p + 8, true) === 1936942438 && v.getInt32(p + 4, true) === 1869762671 && v.getInt32(p, true) === 1651261756) {
    p += 19;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = s.latin(p, 1, 60, String60Latin);
    p = s.pos;
    if (!(v.getInt32(p + 16, true) === 1046834273 && v.getInt32(p + 12, true) === 1852795251 && v.getInt32(p + 8, true) === 1936025199 && v.getInt32(p + 4, true) === 1917874018 && v.getInt32(p, true) === 1816211260)) giveUp();
    p = s.blank(p + 20);
  }
  if (v.getInt32(p + 11, true) === 1047487084 && v.getInt32(p + 8, true) === 1816224105 && v.getInt32(p + 4, true) === 1668180342 && v.getInt32(p, true) === 1869762620) {
    p += 15;
    m[n] = p; m[n + 1] = 4; m[n + 2] = s.line; n += 3;
    v4 = s.pattern(p, ProvinciaPattern, Provincia);
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1047487084 && v.getInt32(p + 8, true) === 1096903011 && v.getInt32(p + 4, true) === 1852405359 && v.getInt32(p, true) === 1917857596)) giveUp();
    p = s.blank(p + 16);
  }
  if (v.getInt32(p + 18, true) === 1047487084 && v.getInt32(p + 16, true) === 1651261797 && v.getInt32(p + 12, true) === 1852795258 && v.getInt32(p + 8, true) === 1769104243 && v.getInt32(p + 4, true) === 1232040549 && v.getInt32(p, true) === 1836404284) {
    p += 22;
    m[n] = p; m[n + 1] = 5; m[n + 2] = s.line; n += 3;
    v5 = s.string(p, 1, 60, String60);
    p = s.pos;
    if (!(v.getInt32(p + 19, true) === 1047487084 && v.getInt32(p + 16, true) === 1816225134 && v.getInt32(p + 12, true) === 1869183593 && v.getInt32(p + 8, true) === 1919120201 && v.getInt32(p + 4, true) === 1869768045 && v.getInt32(p, true) === 1968058172)) giveUp();
    p = s.blank(p + 23);
  }
  if (v.getInt32(p + 16, true) === 1047487084 && v.getInt32(p + 12, true) === 1097166447 && v.getInt32(p + 8, true) === 1769630066 && v.getInt32(p + 4, true) === 1668499809 && v.getInt32(p, true) === 1952531516) {
    p += 20;
    m[n] = p; m[n + 1] = 6; m[n + 2] = s.line; n += 3;
    v6 = s.date(p, XsDate);
    p = s.pos;
    if (!(v.getInt32(p + 17, true) === 1047487084 && v.getInt32(p + 16, true) === 1868721217 && v.getInt32(p + 12, true) === 1701736297 && v.getInt32(p + 8, true) === 2053730915 && v.getInt32(p + 4, true) === 1934188916 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 21);
  }
  if (!(v.getInt32(p + 11, true) === 1046834273 && v.getInt32(p + 8, true) === 1633907561 && v.getInt32(p + 4, true) === 1181052265 && v.getInt32(p, true) === 1734693436)) giveUp();
  p += 15;
  m[n] = p; m[n + 1] = 7; m[n + 2] = s.line; n += 3;
  v7 = s.code(p, RegimeFiscaleCodes);
  p = s.pos;
  if (!(v.getInt32(p + 12, true) === 1046834273 && v.getInt32(p + 8, true) === 1668507974 && v.getInt32(p + 4, true) === 1701669223 && v.getInt32(p, true) === 1699884860)) giveUp();
  p = s.blank(p + 16);
  s.pos = p;
  s.marked = n;
  return new MakeDatiAnagraficiCedente(v0, v1, v2, v3, v4, v5, v6, v7);
}

const MakeAnagrafica = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: Text, v3: Text, v4: Text) {
  if (v0 !== undefined) this['denominazione'] = v0;
  if (v1 !== undefined) this['nome'] = v1;
  if (v2 !== undefined) this['cognome'] = v2;
  if (v3 !== undefined) this['titolo'] = v3;
  if (v4 !== undefined) this['cod_eori'] = v4;
} as unknown as Make<[Text, Text, Text, Text, Text]>;
(MakeAnagrafica as { prototype: object }).prototype = Object.prototype;

function readAnagrafica(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  let v4: Text = undefined;
  if (v.getInt32(p + 11, true) === 1046834799 && v.getInt32(p + 8, true) === 1869183585 && v.getInt32(p + 4, true) === 1852403055 && v.getInt32(p, true) === 1852130364) {
    if (!(v.getInt32(p + 11, true) === 1046834799 && v.getInt32(p + 8, true) === 1869183585 && v.getInt32(p + 4, true) === 1852403055 && v.getInt32(p, true) === 1852130364)) giveUp();
    p += 15;
    m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
    v0 = s.latin(p, 1, 80, String80Latin);
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1046834799 && v.getInt32(p + 8, true) === 1769628014 && v.getInt32(p + 4, true) === 1768779630 && v.getInt32(p, true) === 1698967356)) giveUp();
    p = s.blank(p + 16);
  } else {
    if (!(v.getInt32(p + 2, true) === 1046834543 && v.getInt32(p, true) === 1836011068)) giveUp();
    p += 6;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.latin(p, 1, 60, String60Latin);
    p = s.pos;
    if (!(v.getInt32(p + 3, true) === 1046834543 && v.getInt32(p, true) === 1867394876)) giveUp();
    p = s.blank(p + 7);
    if (!(v.getInt32(p + 5, true) === 1046834543 && v.getInt32(p + 4, true) === 1701670766 && v.getInt32(p, true) === 1735344956)) giveUp();
    p += 9;
    m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
    v2 = s.latin(p, 1, 60, String60Latin);
    p = s.pos;
    if (!(v.getInt32(p + 6, true) === 1046834543 && v.getInt32(p + 4, true) === 1836019303 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 10);
  }
  if (v.getInt32(p + 4, true) === 1047489647 && v.getInt32(p, true) === 1953059900) {
    p += 8;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = s.slow(p, Titolo);
    p = s.pos;
    if (!(v.getInt32(p + 5, true) === 1047489647 && v.getInt32(p + 4, true) === 1869377396 && v.getInt32(p, true) === 1767124796)) giveUp();
    p = s.blank(p + 9);
  }
  if (v.getInt32(p + 5, true) === 1044992591 && v.getInt32(p + 4, true) === 1230131013 && v.getInt32(p, true) === 1685013308) {
    p += 9;
    m[n] = p; m[n + 1] = 4; m[n + 2] = s.line; n += 3;
    v4 = s.string(p, 13, 17, CodEORI);
    p = s.pos;
    if (!(v.getInt32(p + 6, true) === 1044992591 && v.getInt32(p + 4, true) === 1380926820 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 10);
  }
  s.pos = p;
  s.marked = n;
  return new MakeAnagrafica(v0, v1, v2, v3, v4);
}

const MakeIndirizzo = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: Text, v3: Text, v4: Text, v5: Text) {
  this['indirizzo'] = v0;
  if (v1 !== undefined) this['numero_civico'] = v1;
  this['cap'] = v2;
  this['comune'] = v3;
  if (v4 !== undefined) this['provincia'] = v4;
  this['nazione'] = v5;
} as unknown as Make<[Text, Text, Text, Text, Text, Text]>;
(MakeIndirizzo as { prototype: object }).prototype = Object.prototype;

function readIndirizzo(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  let v4: Text = undefined;
  let v5: Text = undefined;
  if (!(v.getInt32(p + 7, true) === 1047493242 && v.getInt32(p + 4, true) === 2053730921 && v.getInt32(p, true) === 1684949308)) giveUp();
  p += 11;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.latin(p, 1, 60, String60Latin);
  p = s.pos;
  if (!(v.getInt32(p + 8, true) === 1047493242 && v.getInt32(p + 4, true) === 1769105764 && v.getInt32(p, true) === 1850289980)) giveUp();
  p = s.blank(p + 12);
  if (v.getInt32(p + 10, true) === 1047487337 && v.getInt32(p + 8, true) === 1667855977 && v.getInt32(p + 4, true) === 1131377253 && v.getInt32(p, true) === 1836404284) {
    p += 14;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.string(p, 1, 8, NumeroCivico);
    p = s.pos;
    if (!(v.getInt32(p + 11, true) === 1047487337 && v.getInt32(p + 8, true) === 1769367875 && v.getInt32(p + 4, true) === 1869768045 && v.getInt32(p, true) === 1968058172)) giveUp();
    p = s.blank(p + 15);
  }
  if (!(v.getInt32(p + 1, true) === 1045446979 && v.getInt32(p, true) === 1346454332)) giveUp();
  p += 5;
  m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
  v2 = s.pattern(p, CAPPattern, CAP);
  p = s.pos;
  if (!(v.getInt32(p + 2, true) === 1045446979 && v.getInt32(p, true) === 1094922044)) giveUp();
  p = s.blank(p + 6);
  if (!(v.getInt32(p + 4, true) === 1046834805 && v.getInt32(p, true) === 1836008252)) giveUp();
  p += 8;
  m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
  v3 = s.latin(p, 1, 60, String60Latin);
  p = s.pos;
  if (!(v.getInt32(p + 5, true) === 1046834805 && v.getInt32(p + 4, true) === 1701737837 && v.getInt32(p, true) === 1866673980)) giveUp();
  p = s.blank(p + 9);
  if (v.getInt32(p + 7, true) === 1046571363 && v.getInt32(p + 4, true) === 1668180342 && v.getInt32(p, true) === 1869762620) {
    p += 11;
    m[n] = p; m[n + 1] = 4; m[n + 2] = s.line; n += 3;
    v4 = s.pattern(p, ProvinciaPattern, Provincia);
    p = s.pos;
    if (!(v.getInt32(p + 8, true) === 1046571363 && v.getInt32(p + 4, true) === 1852405359 && v.getInt32(p, true) === 1917857596)) giveUp();
    p = s.blank(p + 12);
  }
  if (v.getInt32(p + 5, true) === 1046834799 && v.getInt32(p + 4, true) === 1701736297 && v.getInt32(p, true) === 2053197372) {
    p += 9;
    m[n] = p; m[n + 1] = 5; m[n + 2] = s.line; n += 3;
    v5 = s.country(p);
    p = s.pos;
    if (!(v.getInt32(p + 6, true) === 1046834799 && v.getInt32(p + 4, true) === 1852795258 && v.getInt32(p, true) === 1632513852)) giveUp();
    p = s.blank(p + 10);
  } else if (s.emptyTag(p, '<Nazione')) {
    m[n] = p; m[n + 1] = 37; m[n + 2] = s.tagLine; n += 3;
    v5 = '';
    p = s.blank(s.pos);
  } else giveUp();
  s.pos = p;
  s.marked = n;
  return new MakeIndirizzo(v0, v1, v2, v3, v4, v5);
}

const MakeIscrizioneREA = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: Text, v3: Text, v4: Text) {
  this['ufficio'] = v0;
  this['numero_rea'] = v1;
  if (v2 !== undefined) this['capitale_sociale'] = v2;
  if (v3 !== undefined) this['socio_unico'] = v3;
  this['stato_liquidazione'] = v4;
} as unknown as Make<[Text, Text, Text, Text, Text]>;
(MakeIscrizioneREA as { prototype: object }).prototype = Object.prototype;

function readIscrizioneREA(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  let v4: Text = undefined;
  if (!(v.getInt32(p + 5, true) === 1047488867 && v.getInt32(p + 4, true) === 1869177705 && v.getInt32(p, true) === 1717982524)) giveUp();
  p += 9;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.pattern(p, ProvinciaPattern, Provincia);
  p = s.pos;
  if (!(v.getInt32(p + 6, true) === 1047488867 && v.getInt32(p + 4, true) === 1768122726 && v.getInt32(p, true) === 1716858684)) giveUp();
  p = s.blank(p + 10);
  if (!(v.getInt32(p + 7, true) === 1044464978 && v.getInt32(p + 4, true) === 1383035493 && v.getInt32(p, true) === 1836404284)) giveUp();
  p += 11;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.string(p, 1, 20, String20);
  p = s.pos;
  if (!(v.getInt32(p + 8, true) === 1044464978 && v.getInt32(p + 4, true) === 1869768045 && v.getInt32(p, true) === 1968058172)) giveUp();
  p = s.blank(p + 12);
  if (v.getInt32(p + 13, true) === 1046834273 && v.getInt32(p + 12, true) === 1701601641 && v.getInt32(p + 8, true) === 1668240229 && v.getInt32(p + 4, true) === 1818326121 && v.getInt32(p, true) === 1885422396) {
    p += 17;
    m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
    v2 = s.decimal(p, 11, 2, 2, Amount2Decimal);
    p = s.pos;
    if (!(v.getInt32(p + 14, true) === 1046834273 && v.getInt32(p + 12, true) === 1818323299 && v.getInt32(p + 8, true) === 1867736428 && v.getInt32(p + 4, true) === 1635019120 && v.getInt32(p, true) === 1631792956)) giveUp();
    p = s.blank(p + 18);
  }
  if (v.getInt32(p + 8, true) === 1047487337 && v.getInt32(p + 4, true) === 1851092841 && v.getInt32(p, true) === 1668240188) {
    p += 12;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = s.code(p, SocioUnicoCodes);
    p = s.pos;
    if (!(v.getInt32(p + 9, true) === 1047487337 && v.getInt32(p + 8, true) === 1868786030 && v.getInt32(p + 4, true) === 1433364835 && v.getInt32(p, true) === 1867722556)) giveUp();
    p = s.blank(p + 13);
  }
  if (!(v.getInt32(p + 15, true) === 1046834799 && v.getInt32(p + 12, true) === 1869183585 && v.getInt32(p + 8, true) === 1684632945 && v.getInt32(p + 4, true) === 1766616948 && v.getInt32(p, true) === 1635013436)) giveUp();
  p += 19;
  m[n] = p; m[n + 1] = 4; m[n + 2] = s.line; n += 3;
  v4 = s.code(p, StatoLiquidazioneCodes);
  p = s.pos;
  if (!(v.getInt32(p + 16, true) === 1046834799 && v.getInt32(p + 12, true) === 1769628004 && v.getInt32(p + 8, true) === 1769304425 && v.getInt32(p + 4, true) === 1282372705 && v.getInt32(p, true) === 1951608636)) giveUp();
  p = s.blank(p + 20);
  s.pos = p;
  s.marked = n;
  return new MakeIscrizioneREA(v0, v1, v2, v3, v4);
}

const MakeContatti = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: Text) {
  if (v0 !== undefined) this['telefono'] = v0;
  if (v1 !== undefined) this['fax'] = v1;
  if (v2 !== undefined) this['email'] = v2;
} as unknown as Make<[Text, Text, Text]>;
(MakeContatti as { prototype: object }).prototype = Object.prototype;

function readContatti(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  if (v.getInt32(p + 6, true) === 1047490159 && v.getInt32(p + 4, true) === 1852794469 && v.getInt32(p, true) === 1818580028) {
    p += 10;
    m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
    v0 = s.string(p, 5, 12, TelFax);
    p = s.pos;
    if (!(v.getInt32(p + 7, true) === 1047490159 && v.getInt32(p + 4, true) === 1868981612 && v.getInt32(p, true) === 1700015932)) giveUp();
    p = s.blank(p + 11);
  }
  if (v.getInt32(p + 1, true) === 1048076614 && v.getInt32(p, true) === 2019640892) {
    p += 5;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.string(p, 5, 12, TelFax);
    p = s.pos;
    if (!(v.getInt32(p + 2, true) === 1048076614 && v.getInt32(p, true) === 1631989564)) giveUp();
    p = s.blank(p + 6);
  }
  if (v.getInt32(p + 3, true) === 1047292257 && v.getInt32(p, true) === 1634551100) {
    p += 7;
    m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
    v2 = s.slow(p, EmailContatti);
    p = s.pos;
    if (!(v.getInt32(p + 4, true) === 1047292257 && v.getInt32(p, true) === 1833250620)) giveUp();
    p = s.blank(p + 8);
  }
  s.pos = p;
  s.marked = n;
  return new MakeContatti(v0, v1, v2);
}

const MakeRappresentanteFiscale = function (this: Record<string, unknown>, v0: object | undefined) {
  this['dati_anagrafici'] = v0;
} as unknown as Make<[object | undefined]>;
(MakeRappresentanteFiscale as { prototype: object }).prototype = Object.prototype;

function readRappresentanteFiscale(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  if (!(v.getInt32(p + 12, true) === 1047094121 && v.getInt32(p + 8, true) === 1717662311 && v.getInt32(p + 4, true) === 1634615657 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 16;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readDatiAnagraficiRappresentante(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 13, true) === 1047094121 && v.getInt32(p + 12, true) === 1768122726 && v.getInt32(p + 8, true) === 1634887521 && v.getInt32(p + 4, true) === 1849780596 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 17);
  s.pos = p;
  s.marked = n;
  return new MakeRappresentanteFiscale(v0);
}

const MakeDatiAnagraficiRappresentante = function (this: Record<string, unknown>, v0: object | undefined, v1: Text, v2: object | undefined) {
  this['id_fiscale_iva'] = v0;
  if (v1 !== undefined) this['codice_fiscale'] = v1;
  this['anagrafica'] = v2;
} as unknown as Make<[object | undefined, Text, object | undefined]>;
(MakeDatiAnagraficiRappresentante as { prototype: object }).prototype = Object.prototype;

function readDatiAnagraficiRappresentante(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: Text = undefined;
  let v2: object | undefined = undefined;
  if (!(v.getInt32(p + 10, true) === 1044469321 && v.getInt32(p + 8, true) === 1447650668 && v.getInt32(p + 4, true) === 1633907561 && v.getInt32(p, true) === 1180977468)) giveUp();
  p += 14;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readIdFiscale(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 11, true) === 1044469321 && v.getInt32(p + 8, true) === 1231383649 && v.getInt32(p + 4, true) === 1668507974 && v.getInt32(p, true) === 1682517820)) giveUp();
  p = s.blank(p + 15);
  if (v.getInt32(p + 11, true) === 1046834273 && v.getInt32(p + 8, true) === 1633907561 && v.getInt32(p + 4, true) === 1181049705 && v.getInt32(p, true) === 1685013308) {
    p += 15;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.pattern(p, CodiceFiscalePattern, CodiceFiscale);
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1046834273 && v.getInt32(p + 8, true) === 1668507974 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 16);
  }
  if (!(v.getInt32(p + 8, true) === 1046569833 && v.getInt32(p + 4, true) === 1717662311 && v.getInt32(p, true) === 1634615612)) giveUp();
  p += 12;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v2 = readAnagrafica(s, p);
  m[n + 1] = 2 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 9, true) === 1046569833 && v.getInt32(p + 8, true) === 1633904998 && v.getInt32(p + 4, true) === 1634887521 && v.getInt32(p, true) === 1849765692)) giveUp();
  p = s.blank(p + 13);
  s.pos = p;
  s.marked = n;
  return new MakeDatiAnagraficiRappresentante(v0, v1, v2);
}

const MakeCessionarioCommittente = function (this: Record<string, unknown>, v0: object | undefined, v1: object | undefined, v2: object | undefined, v3: object | undefined) {
  this['dati_anagrafici'] = v0;
  this['sede'] = v1;
  if (v2 !== undefined) this['stabile_organizzazione'] = v2;
  if (v3 !== undefined) this['rappresentante_fiscale'] = v3;
} as unknown as Make<[object | undefined, object | undefined, object | undefined, object | undefined]>;
(MakeCessionarioCommittente as { prototype: object }).prototype = Object.prototype;

function readCessionarioCommittente(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: object | undefined = undefined;
  let v2: object | undefined = undefined;
  let v3: object | undefined = undefined;
  if (!(v.getInt32(p + 12, true) === 1047094121 && v.getInt32(p + 8, true) === 1717662311 && v.getInt32(p + 4, true) === 1634615657 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 16;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readDatiAnagraficiCessionario(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 13, true) === 1047094121 && v.getInt32(p + 12, true) === 1768122726 && v.getInt32(p + 8, true) === 1634887521 && v.getInt32(p + 4, true) === 1849780596 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 17);
  if (!(v.getInt32(p + 2, true) === 1046832229 && v.getInt32(p, true) === 1684362044)) giveUp();
  p += 6;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v1 = readIndirizzo(s, p);
  m[n + 1] = 1 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 3, true) === 1046832229 && v.getInt32(p, true) === 1699950396)) giveUp();
  p = s.blank(p + 7);
  if (v.getInt32(p + 19, true) === 1046834799 && v.getInt32(p + 16, true) === 1869183585 && v.getInt32(p + 12, true) === 2054842734 && v.getInt32(p + 8, true) === 1634169423 && v.getInt32(p + 4, true) === 1701603682 && v.getInt32(p, true) === 1635013436) {
    p += 23;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v2 = readIndirizzo(s, p);
    m[n + 1] = 2 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 20, true) === 1046834799 && v.getInt32(p + 16, true) === 1769628026 && v.getInt32(p + 12, true) === 2053729889 && v.getInt32(p + 8, true) === 1735544677 && v.getInt32(p + 4, true) === 1818845793 && v.getInt32(p, true) === 1951608636)) giveUp();
    p = s.blank(p + 24);
  }
  if (v.getInt32(p + 19, true) === 1046834273 && v.getInt32(p + 16, true) === 1633907561 && v.getInt32(p + 12, true) === 1181054062 && v.getInt32(p + 8, true) === 1635020389 && v.getInt32(p + 4, true) === 1936028272 && v.getInt32(p, true) === 1885426236) {
    p += 23;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v3 = readRappresentanteFiscaleCessionario(s, p);
    m[n + 1] = 3 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 20, true) === 1046834273 && v.getInt32(p + 16, true) === 1668507974 && v.getInt32(p + 12, true) === 1702129249 && v.getInt32(p + 8, true) === 1953391987 && v.getInt32(p + 4, true) === 1701998704 && v.getInt32(p, true) === 1632775996)) giveUp();
    p = s.blank(p + 24);
  }
  s.pos = p;
  s.marked = n;
  return new MakeCessionarioCommittente(v0, v1, v2, v3);
}

const MakeDatiAnagraficiCessionario = function (this: Record<string, unknown>, v0: object | undefined, v1: Text, v2: object | undefined) {
  if (v0 !== undefined) this['id_fiscale_iva'] = v0;
  if (v1 !== undefined) this['codice_fiscale'] = v1;
  this['anagrafica'] = v2;
} as unknown as Make<[object | undefined, Text, object | undefined]>;
(MakeDatiAnagraficiCessionario as { prototype: object }).prototype = Object.prototype;

function readDatiAnagraficiCessionario(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: Text = undefined;
  let v2: object | undefined = undefined;
  if (v.getInt32(p + 10, true) === 1044469321 && v.getInt32(p + 8, true) === 1447650668 && v.getInt32(p + 4, true) === 1633907561 && v.getInt32(p, true) === 1180977468) {
    p += 14;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v0 = readIdFiscale(s, p);
    m[n + 1] = 0 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 11, true) === 1044469321 && v.getInt32(p + 8, true) === 1231383649 && v.getInt32(p + 4, true) === 1668507974 && v.getInt32(p, true) === 1682517820)) giveUp();
    p = s.blank(p + 15);
  }
  if (v.getInt32(p + 11, true) === 1046834273 && v.getInt32(p + 8, true) === 1633907561 && v.getInt32(p + 4, true) === 1181049705 && v.getInt32(p, true) === 1685013308) {
    p += 15;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.pattern(p, CodiceFiscalePattern, CodiceFiscale);
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1046834273 && v.getInt32(p + 8, true) === 1668507974 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 16);
  }
  if (!(v.getInt32(p + 8, true) === 1046569833 && v.getInt32(p + 4, true) === 1717662311 && v.getInt32(p, true) === 1634615612)) giveUp();
  p += 12;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v2 = readAnagrafica(s, p);
  m[n + 1] = 2 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 9, true) === 1046569833 && v.getInt32(p + 8, true) === 1633904998 && v.getInt32(p + 4, true) === 1634887521 && v.getInt32(p, true) === 1849765692)) giveUp();
  p = s.blank(p + 13);
  s.pos = p;
  s.marked = n;
  return new MakeDatiAnagraficiCessionario(v0, v1, v2);
}

const MakeRappresentanteFiscaleCessionario = function (this: Record<string, unknown>, v0: object | undefined, v1: Text, v2: Text, v3: Text) {
  this['id_fiscale_iva'] = v0;
  if (v1 !== undefined) this['denominazione'] = v1;
  if (v2 !== undefined) this['nome'] = v2;
  if (v3 !== undefined) this['cognome'] = v3;
} as unknown as Make<[object | undefined, Text, Text, Text]>;
(MakeRappresentanteFiscaleCessionario as { prototype: object }).prototype = Object.prototype;

function readRappresentanteFiscaleCessionario(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  if (!(v.getInt32(p + 10, true) === 1044469321 && v.getInt32(p + 8, true) === 1447650668 && v.getInt32(p + 4, true) === 1633907561 && v.getInt32(p, true) === 1180977468)) giveUp();
  p += 14;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readIdFiscale(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 11, true) === 1044469321 && v.getInt32(p + 8, true) === 1231383649 && v.getInt32(p + 4, true) === 1668507974 && v.getInt32(p, true) === 1682517820)) giveUp();
  p = s.blank(p + 15);
  if (v.getInt32(p + 11, true) === 1046834799 && v.getInt32(p + 8, true) === 1869183585 && v.getInt32(p + 4, true) === 1852403055 && v.getInt32(p, true) === 1852130364) {
    if (!(v.getInt32(p + 11, true) === 1046834799 && v.getInt32(p + 8, true) === 1869183585 && v.getInt32(p + 4, true) === 1852403055 && v.getInt32(p, true) === 1852130364)) giveUp();
    p += 15;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.latin(p, 1, 80, String80Latin);
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1046834799 && v.getInt32(p + 8, true) === 1769628014 && v.getInt32(p + 4, true) === 1768779630 && v.getInt32(p, true) === 1698967356)) giveUp();
    p = s.blank(p + 16);
  } else {
    if (!(v.getInt32(p + 2, true) === 1046834543 && v.getInt32(p, true) === 1836011068)) giveUp();
    p += 6;
    m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
    v2 = s.latin(p, 1, 60, String60Latin);
    p = s.pos;
    if (!(v.getInt32(p + 3, true) === 1046834543 && v.getInt32(p, true) === 1867394876)) giveUp();
    p = s.blank(p + 7);
    if (!(v.getInt32(p + 5, true) === 1046834543 && v.getInt32(p + 4, true) === 1701670766 && v.getInt32(p, true) === 1735344956)) giveUp();
    p += 9;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = s.latin(p, 1, 60, String60Latin);
    p = s.pos;
    if (!(v.getInt32(p + 6, true) === 1046834543 && v.getInt32(p + 4, true) === 1836019303 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 10);
  }
  s.pos = p;
  s.marked = n;
  return new MakeRappresentanteFiscaleCessionario(v0, v1, v2, v3);
}

const MakeTerzoIntermediarioSoggettoEmittente = function (this: Record<string, unknown>, v0: object | undefined) {
  this['dati_anagrafici'] = v0;
} as unknown as Make<[object | undefined]>;
(MakeTerzoIntermediarioSoggettoEmittente as { prototype: object }).prototype = Object.prototype;

function readTerzoIntermediarioSoggettoEmittente(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  if (!(v.getInt32(p + 12, true) === 1047094121 && v.getInt32(p + 8, true) === 1717662311 && v.getInt32(p + 4, true) === 1634615657 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 16;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readDatiAnagraficiTerzoIntermediario(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 13, true) === 1047094121 && v.getInt32(p + 12, true) === 1768122726 && v.getInt32(p + 8, true) === 1634887521 && v.getInt32(p + 4, true) === 1849780596 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 17);
  s.pos = p;
  s.marked = n;
  return new MakeTerzoIntermediarioSoggettoEmittente(v0);
}

const MakeDatiAnagraficiTerzoIntermediario = function (this: Record<string, unknown>, v0: object | undefined, v1: Text, v2: object | undefined) {
  if (v0 !== undefined) this['id_fiscale_iva'] = v0;
  if (v1 !== undefined) this['codice_fiscale'] = v1;
  this['anagrafica'] = v2;
} as unknown as Make<[object | undefined, Text, object | undefined]>;
(MakeDatiAnagraficiTerzoIntermediario as { prototype: object }).prototype = Object.prototype;

function readDatiAnagraficiTerzoIntermediario(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: Text = undefined;
  let v2: object | undefined = undefined;
  if (v.getInt32(p + 10, true) === 1044469321 && v.getInt32(p + 8, true) === 1447650668 && v.getInt32(p + 4, true) === 1633907561 && v.getInt32(p, true) === 1180977468) {
    p += 14;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v0 = readIdFiscale(s, p);
    m[n + 1] = 0 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 11, true) === 1044469321 && v.getInt32(p + 8, true) === 1231383649 && v.getInt32(p + 4, true) === 1668507974 && v.getInt32(p, true) === 1682517820)) giveUp();
    p = s.blank(p + 15);
  }
  if (v.getInt32(p + 11, true) === 1046834273 && v.getInt32(p + 8, true) === 1633907561 && v.getInt32(p + 4, true) === 1181049705 && v.getInt32(p, true) === 1685013308) {
    p += 15;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.pattern(p, CodiceFiscalePattern, CodiceFiscale);
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1046834273 && v.getInt32(p + 8, true) === 1668507974 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 16);
  }
  if (!(v.getInt32(p + 8, true) === 1046569833 && v.getInt32(p + 4, true) === 1717662311 && v.getInt32(p, true) === 1634615612)) giveUp();
  p += 12;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v2 = readAnagrafica(s, p);
  m[n + 1] = 2 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 9, true) === 1046569833 && v.getInt32(p + 8, true) === 1633904998 && v.getInt32(p + 4, true) === 1634887521 && v.getInt32(p, true) === 1849765692)) giveUp();
  p = s.blank(p + 13);
  s.pos = p;
  s.marked = n;
  return new MakeDatiAnagraficiTerzoIntermediario(v0, v1, v2);
}

const MakeFatturaElettronicaBody = function (this: Record<string, unknown>, v0: object | undefined, v1: object | undefined, v2: object | undefined, v3: object[] | undefined, v4: object[] | undefined) {
  this['dati_generali'] = v0;
  this['dati_beni_servizi'] = v1;
  if (v2 !== undefined) this['dati_veicoli'] = v2;
  if (v3 !== undefined) this['dati_pagamento'] = v3;
  if (v4 !== undefined) this['allegati'] = v4;
} as unknown as Make<[object | undefined, object | undefined, object | undefined, object[] | undefined, object[] | undefined]>;
(MakeFatturaElettronicaBody as { prototype: object }).prototype = Object.prototype;

function readFatturaElettronicaBody(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: object | undefined = undefined;
  let v2: object | undefined = undefined;
  let v3: object[] | undefined = undefined;
  let v4: object[] | undefined = undefined;
  if (!(v.getInt32(p + 10, true) === 1047096417 && v.getInt32(p + 8, true) === 1818325605 && v.getInt32(p + 4, true) === 1852131177 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 14;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readDatiGenerali(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 11, true) === 1047096417 && v.getInt32(p + 8, true) === 1634887022 && v.getInt32(p + 4, true) === 1699178868 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 15);
  if (!(v.getInt32(p + 13, true) === 1047100009 && v.getInt32(p + 12, true) === 1769630070 && v.getInt32(p + 8, true) === 1919243113 && v.getInt32(p + 4, true) === 1852129897 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 17;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v1 = readDatiBeniServizi(s, p);
  m[n + 1] = 1 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 14, true) === 1047100009 && v.getInt32(p + 12, true) === 2053731954 && v.getInt32(p + 8, true) === 1699965294 && v.getInt32(p + 4, true) === 1698851188 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 18);
  if (v.getInt32(p + 9, true) === 1047096431 && v.getInt32(p + 8, true) === 1768714083 && v.getInt32(p + 4, true) === 1768248937 && v.getInt32(p, true) === 1952531516) {
    p += 13;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v2 = readDatiVeicoli(s, p);
    m[n + 1] = 2 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 10, true) === 1047096431 && v.getInt32(p + 8, true) === 1819239273 && v.getInt32(p + 4, true) === 1700161908 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 14);
  }
  if (v.getInt32(p + 11, true) === 1047491694 && v.getInt32(p + 8, true) === 1852140897 && v.getInt32(p + 4, true) === 1734430825 && v.getInt32(p, true) === 1952531516) {
    v3 = [];
    do {
      p += 15;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v3.push(readDatiPagamento(s, p));
      m[n + 1] = 3 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 12, true) === 1047491694 && v.getInt32(p + 8, true) === 1701667175 && v.getInt32(p + 4, true) === 1632659828 && v.getInt32(p, true) === 1631858492)) giveUp();
      p = s.blank(p + 16);
    } while (v.getInt32(p + 11, true) === 1047491694 && v.getInt32(p + 8, true) === 1852140897 && v.getInt32(p + 4, true) === 1734430825 && v.getInt32(p, true) === 1952531516);
  }
  if (v.getInt32(p + 6, true) === 1047098465 && v.getInt32(p + 4, true) === 1952540517 && v.getInt32(p, true) === 1819033916) {
    v4 = [];
    do {
      p += 10;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v4.push(readAllegati(s, p));
      m[n + 1] = 4 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 7, true) === 1047098465 && v.getInt32(p + 4, true) === 1634166124 && v.getInt32(p, true) === 1816211260)) giveUp();
      p = s.blank(p + 11);
    } while (v.getInt32(p + 6, true) === 1047098465 && v.getInt32(p + 4, true) === 1952540517 && v.getInt32(p, true) === 1819033916);
  }
  s.pos = p;
  s.marked = n;
  return new MakeFatturaElettronicaBody(v0, v1, v2, v3, v4);
}

const MakeDatiGenerali = function (this: Record<string, unknown>, v0: object | undefined, v1: object[] | undefined, v2: object[] | undefined, v3: object[] | undefined, v4: object[] | undefined, v5: object[] | undefined, v6: object[] | undefined, v7: object[] | undefined, v8: object | undefined, v9: object | undefined) {
  this['dati_generali_documento'] = v0;
  if (v1 !== undefined) this['dati_ordine_acquisto'] = v1;
  if (v2 !== undefined) this['dati_contratto'] = v2;
  if (v3 !== undefined) this['dati_convenzione'] = v3;
  if (v4 !== undefined) this['dati_ricezione'] = v4;
  if (v5 !== undefined) this['dati_fatture_collegate'] = v5;
  if (v6 !== undefined) this['dati_sal'] = v6;
  if (v7 !== undefined) this['dati_ddt'] = v7;
  if (v8 !== undefined) this['dati_trasporto'] = v8;
  if (v9 !== undefined) this['fattura_principale'] = v9;
} as unknown as Make<[object | undefined, object[] | undefined, object[] | undefined, object[] | undefined, object[] | undefined, object[] | undefined, object[] | undefined, object[] | undefined, object | undefined, object | undefined]>;
(MakeDatiGenerali as { prototype: object }).prototype = Object.prototype;

function readDatiGenerali(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: object[] | undefined = undefined;
  let v2: object[] | undefined = undefined;
  let v3: object[] | undefined = undefined;
  let v4: object[] | undefined = undefined;
  let v5: object[] | undefined = undefined;
  let v6: object[] | undefined = undefined;
  let v7: object[] | undefined = undefined;
  let v8: object | undefined = undefined;
  let v9: object | undefined = undefined;
  if (!(v.getInt32(p + 19, true) === 1047491694 && v.getInt32(p + 16, true) === 1852140917 && v.getInt32(p + 12, true) === 1668236393 && v.getInt32(p + 8, true) === 1818325605 && v.getInt32(p + 4, true) === 1852131177 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 23;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readDatiGeneraliDocumento(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 20, true) === 1047491694 && v.getInt32(p + 16, true) === 1701672291 && v.getInt32(p + 12, true) === 1866754412 && v.getInt32(p + 8, true) === 1634887022 && v.getInt32(p + 4, true) === 1699178868 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 24);
  if (v.getInt32(p + 16, true) === 1047491699 && v.getInt32(p + 12, true) === 1769304419 && v.getInt32(p + 8, true) === 1097166441 && v.getInt32(p + 4, true) === 1685213033 && v.getInt32(p, true) === 1952531516) {
    v1 = [];
    do {
      p += 20;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v1.push(readDatiDocumentiCorrelati(s, p));
      m[n + 1] = 1 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 17, true) === 1047491699 && v.getInt32(p + 16, true) === 1869902697 && v.getInt32(p + 12, true) === 1970365249 && v.getInt32(p + 8, true) === 1701734756 && v.getInt32(p + 4, true) === 1917806964 && v.getInt32(p, true) === 1631858492)) giveUp();
      p = s.blank(p + 21);
    } while (v.getInt32(p + 16, true) === 1047491699 && v.getInt32(p + 12, true) === 1769304419 && v.getInt32(p + 8, true) === 1097166441 && v.getInt32(p + 4, true) === 1685213033 && v.getInt32(p, true) === 1952531516);
  }
  if (v.getInt32(p + 11, true) === 1047491700 && v.getInt32(p + 8, true) === 1952543348 && v.getInt32(p + 4, true) === 1852785513 && v.getInt32(p, true) === 1952531516) {
    v2 = [];
    do {
      p += 15;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v2.push(readDatiDocumentiCorrelati(s, p));
      m[n + 1] = 2 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 12, true) === 1047491700 && v.getInt32(p + 8, true) === 1634890862 && v.getInt32(p + 4, true) === 1866688884 && v.getInt32(p, true) === 1631858492)) giveUp();
      p = s.blank(p + 16);
    } while (v.getInt32(p + 11, true) === 1047491700 && v.getInt32(p + 8, true) === 1952543348 && v.getInt32(p + 4, true) === 1852785513 && v.getInt32(p, true) === 1952531516);
  }
  if (v.getInt32(p + 13, true) === 1046834799 && v.getInt32(p + 12, true) === 1701736297 && v.getInt32(p + 8, true) === 2054055286 && v.getInt32(p + 4, true) === 1852785513 && v.getInt32(p, true) === 1952531516) {
    v3 = [];
    do {
      p += 17;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v3.push(readDatiDocumentiCorrelati(s, p));
      m[n + 1] = 3 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 14, true) === 1046834799 && v.getInt32(p + 12, true) === 1852795258 && v.getInt32(p + 8, true) === 1852143214 && v.getInt32(p + 4, true) === 1866688884 && v.getInt32(p, true) === 1631858492)) giveUp();
      p = s.blank(p + 18);
    } while (v.getInt32(p + 13, true) === 1046834799 && v.getInt32(p + 12, true) === 1701736297 && v.getInt32(p + 8, true) === 2054055286 && v.getInt32(p + 4, true) === 1852785513 && v.getInt32(p, true) === 1952531516);
  }
  if (v.getInt32(p + 11, true) === 1046834799 && v.getInt32(p + 8, true) === 1869183589 && v.getInt32(p + 4, true) === 1667846761 && v.getInt32(p, true) === 1952531516) {
    v4 = [];
    do {
      p += 15;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v4.push(readDatiDocumentiCorrelati(s, p));
      m[n + 1] = 4 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 12, true) === 1046834799 && v.getInt32(p + 8, true) === 1769629027 && v.getInt32(p + 4, true) === 1767008628 && v.getInt32(p, true) === 1631858492)) giveUp();
      p = s.blank(p + 16);
    } while (v.getInt32(p + 11, true) === 1046834799 && v.getInt32(p + 8, true) === 1869183589 && v.getInt32(p + 4, true) === 1667846761 && v.getInt32(p, true) === 1952531516);
  }
  if (v.getInt32(p + 18, true) === 1046836321 && v.getInt32(p + 16, true) === 1952540517 && v.getInt32(p + 12, true) === 1819045699 && v.getInt32(p + 8, true) === 1701999988 && v.getInt32(p + 4, true) === 1952532073 && v.getInt32(p, true) === 1952531516) {
    v5 = [];
    do {
      p += 22;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v5.push(readDatiDocumentiCorrelati(s, p));
      m[n + 1] = 5 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 19, true) === 1046836321 && v.getInt32(p + 16, true) === 1634166124 && v.getInt32(p + 12, true) === 1819231077 && v.getInt32(p + 8, true) === 1920300148 && v.getInt32(p + 4, true) === 1632004468 && v.getInt32(p, true) === 1631858492)) giveUp();
      p = s.blank(p + 23);
    } while (v.getInt32(p + 18, true) === 1046836321 && v.getInt32(p + 16, true) === 1952540517 && v.getInt32(p + 12, true) === 1819045699 && v.getInt32(p + 8, true) === 1701999988 && v.getInt32(p + 4, true) === 1952532073 && v.getInt32(p, true) === 1952531516);
  }
  if (v.getInt32(p + 5, true) === 1045184851 && v.getInt32(p + 4, true) === 1279349609 && v.getInt32(p, true) === 1952531516) {
    v6 = [];
    do {
      p += 9;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v6.push(readDatiSAL(s, p));
      m[n + 1] = 6 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 6, true) === 1045184851 && v.getInt32(p + 4, true) === 1095985524 && v.getInt32(p, true) === 1631858492)) giveUp();
      p = s.blank(p + 10);
    } while (v.getInt32(p + 5, true) === 1045184851 && v.getInt32(p + 4, true) === 1279349609 && v.getInt32(p, true) === 1952531516);
  }
  if (v.getInt32(p + 5, true) === 1045709892 && v.getInt32(p + 4, true) === 1413760105 && v.getInt32(p, true) === 1952531516) {
    v7 = [];
    do {
      p += 9;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v7.push(readDatiDDT(s, p));
      m[n + 1] = 7 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 6, true) === 1045709892 && v.getInt32(p + 4, true) === 1145334132 && v.getInt32(p, true) === 1631858492)) giveUp();
      p = s.blank(p + 10);
    } while (v.getInt32(p + 5, true) === 1045709892 && v.getInt32(p + 4, true) === 1413760105 && v.getInt32(p, true) === 1952531516);
  }
  if (v.getInt32(p + 11, true) === 1047491698 && v.getInt32(p + 8, true) === 1919905907 && v.getInt32(p + 4, true) === 1634882665 && v.getInt32(p, true) === 1952531516) {
    p += 15;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v8 = readDatiTrasporto(s, p);
    m[n + 1] = 8 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1047491698 && v.getInt32(p + 8, true) === 1869640545 && v.getInt32(p + 4, true) === 1918134644 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 16);
  } else if (s.emptyTag(p, '<DatiTrasporto')) {
    m[n] = p; m[n + 1] = 40; m[n + 2] = s.tagLine; n += 3;
    v8 = {};
    p = s.blank(s.pos);
  }
  if (v.getInt32(p + 15, true) === 1046834273 && v.getInt32(p + 12, true) === 1634756963 && v.getInt32(p + 8, true) === 1852404304 && v.getInt32(p + 4, true) === 1634891124 && v.getInt32(p, true) === 1952532028) {
    p += 19;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v9 = readFatturaPrincipale(s, p);
    m[n + 1] = 9 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 16, true) === 1046834273 && v.getInt32(p + 12, true) === 1885954926 && v.getInt32(p + 8, true) === 1769099361 && v.getInt32(p + 4, true) === 1920300148 && v.getInt32(p, true) === 1631989564)) giveUp();
    p = s.blank(p + 20);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDatiGenerali(v0, v1, v2, v3, v4, v5, v6, v7, v8, v9);
}

const MakeDatiGeneraliDocumento = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: Text, v3: Text, v4: object[] | undefined, v5: object | undefined, v6: object[] | undefined, v7: object[] | undefined, v8: Text, v9: Text, v10: (string | number)[] | undefined, v11: Text) {
  this['tipo_documento'] = v0;
  this['divisa'] = v1;
  this['data'] = v2;
  this['numero'] = v3;
  if (v4 !== undefined) this['dati_ritenuta'] = v4;
  if (v5 !== undefined) this['dati_bollo'] = v5;
  if (v6 !== undefined) this['dati_cassa_previdenziale'] = v6;
  if (v7 !== undefined) this['sconto_maggiorazione'] = v7;
  if (v8 !== undefined) this['importo_totale_documento'] = v8;
  if (v9 !== undefined) this['arrotondamento'] = v9;
  if (v10 !== undefined) this['causale'] = v10;
  if (v11 !== undefined) this['art_73'] = v11;
} as unknown as Make<[Text, Text, Text, Text, object[] | undefined, object | undefined, object[] | undefined, object[] | undefined, Text, Text, (string | number)[] | undefined, Text]>;
(MakeDatiGeneraliDocumento as { prototype: object }).prototype = Object.prototype;

function readDatiGeneraliDocumento(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  let v4: object[] | undefined = undefined;
  let v5: object | undefined = undefined;
  let v6: object[] | undefined = undefined;
  let v7: object[] | undefined = undefined;
  let v8: Text = undefined;
  let v9: Text = undefined;
  let v10: (string | number)[] | undefined = undefined;
  let v11: Text = undefined;
  if (!(v.getInt32(p + 11, true) === 1047491694 && v.getInt32(p + 8, true) === 1852140917 && v.getInt32(p + 4, true) === 1668236399 && v.getInt32(p, true) === 1885951036)) giveUp();
  p += 15;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.code(p, TipoDocumentoCodes);
  p = s.pos;
  if (!(v.getInt32(p + 12, true) === 1047491694 && v.getInt32(p + 8, true) === 1701672291 && v.getInt32(p + 4, true) === 1866755952 && v.getInt32(p, true) === 1767124796)) giveUp();
  p = s.blank(p + 16);
  if (!(v.getInt32(p + 4, true) === 1046573929 && v.getInt32(p, true) === 1986610236)) giveUp();
  p += 8;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.pattern(p, DivisaPattern, Divisa);
  p = s.pos;
  if (!(v.getInt32(p + 5, true) === 1046573929 && v.getInt32(p + 4, true) === 1634953590 && v.getInt32(p, true) === 1766076220)) giveUp();
  p = s.blank(p + 9);
  if (!(v.getInt32(p + 2, true) === 1046574177 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 6;
  m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
  v2 = s.date(p, DataFattura);
  p = s.pos;
  if (!(v.getInt32(p + 3, true) === 1046574177 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 7);
  if (!(v.getInt32(p + 4, true) === 1047491173 && v.getInt32(p, true) === 1836404284)) giveUp();
  p += 8;
  m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
  v3 = s.string(p, 1, 20, String20);
  p = s.pos;
  if (!(v.getInt32(p + 5, true) === 1047491173 && v.getInt32(p + 4, true) === 1869768045 && v.getInt32(p, true) === 1968058172)) giveUp();
  p = s.blank(p + 9);
  if (v.getInt32(p + 10, true) === 1046574197 && v.getInt32(p + 8, true) === 1953853029 && v.getInt32(p + 4, true) === 1953059433 && v.getInt32(p, true) === 1952531516) {
    v4 = [];
    do {
      p += 14;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v4.push(readDatiRitenuta(s, p));
      m[n + 1] = 4 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 11, true) === 1046574197 && v.getInt32(p + 8, true) === 1970169204 && v.getInt32(p + 4, true) === 1767008628 && v.getInt32(p, true) === 1631858492)) giveUp();
      p = s.blank(p + 15);
    } while (v.getInt32(p + 10, true) === 1046574197 && v.getInt32(p + 8, true) === 1953853029 && v.getInt32(p + 4, true) === 1953059433 && v.getInt32(p, true) === 1952531516);
  }
  if (v.getInt32(p + 7, true) === 1047489644 && v.getInt32(p + 4, true) === 1819230825 && v.getInt32(p, true) === 1952531516) {
    p += 11;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v5 = readDatiBollo(s, p);
    m[n + 1] = 5 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 8, true) === 1047489644 && v.getInt32(p + 4, true) === 1866623348 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 12);
  }
  if (v.getInt32(p + 20, true) === 1046834273 && v.getInt32(p + 16, true) === 1769631333 && v.getInt32(p + 12, true) === 1684633189 && v.getInt32(p + 8, true) === 1917870451 && v.getInt32(p + 4, true) === 1935754089 && v.getInt32(p, true) === 1952531516) {
    v6 = [];
    do {
      p += 24;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v6.push(readDatiCassaPrevidenziale(s, p));
      m[n + 1] = 6 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 21, true) === 1046834273 && v.getInt32(p + 20, true) === 1701601641 && v.getInt32(p + 16, true) === 2054055268 && v.getInt32(p + 12, true) === 1769366898 && v.getInt32(p + 8, true) === 1348563827 && v.getInt32(p + 4, true) === 1631807860 && v.getInt32(p, true) === 1631858492)) giveUp();
      p = s.blank(p + 25);
    } while (v.getInt32(p + 20, true) === 1046834273 && v.getInt32(p + 16, true) === 1769631333 && v.getInt32(p + 12, true) === 1684633189 && v.getInt32(p + 8, true) === 1917870451 && v.getInt32(p + 4, true) === 1935754089 && v.getInt32(p, true) === 1952531516);
  }
  if (v.getInt32(p + 17, true) === 1046834799 && v.getInt32(p + 16, true) === 1701736297 && v.getInt32(p + 12, true) === 2053206639 && v.getInt32(p + 8, true) === 1768384353 && v.getInt32(p + 4, true) === 1299149934 && v.getInt32(p, true) === 1868780348) {
    v7 = [];
    do {
      p += 21;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v7.push(readScontoMaggiorazione(s, p));
      m[n + 1] = 7 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 18, true) === 1046834799 && v.getInt32(p + 16, true) === 1852795258 && v.getInt32(p + 12, true) === 1634889577 && v.getInt32(p + 8, true) === 1734828365 && v.getInt32(p + 4, true) === 1869901423 && v.getInt32(p, true) === 1666395964)) giveUp();
      p = s.blank(p + 22);
    } while (v.getInt32(p + 17, true) === 1046834799 && v.getInt32(p + 16, true) === 1701736297 && v.getInt32(p + 12, true) === 2053206639 && v.getInt32(p + 8, true) === 1768384353 && v.getInt32(p + 4, true) === 1299149934 && v.getInt32(p, true) === 1868780348);
  }
  if (v.getInt32(p + 20, true) === 1047491694 && v.getInt32(p + 16, true) === 1701672291 && v.getInt32(p + 12, true) === 1866753388 && v.getInt32(p + 8, true) === 1635020628 && v.getInt32(p + 4, true) === 1869902447 && v.getInt32(p, true) === 1886210364) {
    p += 24;
    m[n] = p; m[n + 1] = 8; m[n + 2] = s.line; n += 3;
    v8 = s.decimal(p, 11, 2, 2, Amount2Decimal);
    p = s.pos;
    if (!(v.getInt32(p + 21, true) === 1047491694 && v.getInt32(p + 20, true) === 1869901413 && v.getInt32(p + 16, true) === 1836409711 && v.getInt32(p + 12, true) === 1147497569 && v.getInt32(p + 8, true) === 1953453167 && v.getInt32(p + 4, true) === 1953656688 && v.getInt32(p, true) === 1833512764)) giveUp();
    p = s.blank(p + 25);
  }
  if (v.getInt32(p + 12, true) === 1047491694 && v.getInt32(p + 8, true) === 1701667172 && v.getInt32(p + 4, true) === 1852798063 && v.getInt32(p, true) === 1920090428) {
    p += 16;
    m[n] = p; m[n + 1] = 9; m[n + 2] = s.line; n += 3;
    v9 = s.decimal(p, 11, 2, 2, Amount2Decimal);
    p = s.pos;
    if (!(v.getInt32(p + 13, true) === 1047491694 && v.getInt32(p + 12, true) === 1869901413 && v.getInt32(p + 8, true) === 1835099246 && v.getInt32(p + 4, true) === 1869901682 && v.getInt32(p, true) === 1916874556)) giveUp();
    p = s.blank(p + 17);
  }
  if (v.getInt32(p + 5, true) === 1046834273 && v.getInt32(p + 4, true) === 1701601651 && v.getInt32(p, true) === 1969308476) {
    v10 = [];
    do {
      p += 9;
      m[n] = p; m[n + 1] = 10; m[n + 2] = s.line; n += 3;
      v10.push(s.latin(p, 1, 200, String200Latin));
      p = s.pos;
      if (!(v.getInt32(p + 6, true) === 1046834273 && v.getInt32(p + 4, true) === 1818325877 && v.getInt32(p, true) === 1631792956)) giveUp();
      p = s.blank(p + 10);
    } while (v.getInt32(p + 5, true) === 1046834273 && v.getInt32(p + 4, true) === 1701601651 && v.getInt32(p, true) === 1969308476);
  }
  if (v.getInt32(p + 3, true) === 1043543924 && v.getInt32(p, true) === 1953644860) {
    p += 7;
    m[n] = p; m[n + 1] = 11; m[n + 2] = s.line; n += 3;
    v11 = s.code(p, Art73Codes);
    p = s.pos;
    if (!(v.getInt32(p + 4, true) === 1043543924 && v.getInt32(p, true) === 1916874556)) giveUp();
    p = s.blank(p + 8);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDatiGeneraliDocumento(v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11);
}

const MakeDatiRitenuta = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: Text, v3: Text) {
  this['tipo_ritenuta'] = v0;
  this['importo_ritenuta'] = v1;
  this['aliquota_ritenuta'] = v2;
  this['causale_pagamento'] = v3;
} as unknown as Make<[Text, Text, Text, Text]>;
(MakeDatiRitenuta as { prototype: object }).prototype = Object.prototype;

function readDatiRitenuta(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  if (!(v.getInt32(p + 10, true) === 1046574197 && v.getInt32(p + 8, true) === 1953853029 && v.getInt32(p + 4, true) === 1953059439 && v.getInt32(p, true) === 1885951036)) giveUp();
  p += 14;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.code(p, TipoRitenutaCodes);
  p = s.pos;
  if (!(v.getInt32(p + 11, true) === 1046574197 && v.getInt32(p + 8, true) === 1970169204 && v.getInt32(p + 4, true) === 1767010160 && v.getInt32(p, true) === 1767124796)) giveUp();
  p = s.blank(p + 15);
  if (!(v.getInt32(p + 13, true) === 1046574197 && v.getInt32(p + 12, true) === 1635022190 && v.getInt32(p + 8, true) === 1702127954 && v.getInt32(p + 4, true) === 1869902447 && v.getInt32(p, true) === 1886210364)) giveUp();
  p += 17;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.decimal(p, 11, 2, 2, Amount2Decimal);
  p = s.pos;
  if (!(v.getInt32(p + 14, true) === 1046574197 && v.getInt32(p + 12, true) === 1953853029 && v.getInt32(p + 8, true) === 1953059439 && v.getInt32(p + 4, true) === 1953656688 && v.getInt32(p, true) === 1833512764)) giveUp();
  p = s.blank(p + 18);
  if (!(v.getInt32(p + 14, true) === 1046574197 && v.getInt32(p + 12, true) === 1953853029 && v.getInt32(p + 8, true) === 1953059425 && v.getInt32(p + 4, true) === 1953461617 && v.getInt32(p, true) === 1768702268)) giveUp();
  p += 18;
  m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
  v2 = s.decimal(p, 2, 2, 2, Rate);
  p = s.pos;
  if (!(v.getInt32(p + 15, true) === 1046574197 && v.getInt32(p + 12, true) === 1970169204 && v.getInt32(p + 8, true) === 1767006580 && v.getInt32(p + 4, true) === 1869967721 && v.getInt32(p, true) === 1816211260)) giveUp();
  p = s.blank(p + 19);
  if (!(v.getInt32(p + 14, true) === 1047491694 && v.getInt32(p + 12, true) === 1953391981 && v.getInt32(p + 8, true) === 1634165072 && v.getInt32(p + 4, true) === 1701601651 && v.getInt32(p, true) === 1969308476)) giveUp();
  p += 18;
  m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
  v3 = s.code(p, CausalePagamentoCodes);
  p = s.pos;
  if (!(v.getInt32(p + 15, true) === 1047491694 && v.getInt32(p + 12, true) === 1852140897 && v.getInt32(p + 8, true) === 1734430821 && v.getInt32(p + 4, true) === 1818325877 && v.getInt32(p, true) === 1631792956)) giveUp();
  p = s.blank(p + 19);
  s.pos = p;
  s.marked = n;
  return new MakeDatiRitenuta(v0, v1, v2, v3);
}

const MakeDatiBollo = function (this: Record<string, unknown>, v0: Text, v1: Text) {
  this['bollo_virtuale'] = v0;
  if (v1 !== undefined) this['importo_bollo'] = v1;
} as unknown as Make<[Text, Text]>;
(MakeDatiBollo as { prototype: object }).prototype = Object.prototype;

function readDatiBollo(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  if (!(v.getInt32(p + 11, true) === 1046834273 && v.getInt32(p + 8, true) === 1635087474 && v.getInt32(p + 4, true) === 1767272300 && v.getInt32(p, true) === 1819230780)) giveUp();
  p += 15;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.code(p, BolloVirtualeCodes);
  p = s.pos;
  if (!(v.getInt32(p + 12, true) === 1046834273 && v.getInt32(p + 8, true) === 1970565737 && v.getInt32(p + 4, true) === 1450142828 && v.getInt32(p, true) === 1866608444)) giveUp();
  p = s.blank(p + 16);
  if (v.getInt32(p + 10, true) === 1047489644 && v.getInt32(p + 8, true) === 1819045698 && v.getInt32(p + 4, true) === 1869902447 && v.getInt32(p, true) === 1886210364) {
    p += 14;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.decimal(p, 11, 2, 2, Amount2Decimal);
    p = s.pos;
    if (!(v.getInt32(p + 11, true) === 1047489644 && v.getInt32(p + 8, true) === 1819230831 && v.getInt32(p + 4, true) === 1953656688 && v.getInt32(p, true) === 1833512764)) giveUp();
    p = s.blank(p + 15);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDatiBollo(v0, v1);
}

const MakeDatiCassaPrevidenziale = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: Text, v3: Text, v4: Text, v5: Text, v6: Text, v7: Text) {
  this['tipo_cassa'] = v0;
  this['al_cassa'] = v1;
  this['importo_contributo_cassa'] = v2;
  if (v3 !== undefined) this['imponibile_cassa'] = v3;
  this['aliquota_iva'] = v4;
  if (v5 !== undefined) this['ritenuta'] = v5;
  if (v6 !== undefined) this['natura'] = v6;
  if (v7 !== undefined) this['riferimento_amministrazione'] = v7;
} as unknown as Make<[Text, Text, Text, Text, Text, Text, Text, Text]>;
(MakeDatiCassaPrevidenziale as { prototype: object }).prototype = Object.prototype;

function readDatiCassaPrevidenziale(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  let v4: Text = undefined;
  let v5: Text = undefined;
  let v6: Text = undefined;
  let v7: Text = undefined;
  if (!(v.getInt32(p + 7, true) === 1046573939 && v.getInt32(p + 4, true) === 1935754095 && v.getInt32(p, true) === 1885951036)) giveUp();
  p += 11;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.code(p, TipoCassaCodes);
  p = s.pos;
  if (!(v.getInt32(p + 8, true) === 1046573939 && v.getInt32(p + 4, true) === 1631809392 && v.getInt32(p, true) === 1767124796)) giveUp();
  p = s.blank(p + 12);
  if (!(v.getInt32(p + 5, true) === 1046573939 && v.getInt32(p + 4, true) === 1634956129 && v.getInt32(p, true) === 1131168060)) giveUp();
  p += 9;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.decimal(p, 2, 2, 2, Rate);
  p = s.pos;
  if (!(v.getInt32(p + 6, true) === 1046573939 && v.getInt32(p + 4, true) === 1936941379 && v.getInt32(p, true) === 1816211260)) giveUp();
  p = s.blank(p + 10);
  if (!(v.getInt32(p + 20, true) === 1046573939 && v.getInt32(p + 16, true) === 1631809396 && v.getInt32(p + 12, true) === 1969383794 && v.getInt32(p + 8, true) === 1953394499 && v.getInt32(p + 4, true) === 1869902447 && v.getInt32(p, true) === 1886210364)) giveUp();
  p += 24;
  m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
  v2 = s.decimal(p, 11, 2, 2, Amount2Decimal);
  p = s.pos;
  if (!(v.getInt32(p + 21, true) === 1046573939 && v.getInt32(p + 20, true) === 1634956129 && v.getInt32(p + 16, true) === 1131377781 && v.getInt32(p + 12, true) === 1651077748 && v.getInt32(p + 8, true) === 1852785519 && v.getInt32(p + 4, true) === 1953656688 && v.getInt32(p, true) === 1833512764)) giveUp();
  p = s.blank(p + 25);
  if (v.getInt32(p + 13, true) === 1046573939 && v.getInt32(p + 12, true) === 1634956129 && v.getInt32(p + 8, true) === 1130720361 && v.getInt32(p + 4, true) === 1651076719 && v.getInt32(p, true) === 1886210364) {
    p += 17;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = s.decimal(p, 11, 2, 2, Amount2Decimal);
    p = s.pos;
    if (!(v.getInt32(p + 14, true) === 1046573939 && v.getInt32(p + 12, true) === 1936941379 && v.getInt32(p + 8, true) === 1701603682 && v.getInt32(p + 4, true) === 1768845168 && v.getInt32(p, true) === 1833512764)) giveUp();
    p = s.blank(p + 18);
  }
  if (!(v.getInt32(p + 9, true) === 1044469321 && v.getInt32(p + 8, true) === 1096173921 && v.getInt32(p + 4, true) === 1953461617 && v.getInt32(p, true) === 1768702268)) giveUp();
  p += 13;
  m[n] = p; m[n + 1] = 4; m[n + 2] = s.line; n += 3;
  v4 = s.decimal(p, 2, 2, 2, Rate);
  p = s.pos;
  if (!(v.getInt32(p + 10, true) === 1044469321 && v.getInt32(p + 8, true) === 1447649652 && v.getInt32(p + 4, true) === 1869967721 && v.getInt32(p, true) === 1816211260)) giveUp();
  p = s.blank(p + 14);
  if (v.getInt32(p + 6, true) === 1046574197 && v.getInt32(p + 4, true) === 1953853029 && v.getInt32(p, true) === 1953059388) {
    p += 10;
    m[n] = p; m[n + 1] = 5; m[n + 2] = s.line; n += 3;
    v5 = s.code(p, RitenutaCodes);
    p = s.pos;
    if (!(v.getInt32(p + 7, true) === 1046574197 && v.getInt32(p + 4, true) === 1970169204 && v.getInt32(p, true) === 1766993724)) giveUp();
    p = s.blank(p + 11);
  }
  if (v.getInt32(p + 4, true) === 1046573685 && v.getInt32(p, true) === 1952534076) {
    p += 8;
    m[n] = p; m[n + 1] = 6; m[n + 2] = s.line; n += 3;
    v6 = s.code(p, NaturaCodes);
    p = s.pos;
    if (!(v.getInt32(p + 5, true) === 1046573685 && v.getInt32(p + 4, true) === 1634891124 && v.getInt32(p, true) === 1632513852)) giveUp();
    p = s.blank(p + 9);
  }
  if (v.getInt32(p + 24, true) === 1046834799 && v.getInt32(p + 20, true) === 1769628018 && v.getInt32(p + 16, true) === 1953720686 && v.getInt32(p + 12, true) === 1768779073 && v.getInt32(p + 8, true) === 1869901413 && v.getInt32(p + 4, true) === 1835627109 && v.getInt32(p, true) === 1718178364) {
    p += 28;
    m[n] = p; m[n + 1] = 7; m[n + 2] = s.line; n += 3;
    v7 = s.string(p, 1, 20, String20);
    p = s.pos;
    if (!(v.getInt32(p + 25, true) === 1046834799 && v.getInt32(p + 24, true) === 1701736297 && v.getInt32(p + 20, true) === 2053206644 && v.getInt32(p + 16, true) === 1936289385 && v.getInt32(p + 12, true) === 1835876719 && v.getInt32(p + 8, true) === 1953391981 && v.getInt32(p + 4, true) === 1769104742 && v.getInt32(p, true) === 1766993724)) giveUp();
    p = s.blank(p + 29);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDatiCassaPrevidenziale(v0, v1, v2, v3, v4, v5, v6, v7);
}

const MakeScontoMaggiorazione = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: Text) {
  this['tipo'] = v0;
  if (v1 !== undefined) this['percentuale'] = v1;
  if (v2 !== undefined) this['importo'] = v2;
} as unknown as Make<[Text, Text, Text]>;
(MakeScontoMaggiorazione as { prototype: object }).prototype = Object.prototype;

function readScontoMaggiorazione(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  if (!(v.getInt32(p + 2, true) === 1047490665 && v.getInt32(p, true) === 1885951036)) giveUp();
  p += 6;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.code(p, TipoScontoMaggiorazioneCodes);
  p = s.pos;
  if (!(v.getInt32(p + 3, true) === 1047490665 && v.getInt32(p, true) === 1767124796)) giveUp();
  p = s.blank(p + 7);
  if (v.getInt32(p + 9, true) === 1046834273 && v.getInt32(p + 8, true) === 1701601653 && v.getInt32(p + 4, true) === 1953391971 && v.getInt32(p, true) === 1919242300) {
    p += 13;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.decimal(p, 2, 2, 2, Rate);
    p = s.pos;
    if (!(v.getInt32(p + 10, true) === 1046834273 && v.getInt32(p + 8, true) === 1818326388 && v.getInt32(p + 4, true) === 1852138354 && v.getInt32(p, true) === 1699753788)) giveUp();
    p = s.blank(p + 14);
  }
  if (v.getInt32(p + 5, true) === 1047491698 && v.getInt32(p + 4, true) === 1869902447 && v.getInt32(p, true) === 1886210364) {
    p += 9;
    m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
    v2 = s.decimal(p, 11, 2, 8, Amount8Decimal);
    p = s.pos;
    if (!(v.getInt32(p + 6, true) === 1047491698 && v.getInt32(p + 4, true) === 1953656688 && v.getInt32(p, true) === 1833512764)) giveUp();
    p = s.blank(p + 10);
  }
  s.pos = p;
  s.marked = n;
  return new MakeScontoMaggiorazione(v0, v1, v2);
}

const MakeDatiDocumentiCorrelati = function (this: Record<string, unknown>, v0: (string | number)[] | undefined, v1: Text, v2: Text, v3: Text, v4: Text, v5: Text, v6: Text) {
  if (v0 !== undefined) this['riferimento_numero_linea'] = v0;
  this['id_documento'] = v1;
  if (v2 !== undefined) this['data'] = v2;
  if (v3 !== undefined) this['num_item'] = v3;
  if (v4 !== undefined) this['codice_commessa_convenzione'] = v4;
  if (v5 !== undefined) this['codice_cup'] = v5;
  if (v6 !== undefined) this['codice_cig'] = v6;
} as unknown as Make<[(string | number)[] | undefined, Text, Text, Text, Text, Text, Text]>;
(MakeDatiDocumentiCorrelati as { prototype: object }).prototype = Object.prototype;

function readDatiDocumentiCorrelati(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: (string | number)[] | undefined = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  let v4: Text = undefined;
  let v5: Text = undefined;
  let v6: Text = undefined;
  if (v.getInt32(p + 20, true) === 1046570350 && v.getInt32(p + 16, true) === 1766616946 && v.getInt32(p + 12, true) === 1701672270 && v.getInt32(p + 8, true) === 1869901413 && v.getInt32(p + 4, true) === 1835627109 && v.getInt32(p, true) === 1718178364) {
    v0 = [];
    do {
      p += 24;
      m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
      v0.push(Number(s.integer(p, 1, 9999, RiferimentoNumeroLinea)));
      p = s.pos;
      if (!(v.getInt32(p + 21, true) === 1046570350 && v.getInt32(p + 20, true) === 1634037353 && v.getInt32(p + 16, true) === 1282372197 && v.getInt32(p + 12, true) === 1836404335 && v.getInt32(p + 8, true) === 1953391981 && v.getInt32(p + 4, true) === 1769104742 && v.getInt32(p, true) === 1766993724)) giveUp();
      p = s.blank(p + 25);
    } while (v.getInt32(p + 20, true) === 1046570350 && v.getInt32(p + 16, true) === 1766616946 && v.getInt32(p + 12, true) === 1701672270 && v.getInt32(p + 8, true) === 1869901413 && v.getInt32(p + 4, true) === 1835627109 && v.getInt32(p, true) === 1718178364);
  }
  if (!(v.getInt32(p + 9, true) === 1047491694 && v.getInt32(p + 8, true) === 1869901413 && v.getInt32(p + 4, true) === 1836409711 && v.getInt32(p, true) === 1147423036)) giveUp();
  p += 13;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.string(p, 1, 20, String20);
  p = s.pos;
  if (!(v.getInt32(p + 10, true) === 1047491694 && v.getInt32(p + 8, true) === 1953391981 && v.getInt32(p + 4, true) === 1969450820 && v.getInt32(p, true) === 1682517820)) giveUp();
  p = s.blank(p + 14);
  if (v.getInt32(p + 2, true) === 1046574177 && v.getInt32(p, true) === 1952531516) {
    p += 6;
    m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
    v2 = s.date(p, XsDate);
    p = s.pos;
    if (!(v.getInt32(p + 3, true) === 1046574177 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 7);
  }
  if (v.getInt32(p + 5, true) === 1047356788 && v.getInt32(p + 4, true) === 1835365449 && v.getInt32(p, true) === 1836404284) {
    p += 9;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = s.string(p, 1, 20, String20);
    p = s.pos;
    if (!(v.getInt32(p + 6, true) === 1047356788 && v.getInt32(p + 4, true) === 1702119789 && v.getInt32(p, true) === 1968058172)) giveUp();
    p = s.blank(p + 10);
  }
  if (v.getInt32(p + 23, true) === 1046834799 && v.getInt32(p + 20, true) === 1869183598 && v.getInt32(p + 16, true) === 1702260335 && v.getInt32(p + 12, true) === 1130460019 && v.getInt32(p + 8, true) === 1701670255 && v.getInt32(p + 4, true) === 1130718057 && v.getInt32(p, true) === 1685013308) {
    p += 27;
    m[n] = p; m[n + 1] = 4; m[n + 2] = s.line; n += 3;
    v4 = s.latin(p, 1, 100, String100Latin);
    p = s.pos;
    if (!(v.getInt32(p + 24, true) === 1046834799 && v.getInt32(p + 20, true) === 1769631333 && v.getInt32(p + 16, true) === 1986948931 && v.getInt32(p + 12, true) === 1634956133 && v.getInt32(p + 8, true) === 1835888451 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 28);
  }
  if (v.getInt32(p + 7, true) === 1045452099 && v.getInt32(p + 4, true) === 1130718057 && v.getInt32(p, true) === 1685013308) {
    p += 11;
    m[n] = p; m[n + 1] = 5; m[n + 2] = s.line; n += 3;
    v5 = s.string(p, 1, 15, String15);
    p = s.pos;
    if (!(v.getInt32(p + 8, true) === 1045452099 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 12);
  }
  if (v.getInt32(p + 7, true) === 1044859203 && v.getInt32(p + 4, true) === 1130718057 && v.getInt32(p, true) === 1685013308) {
    p += 11;
    m[n] = p; m[n + 1] = 6; m[n + 2] = s.line; n += 3;
    v6 = s.string(p, 1, 15, String15);
    p = s.pos;
    if (!(v.getInt32(p + 8, true) === 1044859203 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 12);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDatiDocumentiCorrelati(v0, v1, v2, v3, v4, v5, v6);
}

const MakeDatiSAL = function (this: Record<string, unknown>, v0: Text) {
  this['riferimento_fase'] = v0;
} as unknown as Make<[Text]>;
(MakeDatiSAL as { prototype: object }).prototype = Object.prototype;

function readDatiSAL(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  if (!(v.getInt32(p + 13, true) === 1046836065 && v.getInt32(p + 12, true) === 1702060358 && v.getInt32(p + 8, true) === 1869901413 && v.getInt32(p + 4, true) === 1835627109 && v.getInt32(p, true) === 1718178364)) giveUp();
  p += 17;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.integer(p, 1, 999, RiferimentoFase);
  p = s.pos;
  if (!(v.getInt32(p + 14, true) === 1046836065 && v.getInt32(p + 12, true) === 1935754863 && v.getInt32(p + 8, true) === 1953391981 && v.getInt32(p + 4, true) === 1769104742 && v.getInt32(p, true) === 1766993724)) giveUp();
  p = s.blank(p + 18);
  s.pos = p;
  s.marked = n;
  return new MakeDatiSAL(v0);
}

const MakeDatiDDT = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: (string | number)[] | undefined) {
  this['numero_ddt'] = v0;
  this['data_ddt'] = v1;
  if (v2 !== undefined) this['riferimento_numero_linea'] = v2;
} as unknown as Make<[Text, Text, (string | number)[] | undefined]>;
(MakeDatiDDT as { prototype: object }).prototype = Object.prototype;

function readDatiDDT(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: (string | number)[] | undefined = undefined;
  if (!(v.getInt32(p + 7, true) === 1045709892 && v.getInt32(p + 4, true) === 1148154469 && v.getInt32(p, true) === 1836404284)) giveUp();
  p += 11;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.string(p, 1, 20, String20);
  p = s.pos;
  if (!(v.getInt32(p + 8, true) === 1045709892 && v.getInt32(p + 4, true) === 1869768045 && v.getInt32(p, true) === 1968058172)) giveUp();
  p = s.blank(p + 12);
  if (!(v.getInt32(p + 5, true) === 1045709892 && v.getInt32(p + 4, true) === 1413760097 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 9;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.date(p, XsDate);
  p = s.pos;
  if (!(v.getInt32(p + 6, true) === 1045709892 && v.getInt32(p + 4, true) === 1145332084 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 10);
  if (v.getInt32(p + 20, true) === 1046570350 && v.getInt32(p + 16, true) === 1766616946 && v.getInt32(p + 12, true) === 1701672270 && v.getInt32(p + 8, true) === 1869901413 && v.getInt32(p + 4, true) === 1835627109 && v.getInt32(p, true) === 1718178364) {
    v2 = [];
    do {
      p += 24;
      m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
      v2.push(s.integer(p, 1, 9999, RiferimentoNumeroLinea));
      p = s.pos;
      if (!(v.getInt32(p + 21, true) === 1046570350 && v.getInt32(p + 20, true) === 1634037353 && v.getInt32(p + 16, true) === 1282372197 && v.getInt32(p + 12, true) === 1836404335 && v.getInt32(p + 8, true) === 1953391981 && v.getInt32(p + 4, true) === 1769104742 && v.getInt32(p, true) === 1766993724)) giveUp();
      p = s.blank(p + 25);
    } while (v.getInt32(p + 20, true) === 1046570350 && v.getInt32(p + 16, true) === 1766616946 && v.getInt32(p + 12, true) === 1701672270 && v.getInt32(p + 8, true) === 1869901413 && v.getInt32(p + 4, true) === 1835627109 && v.getInt32(p, true) === 1718178364);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDatiDDT(v0, v1, v2);
}

const MakeDatiTrasporto = function (this: Record<string, unknown>, v0: object | undefined, v1: Text, v2: Text, v3: number | undefined, v4: Text, v5: Text, v6: Text, v7: Text, v8: Text, v9: Text, v10: Text, v11: object | undefined, v12: Text) {
  if (v0 !== undefined) this['dati_anagrafici_vettore'] = v0;
  if (v1 !== undefined) this['mezzo_trasporto'] = v1;
  if (v2 !== undefined) this['causale_trasporto'] = v2;
  if (v3 !== undefined) this['numero_colli'] = v3;
  if (v4 !== undefined) this['descrizione'] = v4;
  if (v5 !== undefined) this['unita_misura_peso'] = v5;
  if (v6 !== undefined) this['peso_lordo'] = v6;
  if (v7 !== undefined) this['peso_netto'] = v7;
  if (v8 !== undefined) this['data_ora_ritiro'] = v8;
  if (v9 !== undefined) this['data_inizio_trasporto'] = v9;
  if (v10 !== undefined) this['tipo_resa'] = v10;
  if (v11 !== undefined) this['indirizzo_resa'] = v11;
  if (v12 !== undefined) this['data_ora_consegna'] = v12;
} as unknown as Make<[object | undefined, Text, Text, number | undefined, Text, Text, Text, Text, Text, Text, Text, object | undefined, Text]>;
(MakeDatiTrasporto as { prototype: object }).prototype = Object.prototype;

function readDatiTrasporto(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: number | undefined = undefined;
  let v4: Text = undefined;
  let v5: Text = undefined;
  let v6: Text = undefined;
  let v7: Text = undefined;
  let v8: Text = undefined;
  let v9: Text = undefined;
  let v10: Text = undefined;
  let v11: object | undefined = undefined;
  let v12: Text = undefined;
  if (v.getInt32(p + 19, true) === 1046835823 && v.getInt32(p + 16, true) === 1869902949 && v.getInt32(p + 12, true) === 1449747305 && v.getInt32(p + 8, true) === 1717662311 && v.getInt32(p + 4, true) === 1634615657 && v.getInt32(p, true) === 1952531516) {
    p += 23;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v0 = readDatiAnagraficiVettore(s, p);
    m[n + 1] = 0 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 20, true) === 1046835823 && v.getInt32(p + 16, true) === 1953785174 && v.getInt32(p + 12, true) === 1768122726 && v.getInt32(p + 8, true) === 1634887521 && v.getInt32(p + 4, true) === 1849780596 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 24);
  }
  if (v.getInt32(p + 12, true) === 1047491698 && v.getInt32(p + 8, true) === 1869640545 && v.getInt32(p + 4, true) === 1918136186 && v.getInt32(p, true) === 2053459260) {
    p += 16;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.latin(p, 1, 80, String80Latin);
    p = s.pos;
    if (!(v.getInt32(p + 13, true) === 1047491698 && v.getInt32(p + 12, true) === 1869902447 && v.getInt32(p + 8, true) === 1886609778 && v.getInt32(p + 4, true) === 1416591994 && v.getInt32(p, true) === 1699557180)) giveUp();
    p = s.blank(p + 17);
  }
  if (v.getInt32(p + 14, true) === 1047491698 && v.getInt32(p + 12, true) === 1953656688 && v.getInt32(p + 8, true) === 1935766100 && v.getInt32(p + 4, true) === 1701601651 && v.getInt32(p, true) === 1969308476) {
    p += 18;
    m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
    v2 = s.latin(p, 1, 100, String100Latin);
    p = s.pos;
    if (!(v.getInt32(p + 15, true) === 1047491698 && v.getInt32(p + 12, true) === 1919905907 && v.getInt32(p + 8, true) === 1634882661 && v.getInt32(p + 4, true) === 1818325877 && v.getInt32(p, true) === 1631792956)) giveUp();
    p = s.blank(p + 19);
  }
  if (v.getInt32(p + 9, true) === 1047096428 && v.getInt32(p + 8, true) === 1768713327 && v.getInt32(p + 4, true) === 1131377253 && v.getInt32(p, true) === 1836404284) {
    p += 13;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = Number(s.integer(p, 1, 9999, NumeroColli));
    p = s.pos;
    if (!(v.getInt32(p + 10, true) === 1047096428 && v.getInt32(p + 8, true) === 1819045699 && v.getInt32(p + 4, true) === 1869768045 && v.getInt32(p, true) === 1968058172)) giveUp();
    p = s.blank(p + 14);
  }
  if (v.getInt32(p + 9, true) === 1046834799 && v.getInt32(p + 8, true) === 1701736297 && v.getInt32(p + 4, true) === 2053730915 && v.getInt32(p, true) === 1936016444) {
    p += 13;
    m[n] = p; m[n + 1] = 4; m[n + 2] = s.line; n += 3;
    v4 = s.latin(p, 1, 100, String100Latin);
    p = s.pos;
    if (!(v.getInt32(p + 10, true) === 1046834799 && v.getInt32(p + 8, true) === 1852795258 && v.getInt32(p + 4, true) === 1769104243 && v.getInt32(p, true) === 1698967356)) giveUp();
    p = s.blank(p + 14);
  }
  if (v.getInt32(p + 13, true) === 1047491429 && v.getInt32(p + 12, true) === 1869833552 && v.getInt32(p + 8, true) === 1634891123 && v.getInt32(p + 4, true) === 1766678900 && v.getInt32(p, true) === 1768838460) {
    p += 17;
    m[n] = p; m[n + 1] = 5; m[n + 2] = s.line; n += 3;
    v5 = s.string(p, 1, 10, String10);
    p = s.pos;
    if (!(v.getInt32(p + 14, true) === 1047491429 && v.getInt32(p + 12, true) === 1936019553 && v.getInt32(p + 8, true) === 1920299881 && v.getInt32(p + 4, true) === 1298232425 && v.getInt32(p, true) === 1851076412)) giveUp();
    p = s.blank(p + 18);
  }
  if (v.getInt32(p + 7, true) === 1047487602 && v.getInt32(p + 4, true) === 1919896687 && v.getInt32(p, true) === 1936019516) {
    p += 11;
    m[n] = p; m[n + 1] = 6; m[n + 2] = s.line; n += 3;
    v6 = s.decimal(p, 4, 1, 2, Peso);
    p = s.pos;
    if (!(v.getInt32(p + 8, true) === 1047487602 && v.getInt32(p + 4, true) === 1867280243 && v.getInt32(p, true) === 1699753788)) giveUp();
    p = s.blank(p + 12);
  }
  if (v.getInt32(p + 7, true) === 1047491700 && v.getInt32(p + 4, true) === 1952796271 && v.getInt32(p, true) === 1936019516) {
    p += 11;
    m[n] = p; m[n + 1] = 7; m[n + 2] = s.line; n += 3;
    v7 = s.decimal(p, 4, 1, 2, Peso);
    p = s.pos;
    if (!(v.getInt32(p + 8, true) === 1047491700 && v.getInt32(p + 4, true) === 1699639155 && v.getInt32(p, true) === 1699753788)) giveUp();
    p = s.blank(p + 12);
  }
  if (v.getInt32(p + 11, true) === 1047491177 && v.getInt32(p + 8, true) === 1769236818 && v.getInt32(p + 4, true) === 1634881377 && v.getInt32(p, true) === 1952531516) {
    p += 15;
    m[n] = p; m[n + 1] = 8; m[n + 2] = s.line; n += 3;
    v8 = s.slow(p, XsDateTime);
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1047491177 && v.getInt32(p + 8, true) === 1953059425 && v.getInt32(p + 4, true) === 1917804916 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 16);
  }
  if (v.getInt32(p + 17, true) === 1047491698 && v.getInt32(p + 16, true) === 1869902447 && v.getInt32(p + 12, true) === 1886609778 && v.getInt32(p + 8, true) === 1416587642 && v.getInt32(p + 4, true) === 1768835425 && v.getInt32(p, true) === 1952531516) {
    p += 21;
    m[n] = p; m[n + 1] = 9; m[n + 2] = s.line; n += 3;
    v9 = s.date(p, XsDate);
    p = s.pos;
    if (!(v.getInt32(p + 18, true) === 1047491698 && v.getInt32(p + 16, true) === 1953656688 && v.getInt32(p + 12, true) === 1935766100 && v.getInt32(p + 8, true) === 1869183593 && v.getInt32(p + 4, true) === 1850302836 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 22);
  }
  if (v.getInt32(p + 6, true) === 1046573925 && v.getInt32(p + 4, true) === 1936020079 && v.getInt32(p, true) === 1885951036) {
    p += 10;
    m[n] = p; m[n + 1] = 10; m[n + 2] = s.line; n += 3;
    v10 = s.pattern(p, TipoResaPattern, TipoResa);
    p = s.pos;
    if (!(v.getInt32(p + 7, true) === 1046573925 && v.getInt32(p + 4, true) === 1699901296 && v.getInt32(p, true) === 1767124796)) giveUp();
    p = s.blank(p + 11);
  }
  if (v.getInt32(p + 11, true) === 1046573925 && v.getInt32(p + 8, true) === 1699901306 && v.getInt32(p + 4, true) === 2053730921 && v.getInt32(p, true) === 1684949308) {
    p += 15;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v11 = readIndirizzo(s, p);
    m[n + 1] = 11 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1046573925 && v.getInt32(p + 8, true) === 1383037562 && v.getInt32(p + 4, true) === 1769105764 && v.getInt32(p, true) === 1850289980)) giveUp();
    p = s.blank(p + 16);
  }
  if (v.getInt32(p + 13, true) === 1046572647 && v.getInt32(p + 12, true) === 1634625381 && v.getInt32(p + 8, true) === 1936617283 && v.getInt32(p + 4, true) === 1634881377 && v.getInt32(p, true) === 1952531516) {
    p += 17;
    m[n] = p; m[n + 1] = 12; m[n + 2] = s.line; n += 3;
    v12 = s.slow(p, XsDateTime);
    p = s.pos;
    if (!(v.getInt32(p + 14, true) === 1046572647 && v.getInt32(p + 12, true) === 1852269939 && v.getInt32(p + 8, true) === 1852785505 && v.getInt32(p + 4, true) === 1917804916 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 18);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDatiTrasporto(v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12);
}

const MakeDatiAnagraficiVettore = function (this: Record<string, unknown>, v0: object | undefined, v1: Text, v2: object | undefined, v3: Text) {
  this['id_fiscale_iva'] = v0;
  if (v1 !== undefined) this['codice_fiscale'] = v1;
  this['anagrafica'] = v2;
  if (v3 !== undefined) this['numero_licenza_guida'] = v3;
} as unknown as Make<[object | undefined, Text, object | undefined, Text]>;
(MakeDatiAnagraficiVettore as { prototype: object }).prototype = Object.prototype;

function readDatiAnagraficiVettore(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: Text = undefined;
  let v2: object | undefined = undefined;
  let v3: Text = undefined;
  if (!(v.getInt32(p + 10, true) === 1044469321 && v.getInt32(p + 8, true) === 1447650668 && v.getInt32(p + 4, true) === 1633907561 && v.getInt32(p, true) === 1180977468)) giveUp();
  p += 14;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readIdFiscale(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 11, true) === 1044469321 && v.getInt32(p + 8, true) === 1231383649 && v.getInt32(p + 4, true) === 1668507974 && v.getInt32(p, true) === 1682517820)) giveUp();
  p = s.blank(p + 15);
  if (v.getInt32(p + 11, true) === 1046834273 && v.getInt32(p + 8, true) === 1633907561 && v.getInt32(p + 4, true) === 1181049705 && v.getInt32(p, true) === 1685013308) {
    p += 15;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.pattern(p, CodiceFiscalePattern, CodiceFiscale);
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1046834273 && v.getInt32(p + 8, true) === 1668507974 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 16);
  }
  if (!(v.getInt32(p + 8, true) === 1046569833 && v.getInt32(p + 4, true) === 1717662311 && v.getInt32(p, true) === 1634615612)) giveUp();
  p += 12;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v2 = readAnagrafica(s, p);
  m[n + 1] = 2 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 9, true) === 1046569833 && v.getInt32(p + 8, true) === 1633904998 && v.getInt32(p + 4, true) === 1634887521 && v.getInt32(p, true) === 1849765692)) giveUp();
  p = s.blank(p + 13);
  if (v.getInt32(p + 16, true) === 1046570089 && v.getInt32(p + 12, true) === 1967612282 && v.getInt32(p + 8, true) === 1852138345 && v.getInt32(p + 4, true) === 1282372197 && v.getInt32(p, true) === 1836404284) {
    p += 20;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = s.string(p, 1, 20, String20);
    p = s.pos;
    if (!(v.getInt32(p + 17, true) === 1046570089 && v.getInt32(p + 16, true) === 1633970549 && v.getInt32(p + 12, true) === 1197570670 && v.getInt32(p + 8, true) === 1701013836 && v.getInt32(p + 4, true) === 1869768045 && v.getInt32(p, true) === 1968058172)) giveUp();
    p = s.blank(p + 21);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDatiAnagraficiVettore(v0, v1, v2, v3);
}

const MakeFatturaPrincipale = function (this: Record<string, unknown>, v0: Text, v1: Text) {
  this['numero_fattura_principale'] = v0;
  this['data_fattura_principale'] = v1;
} as unknown as Make<[Text, Text]>;
(MakeFatturaPrincipale as { prototype: object }).prototype = Object.prototype;

function readFatturaPrincipale(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  if (!(v.getInt32(p + 21, true) === 1046834273 && v.getInt32(p + 20, true) === 1701601648 && v.getInt32(p + 16, true) === 1768124009 && v.getInt32(p + 12, true) === 1917870450 && v.getInt32(p + 8, true) === 1970566241 && v.getInt32(p + 4, true) === 1181708901 && v.getInt32(p, true) === 1836404284)) giveUp();
  p += 25;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.string(p, 1, 20, String20);
  p = s.pos;
  if (!(v.getInt32(p + 22, true) === 1046834273 && v.getInt32(p + 20, true) === 1818325097 && v.getInt32(p + 16, true) === 1668180338 && v.getInt32(p + 12, true) === 1348563573 && v.getInt32(p + 8, true) === 1953784134 && v.getInt32(p + 4, true) === 1869768045 && v.getInt32(p, true) === 1968058172)) giveUp();
  p = s.blank(p + 26);
  if (!(v.getInt32(p + 19, true) === 1046834273 && v.getInt32(p + 16, true) === 1634756963 && v.getInt32(p + 12, true) === 1852404304 && v.getInt32(p + 8, true) === 1634891124 && v.getInt32(p + 4, true) === 1952532065 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 23;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.date(p, XsDate);
  p = s.pos;
  if (!(v.getInt32(p + 20, true) === 1046834273 && v.getInt32(p + 16, true) === 1885954926 && v.getInt32(p + 12, true) === 1769099361 && v.getInt32(p + 8, true) === 1920300148 && v.getInt32(p + 4, true) === 1632002420 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 24);
  s.pos = p;
  s.marked = n;
  return new MakeFatturaPrincipale(v0, v1);
}

const MakeDatiBeniServizi = function (this: Record<string, unknown>, v0: object[] | undefined, v1: object[] | undefined) {
  this['dettaglio_linee'] = v0;
  this['dati_riepilogo'] = v1;
} as unknown as Make<[object[] | undefined, object[] | undefined]>;
(MakeDatiBeniServizi as { prototype: object }).prototype = Object.prototype;

function readDatiBeniServizi(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object[] | undefined = undefined;
  let v1: object[] | undefined = undefined;
  if (!(v.getInt32(p + 12, true) === 1046832494 && v.getInt32(p + 8, true) === 1766616937 && v.getInt32(p + 4, true) === 1818714484 && v.getInt32(p, true) === 1952793660)) giveUp();
  v0 = [];
  do {
    p += 16;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v0.push(readDettaglioLinee(s, p));
    m[n + 1] = 0 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 13, true) === 1046832494 && v.getInt32(p + 12, true) === 1701146217 && v.getInt32(p + 8, true) === 1282369900 && v.getInt32(p + 4, true) === 1734440052 && v.getInt32(p, true) === 1698967356)) giveUp();
    p = s.blank(p + 17);
  } while (v.getInt32(p + 12, true) === 1046832494 && v.getInt32(p + 8, true) === 1766616937 && v.getInt32(p + 4, true) === 1818714484 && v.getInt32(p, true) === 1952793660);
  if (!(v.getInt32(p + 11, true) === 1047488367 && v.getInt32(p + 8, true) === 1869375856 && v.getInt32(p + 4, true) === 1701401193 && v.getInt32(p, true) === 1952531516)) giveUp();
  v1 = [];
  do {
    p += 15;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v1.push(readDatiRiepilogo(s, p));
    m[n + 1] = 1 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1047488367 && v.getInt32(p + 8, true) === 1818849381 && v.getInt32(p + 4, true) === 1767008628 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 16);
  } while (v.getInt32(p + 11, true) === 1047488367 && v.getInt32(p + 8, true) === 1869375856 && v.getInt32(p + 4, true) === 1701401193 && v.getInt32(p, true) === 1952531516);
  s.pos = p;
  s.marked = n;
  return new MakeDatiBeniServizi(v0, v1);
}

const MakeDettaglioLinee = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: object[] | undefined, v3: Text, v4: Text, v5: Text, v6: Text, v7: Text, v8: Text, v9: object[] | undefined, v10: Text, v11: Text, v12: Text, v13: Text, v14: Text, v15: object[] | undefined) {
  this['numero_linea'] = v0;
  if (v1 !== undefined) this['tipo_cessione_prestazione'] = v1;
  if (v2 !== undefined) this['codice_articolo'] = v2;
  this['descrizione'] = v3;
  if (v4 !== undefined) this['quantita'] = v4;
  if (v5 !== undefined) this['unita_misura'] = v5;
  if (v6 !== undefined) this['data_inizio_periodo'] = v6;
  if (v7 !== undefined) this['data_fine_periodo'] = v7;
  this['prezzo_unitario'] = v8;
  if (v9 !== undefined) this['sconto_maggiorazione'] = v9;
  this['prezzo_totale'] = v10;
  this['aliquota_iva'] = v11;
  if (v12 !== undefined) this['ritenuta'] = v12;
  if (v13 !== undefined) this['natura'] = v13;
  if (v14 !== undefined) this['riferimento_amministrazione'] = v14;
  if (v15 !== undefined) this['altri_dati_gestionali'] = v15;
} as unknown as Make<[Text, Text, object[] | undefined, Text, Text, Text, Text, Text, Text, object[] | undefined, Text, Text, Text, Text, Text, object[] | undefined]>;
(MakeDettaglioLinee as { prototype: object }).prototype = Object.prototype;

function readDettaglioLinee(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: object[] | undefined = undefined;
  let v3: Text = undefined;
  let v4: Text = undefined;
  let v5: Text = undefined;
  let v6: Text = undefined;
  let v7: Text = undefined;
  let v8: Text = undefined;
  let v9: object[] | undefined = undefined;
  let v10: Text = undefined;
  let v11: Text = undefined;
  let v12: Text = undefined;
  let v13: Text = undefined;
  let v14: Text = undefined;
  let v15: object[] | undefined = undefined;
  if (!(v.getInt32(p + 9, true) === 1046570350 && v.getInt32(p + 8, true) === 1634037353 && v.getInt32(p + 4, true) === 1282372197 && v.getInt32(p, true) === 1836404284)) giveUp();
  p += 13;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.integer(p, 1, 9999, NumeroLinea);
  p = s.pos;
  if (!(v.getInt32(p + 10, true) === 1046570350 && v.getInt32(p + 8, true) === 1701734732 && v.getInt32(p + 4, true) === 1869768045 && v.getInt32(p, true) === 1968058172)) giveUp();
  p = s.blank(p + 14);
  if (v.getInt32(p + 21, true) === 1046834799 && v.getInt32(p + 20, true) === 1701736297 && v.getInt32(p + 16, true) === 2053207155 && v.getInt32(p + 12, true) === 1701990501 && v.getInt32(p + 8, true) === 1852795251 && v.getInt32(p + 4, true) === 1936016239 && v.getInt32(p, true) === 1885951036) {
    p += 25;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.code(p, TipoCessionePrestazioneCodes);
    p = s.pos;
    if (!(v.getInt32(p + 22, true) === 1046834799 && v.getInt32(p + 20, true) === 1852795258 && v.getInt32(p + 16, true) === 1635021669 && v.getInt32(p + 12, true) === 1917871470 && v.getInt32(p + 8, true) === 1869181811 && v.getInt32(p + 4, true) === 1698918256 && v.getInt32(p, true) === 1767124796)) giveUp();
    p = s.blank(p + 26);
  }
  if (v.getInt32(p + 12, true) === 1047489647 && v.getInt32(p + 8, true) === 1667855474 && v.getInt32(p + 4, true) === 1097163625 && v.getInt32(p, true) === 1685013308) {
    v2 = [];
    do {
      p += 16;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v2.push(readCodiceArticolo(s, p));
      m[n + 1] = 2 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 13, true) === 1047489647 && v.getInt32(p + 12, true) === 1869377379 && v.getInt32(p + 8, true) === 1769239105 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
      p = s.blank(p + 17);
    } while (v.getInt32(p + 12, true) === 1047489647 && v.getInt32(p + 8, true) === 1667855474 && v.getInt32(p + 4, true) === 1097163625 && v.getInt32(p, true) === 1685013308);
  }
  if (!(v.getInt32(p + 9, true) === 1046834799 && v.getInt32(p + 8, true) === 1701736297 && v.getInt32(p + 4, true) === 2053730915 && v.getInt32(p, true) === 1936016444)) giveUp();
  p += 13;
  m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
  v3 = s.latin(p, 1, 1000, String1000Latin);
  p = s.pos;
  if (!(v.getInt32(p + 10, true) === 1046834799 && v.getInt32(p + 8, true) === 1852795258 && v.getInt32(p + 4, true) === 1769104243 && v.getInt32(p, true) === 1698967356)) giveUp();
  p = s.blank(p + 14);
  if (v.getInt32(p + 6, true) === 1046574185 && v.getInt32(p + 4, true) === 1953068142 && v.getInt32(p, true) === 1635078460) {
    p += 10;
    m[n] = p; m[n + 1] = 4; m[n + 2] = s.line; n += 3;
    v4 = s.decimal(p, 12, 2, 8, Quantita);
    p = s.pos;
    if (!(v.getInt32(p + 7, true) === 1046574185 && v.getInt32(p + 4, true) === 1769238113 && v.getInt32(p, true) === 1968254780)) giveUp();
    p = s.blank(p + 11);
  }
  if (v.getInt32(p + 9, true) === 1046573685 && v.getInt32(p + 8, true) === 1634891123 && v.getInt32(p + 4, true) === 1766678900 && v.getInt32(p, true) === 1768838460) {
    p += 13;
    m[n] = p; m[n + 1] = 5; m[n + 2] = s.line; n += 3;
    v5 = s.string(p, 1, 10, String10);
    p = s.pos;
    if (!(v.getInt32(p + 10, true) === 1046573685 && v.getInt32(p + 8, true) === 1920299881 && v.getInt32(p + 4, true) === 1298232425 && v.getInt32(p, true) === 1851076412)) giveUp();
    p = s.blank(p + 14);
  }
  if (v.getInt32(p + 15, true) === 1047487599 && v.getInt32(p + 12, true) === 1869181541 && v.getInt32(p + 8, true) === 1349478778 && v.getInt32(p + 4, true) === 1768835425 && v.getInt32(p, true) === 1952531516) {
    p += 19;
    m[n] = p; m[n + 1] = 6; m[n + 2] = s.line; n += 3;
    v6 = s.date(p, XsDate);
    p = s.pos;
    if (!(v.getInt32(p + 16, true) === 1047487599 && v.getInt32(p + 12, true) === 1769104720 && v.getInt32(p + 8, true) === 1869183593 && v.getInt32(p + 4, true) === 1850302836 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 20);
  }
  if (v.getInt32(p + 13, true) === 1047487599 && v.getInt32(p + 12, true) === 1868853097 && v.getInt32(p + 8, true) === 1919242341 && v.getInt32(p + 4, true) === 1852393057 && v.getInt32(p, true) === 1952531516) {
    p += 17;
    m[n] = p; m[n + 1] = 7; m[n + 2] = s.line; n += 3;
    v7 = s.date(p, XsDate);
    p = s.pos;
    if (!(v.getInt32(p + 14, true) === 1047487599 && v.getInt32(p + 12, true) === 1685023090 && v.getInt32(p + 8, true) === 1699767662 && v.getInt32(p + 4, true) === 1766220148 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 18);
  }
  if (!(v.getInt32(p + 12, true) === 1047488882 && v.getInt32(p + 8, true) === 1635019118 && v.getInt32(p + 4, true) === 1433369210 && v.getInt32(p, true) === 1701990460)) giveUp();
  p += 16;
  m[n] = p; m[n + 1] = 8; m[n + 2] = s.line; n += 3;
  v8 = s.decimal(p, 11, 2, 8, Amount8Decimal);
  p = s.pos;
  if (!(v.getInt32(p + 13, true) === 1047488882 && v.getInt32(p + 12, true) === 1869181537 && v.getInt32(p + 8, true) === 1953066581 && v.getInt32(p + 4, true) === 1870297701 && v.getInt32(p, true) === 1917857596)) giveUp();
  p = s.blank(p + 17);
  if (v.getInt32(p + 17, true) === 1046834799 && v.getInt32(p + 16, true) === 1701736297 && v.getInt32(p + 12, true) === 2053206639 && v.getInt32(p + 8, true) === 1768384353 && v.getInt32(p + 4, true) === 1299149934 && v.getInt32(p, true) === 1868780348) {
    v9 = [];
    do {
      p += 21;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v9.push(readScontoMaggiorazione(s, p));
      m[n + 1] = 9 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 18, true) === 1046834799 && v.getInt32(p + 16, true) === 1852795258 && v.getInt32(p + 12, true) === 1634889577 && v.getInt32(p + 8, true) === 1734828365 && v.getInt32(p + 4, true) === 1869901423 && v.getInt32(p, true) === 1666395964)) giveUp();
      p = s.blank(p + 22);
    } while (v.getInt32(p + 17, true) === 1046834799 && v.getInt32(p + 16, true) === 1701736297 && v.getInt32(p + 12, true) === 2053206639 && v.getInt32(p + 8, true) === 1768384353 && v.getInt32(p + 4, true) === 1299149934 && v.getInt32(p, true) === 1868780348);
  }
  if (!(v.getInt32(p + 10, true) === 1046834273 && v.getInt32(p + 8, true) === 1818326127 && v.getInt32(p + 4, true) === 1416591994 && v.getInt32(p, true) === 1701990460)) giveUp();
  p += 14;
  m[n] = p; m[n + 1] = 10; m[n + 2] = s.line; n += 3;
  v10 = s.decimal(p, 11, 2, 8, Amount8Decimal);
  p = s.pos;
  if (!(v.getInt32(p + 11, true) === 1046834273 && v.getInt32(p + 8, true) === 1635020628 && v.getInt32(p + 4, true) === 1870297701 && v.getInt32(p, true) === 1917857596)) giveUp();
  p = s.blank(p + 15);
  if (!(v.getInt32(p + 9, true) === 1044469321 && v.getInt32(p + 8, true) === 1096173921 && v.getInt32(p + 4, true) === 1953461617 && v.getInt32(p, true) === 1768702268)) giveUp();
  p += 13;
  m[n] = p; m[n + 1] = 11; m[n + 2] = s.line; n += 3;
  v11 = s.decimal(p, 2, 2, 2, Rate);
  p = s.pos;
  if (!(v.getInt32(p + 10, true) === 1044469321 && v.getInt32(p + 8, true) === 1447649652 && v.getInt32(p + 4, true) === 1869967721 && v.getInt32(p, true) === 1816211260)) giveUp();
  p = s.blank(p + 14);
  if (v.getInt32(p + 6, true) === 1046574197 && v.getInt32(p + 4, true) === 1953853029 && v.getInt32(p, true) === 1953059388) {
    p += 10;
    m[n] = p; m[n + 1] = 12; m[n + 2] = s.line; n += 3;
    v12 = s.code(p, RitenutaCodes);
    p = s.pos;
    if (!(v.getInt32(p + 7, true) === 1046574197 && v.getInt32(p + 4, true) === 1970169204 && v.getInt32(p, true) === 1766993724)) giveUp();
    p = s.blank(p + 11);
  }
  if (v.getInt32(p + 4, true) === 1046573685 && v.getInt32(p, true) === 1952534076) {
    p += 8;
    m[n] = p; m[n + 1] = 13; m[n + 2] = s.line; n += 3;
    v13 = s.code(p, NaturaCodes);
    p = s.pos;
    if (!(v.getInt32(p + 5, true) === 1046573685 && v.getInt32(p + 4, true) === 1634891124 && v.getInt32(p, true) === 1632513852)) giveUp();
    p = s.blank(p + 9);
  }
  if (v.getInt32(p + 24, true) === 1046834799 && v.getInt32(p + 20, true) === 1769628018 && v.getInt32(p + 16, true) === 1953720686 && v.getInt32(p + 12, true) === 1768779073 && v.getInt32(p + 8, true) === 1869901413 && v.getInt32(p + 4, true) === 1835627109 && v.getInt32(p, true) === 1718178364) {
    p += 28;
    m[n] = p; m[n + 1] = 14; m[n + 2] = s.line; n += 3;
    v14 = s.string(p, 1, 20, String20);
    p = s.pos;
    if (!(v.getInt32(p + 25, true) === 1046834799 && v.getInt32(p + 24, true) === 1701736297 && v.getInt32(p + 20, true) === 2053206644 && v.getInt32(p + 16, true) === 1936289385 && v.getInt32(p + 12, true) === 1835876719 && v.getInt32(p + 8, true) === 1953391981 && v.getInt32(p + 4, true) === 1769104742 && v.getInt32(p, true) === 1766993724)) giveUp();
    p = s.blank(p + 29);
  }
  if (v.getInt32(p + 17, true) === 1047096417 && v.getInt32(p + 16, true) === 1768710510 && v.getInt32(p + 12, true) === 1869182067 && v.getInt32(p + 8, true) === 1699178868 && v.getInt32(p + 4, true) === 1631873394 && v.getInt32(p, true) === 1953251644) {
    v15 = [];
    do {
      p += 21;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v15.push(readAltriDatiGestionali(s, p));
      m[n + 1] = 15 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 18, true) === 1047096417 && v.getInt32(p + 16, true) === 1818324591 && v.getInt32(p + 12, true) === 1769239397 && v.getInt32(p + 8, true) === 1198093409 && v.getInt32(p + 4, true) === 1147761268 && v.getInt32(p, true) === 1816211260)) giveUp();
      p = s.blank(p + 22);
    } while (v.getInt32(p + 17, true) === 1047096417 && v.getInt32(p + 16, true) === 1768710510 && v.getInt32(p + 12, true) === 1869182067 && v.getInt32(p + 8, true) === 1699178868 && v.getInt32(p + 4, true) === 1631873394 && v.getInt32(p, true) === 1953251644);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDettaglioLinee(v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15);
}

const MakeCodiceArticolo = function (this: Record<string, unknown>, v0: Text, v1: Text) {
  this['codice_tipo'] = v0;
  this['codice_valore'] = v1;
} as unknown as Make<[Text, Text]>;
(MakeCodiceArticolo as { prototype: object }).prototype = Object.prototype;

function readCodiceArticolo(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  if (!(v.getInt32(p + 8, true) === 1047490665 && v.getInt32(p + 4, true) === 1415930729 && v.getInt32(p, true) === 1685013308)) giveUp();
  p += 12;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.string(p, 1, 35, String35);
  p = s.pos;
  if (!(v.getInt32(p + 9, true) === 1047490665 && v.getInt32(p + 8, true) === 1869637972 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
  p = s.blank(p + 13);
  if (!(v.getInt32(p + 10, true) === 1046835823 && v.getInt32(p + 8, true) === 1919904865 && v.getInt32(p + 4, true) === 1449485161 && v.getInt32(p, true) === 1685013308)) giveUp();
  p += 14;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.string(p, 1, 35, String35LatinExt);
  p = s.pos;
  if (!(v.getInt32(p + 11, true) === 1046835823 && v.getInt32(p + 8, true) === 1869373782 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
  p = s.blank(p + 15);
  s.pos = p;
  s.marked = n;
  return new MakeCodiceArticolo(v0, v1);
}

const MakeAltriDatiGestionali = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: Text, v3: Text) {
  this['tipo_dato'] = v0;
  if (v1 !== undefined) this['riferimento_testo'] = v1;
  if (v2 !== undefined) this['riferimento_numero'] = v2;
  if (v3 !== undefined) this['riferimento_data'] = v3;
} as unknown as Make<[Text, Text, Text, Text]>;
(MakeAltriDatiGestionali as { prototype: object }).prototype = Object.prototype;

function readAltriDatiGestionali(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  if (!(v.getInt32(p + 6, true) === 1047491681 && v.getInt32(p + 4, true) === 1952531567 && v.getInt32(p, true) === 1885951036)) giveUp();
  p += 10;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.string(p, 1, 10, String10);
  p = s.pos;
  if (!(v.getInt32(p + 7, true) === 1047491681 && v.getInt32(p + 4, true) === 1631874928 && v.getInt32(p, true) === 1767124796)) giveUp();
  p = s.blank(p + 11);
  if (v.getInt32(p + 14, true) === 1047491699 && v.getInt32(p + 12, true) === 1953719636 && v.getInt32(p + 8, true) === 1869901413 && v.getInt32(p + 4, true) === 1835627109 && v.getInt32(p, true) === 1718178364) {
    p += 18;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.latin(p, 1, 60, String60Latin);
    p = s.pos;
    if (!(v.getInt32(p + 15, true) === 1047491699 && v.getInt32(p + 12, true) === 1936020591 && v.getInt32(p + 8, true) === 1953391981 && v.getInt32(p + 4, true) === 1769104742 && v.getInt32(p, true) === 1766993724)) giveUp();
    p = s.blank(p + 19);
  }
  if (v.getInt32(p + 15, true) === 1047491173 && v.getInt32(p + 12, true) === 1701672270 && v.getInt32(p + 8, true) === 1869901413 && v.getInt32(p + 4, true) === 1835627109 && v.getInt32(p, true) === 1718178364) {
    p += 19;
    m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
    v2 = s.decimal(p, 11, 2, 8, Amount8Decimal);
    p = s.pos;
    if (!(v.getInt32(p + 16, true) === 1047491173 && v.getInt32(p + 12, true) === 1836404335 && v.getInt32(p + 8, true) === 1953391981 && v.getInt32(p + 4, true) === 1769104742 && v.getInt32(p, true) === 1766993724)) giveUp();
    p = s.blank(p + 20);
  }
  if (v.getInt32(p + 13, true) === 1046574177 && v.getInt32(p + 12, true) === 1635017028 && v.getInt32(p + 8, true) === 1869901413 && v.getInt32(p + 4, true) === 1835627109 && v.getInt32(p, true) === 1718178364) {
    p += 17;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = s.date(p, XsDate);
    p = s.pos;
    if (!(v.getInt32(p + 14, true) === 1046574177 && v.getInt32(p + 12, true) === 1952531567 && v.getInt32(p + 8, true) === 1953391981 && v.getInt32(p + 4, true) === 1769104742 && v.getInt32(p, true) === 1766993724)) giveUp();
    p = s.blank(p + 18);
  }
  s.pos = p;
  s.marked = n;
  return new MakeAltriDatiGestionali(v0, v1, v2, v3);
}

const MakeDatiRiepilogo = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: Text, v3: Text, v4: Text, v5: Text, v6: Text, v7: Text) {
  this['aliquota_iva'] = v0;
  if (v1 !== undefined) this['natura'] = v1;
  if (v2 !== undefined) this['spese_accessorie'] = v2;
  if (v3 !== undefined) this['arrotondamento'] = v3;
  this['imponibile_importo'] = v4;
  this['imposta'] = v5;
  if (v6 !== undefined) this['esigibilita_iva'] = v6;
  if (v7 !== undefined) this['riferimento_normativo'] = v7;
} as unknown as Make<[Text, Text, Text, Text, Text, Text, Text, Text]>;
(MakeDatiRiepilogo as { prototype: object }).prototype = Object.prototype;

function readDatiRiepilogo(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  let v4: Text = undefined;
  let v5: Text = undefined;
  let v6: Text = undefined;
  let v7: Text = undefined;
  if (!(v.getInt32(p + 9, true) === 1044469321 && v.getInt32(p + 8, true) === 1096173921 && v.getInt32(p + 4, true) === 1953461617 && v.getInt32(p, true) === 1768702268)) giveUp();
  p += 13;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.decimal(p, 2, 2, 2, Rate);
  p = s.pos;
  if (!(v.getInt32(p + 10, true) === 1044469321 && v.getInt32(p + 8, true) === 1447649652 && v.getInt32(p + 4, true) === 1869967721 && v.getInt32(p, true) === 1816211260)) giveUp();
  p = s.blank(p + 14);
  if (v.getInt32(p + 4, true) === 1046573685 && v.getInt32(p, true) === 1952534076) {
    p += 8;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.code(p, NaturaCodes);
    p = s.pos;
    if (!(v.getInt32(p + 5, true) === 1046573685 && v.getInt32(p + 4, true) === 1634891124 && v.getInt32(p, true) === 1632513852)) giveUp();
    p = s.blank(p + 9);
  }
  if (v.getInt32(p + 13, true) === 1046833522 && v.getInt32(p + 12, true) === 1701409391 && v.getInt32(p + 8, true) === 1936942435 && v.getInt32(p + 4, true) === 1665230195 && v.getInt32(p, true) === 1701860156) {
    p += 17;
    m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
    v2 = s.decimal(p, 11, 2, 2, Amount2Decimal);
    p = s.pos;
    if (!(v.getInt32(p + 14, true) === 1046833522 && v.getInt32(p + 12, true) === 1769107315 && v.getInt32(p + 8, true) === 1936024419 && v.getInt32(p + 4, true) === 1097167717 && v.getInt32(p, true) === 1884499772)) giveUp();
    p = s.blank(p + 18);
  }
  if (v.getInt32(p + 12, true) === 1047491694 && v.getInt32(p + 8, true) === 1701667172 && v.getInt32(p + 4, true) === 1852798063 && v.getInt32(p, true) === 1920090428) {
    p += 16;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = s.decimal(p, 11, 2, 8, Amount8Decimal);
    p = s.pos;
    if (!(v.getInt32(p + 13, true) === 1047491694 && v.getInt32(p + 12, true) === 1869901413 && v.getInt32(p + 8, true) === 1835099246 && v.getInt32(p + 4, true) === 1869901682 && v.getInt32(p, true) === 1916874556)) giveUp();
    p = s.blank(p + 17);
  }
  if (!(v.getInt32(p + 15, true) === 1047491698 && v.getInt32(p + 12, true) === 1919905901 && v.getInt32(p + 8, true) === 1231383657 && v.getInt32(p + 4, true) === 1651076719 && v.getInt32(p, true) === 1886210364)) giveUp();
  p += 19;
  m[n] = p; m[n + 1] = 4; m[n + 2] = s.line; n += 3;
  v4 = s.decimal(p, 11, 2, 2, Amount2Decimal);
  p = s.pos;
  if (!(v.getInt32(p + 16, true) === 1047491698 && v.getInt32(p + 12, true) === 1869638985 && v.getInt32(p + 8, true) === 1701603682 && v.getInt32(p + 4, true) === 1768845168 && v.getInt32(p, true) === 1833512764)) giveUp();
  p = s.blank(p + 20);
  if (!(v.getInt32(p + 5, true) === 1046574195 && v.getInt32(p + 4, true) === 1635021679 && v.getInt32(p, true) === 1886210364)) giveUp();
  p += 9;
  m[n] = p; m[n + 1] = 5; m[n + 2] = s.line; n += 3;
  v5 = s.decimal(p, 11, 2, 2, Amount2Decimal);
  p = s.pos;
  if (!(v.getInt32(p + 6, true) === 1046574195 && v.getInt32(p + 4, true) === 1953722224 && v.getInt32(p, true) === 1833512764)) giveUp();
  p = s.blank(p + 10);
  if (v.getInt32(p + 12, true) === 1044469321 && v.getInt32(p + 8, true) === 1635019116 && v.getInt32(p + 4, true) === 1768057191 && v.getInt32(p, true) === 1769162044) {
    p += 16;
    m[n] = p; m[n + 1] = 6; m[n + 2] = s.line; n += 3;
    v6 = s.code(p, EsigibilitaIVACodes);
    p = s.pos;
    if (!(v.getInt32(p + 13, true) === 1044469321 && v.getInt32(p + 12, true) === 1096173921 && v.getInt32(p + 8, true) === 1953066089 && v.getInt32(p + 4, true) === 1651074921 && v.getInt32(p, true) === 1933913916)) giveUp();
    p = s.blank(p + 17);
  }
  if (v.getInt32(p + 18, true) === 1047492201 && v.getInt32(p + 16, true) === 1986622561 && v.getInt32(p + 12, true) === 1836216142 && v.getInt32(p + 8, true) === 1869901413 && v.getInt32(p + 4, true) === 1835627109 && v.getInt32(p, true) === 1718178364) {
    p += 22;
    m[n] = p; m[n + 1] = 7; m[n + 2] = s.line; n += 3;
    v7 = s.latin(p, 1, 100, String100Latin);
    p = s.pos;
    if (!(v.getInt32(p + 19, true) === 1047492201 && v.getInt32(p + 16, true) === 1769234797 && v.getInt32(p + 12, true) === 1919897199 && v.getInt32(p + 8, true) === 1953391981 && v.getInt32(p + 4, true) === 1769104742 && v.getInt32(p, true) === 1766993724)) giveUp();
    p = s.blank(p + 23);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDatiRiepilogo(v0, v1, v2, v3, v4, v5, v6, v7);
}

const MakeDatiVeicoli = function (this: Record<string, unknown>, v0: Text, v1: Text) {
  this['data'] = v0;
  this['totale_percorso'] = v1;
} as unknown as Make<[Text, Text]>;
(MakeDatiVeicoli as { prototype: object }).prototype = Object.prototype;

function readDatiVeicoli(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  if (!(v.getInt32(p + 2, true) === 1046574177 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 6;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.date(p, XsDate);
  p = s.pos;
  if (!(v.getInt32(p + 3, true) === 1046574177 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 7);
  if (!(v.getInt32(p + 12, true) === 1047491442 && v.getInt32(p + 8, true) === 1868788325 && v.getInt32(p + 4, true) === 1348824161 && v.getInt32(p, true) === 1953453116)) giveUp();
  p += 16;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.string(p, 1, 15, String15);
  p = s.pos;
  if (!(v.getInt32(p + 13, true) === 1047491442 && v.getInt32(p + 12, true) === 1869836911 && v.getInt32(p + 8, true) === 1668441424 && v.getInt32(p + 4, true) === 1701601652 && v.getInt32(p, true) === 1867788092)) giveUp();
  p = s.blank(p + 17);
  s.pos = p;
  s.marked = n;
  return new MakeDatiVeicoli(v0, v1);
}

const MakeDatiPagamento = function (this: Record<string, unknown>, v0: Text, v1: object[] | undefined) {
  this['condizioni_pagamento'] = v0;
  this['dettaglio_pagamento'] = v1;
} as unknown as Make<[Text, object[] | undefined]>;
(MakeDatiPagamento as { prototype: object }).prototype = Object.prototype;

function readDatiPagamento(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: object[] | undefined = undefined;
  if (!(v.getInt32(p + 17, true) === 1047491694 && v.getInt32(p + 16, true) === 1869901413 && v.getInt32(p + 12, true) === 1835100001 && v.getInt32(p + 8, true) === 1349086831 && v.getInt32(p + 4, true) === 1769630052 && v.getInt32(p, true) === 1852785468)) giveUp();
  p += 21;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.code(p, CondizioniPagamentoCodes);
  p = s.pos;
  if (!(v.getInt32(p + 18, true) === 1047491694 && v.getInt32(p + 16, true) === 1953391981 && v.getInt32(p + 12, true) === 1634165072 && v.getInt32(p + 8, true) === 1768845161 && v.getInt32(p + 4, true) === 2053727342 && v.getInt32(p, true) === 1866673980)) giveUp();
  p = s.blank(p + 22);
  if (!(v.getInt32(p + 16, true) === 1047491694 && v.getInt32(p + 12, true) === 1701667175 && v.getInt32(p + 8, true) === 1632661353 && v.getInt32(p + 4, true) === 1818714484 && v.getInt32(p, true) === 1952793660)) giveUp();
  v1 = [];
  do {
    p += 20;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v1.push(readDettaglioPagamento(s, p));
    m[n + 1] = 1 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 17, true) === 1047491694 && v.getInt32(p + 16, true) === 1869901413 && v.getInt32(p + 12, true) === 1835100001 && v.getInt32(p + 8, true) === 1349478764 && v.getInt32(p + 4, true) === 1734440052 && v.getInt32(p, true) === 1698967356)) giveUp();
    p = s.blank(p + 21);
  } while (v.getInt32(p + 16, true) === 1047491694 && v.getInt32(p + 12, true) === 1701667175 && v.getInt32(p + 8, true) === 1632661353 && v.getInt32(p + 4, true) === 1818714484 && v.getInt32(p, true) === 1952793660);
  s.pos = p;
  s.marked = n;
  return new MakeDatiPagamento(v0, v1);
}

const MakeDettaglioPagamento = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: Text, v3: number | undefined, v4: Text, v5: Text, v6: Text, v7: Text, v8: Text, v9: Text, v10: Text, v11: Text, v12: Text, v13: Text, v14: Text, v15: Text, v16: Text, v17: Text, v18: Text, v19: Text, v20: Text) {
  if (v0 !== undefined) this['beneficiario'] = v0;
  this['modalita_pagamento'] = v1;
  if (v2 !== undefined) this['data_riferimento_termini_pagamento'] = v2;
  if (v3 !== undefined) this['giorni_termini_pagamento'] = v3;
  if (v4 !== undefined) this['data_scadenza_pagamento'] = v4;
  this['importo_pagamento'] = v5;
  if (v6 !== undefined) this['cod_ufficio_postale'] = v6;
  if (v7 !== undefined) this['cognome_quietanzante'] = v7;
  if (v8 !== undefined) this['nome_quietanzante'] = v8;
  if (v9 !== undefined) this['cf_quietanzante'] = v9;
  if (v10 !== undefined) this['titolo_quietanzante'] = v10;
  if (v11 !== undefined) this['istituto_finanziario'] = v11;
  if (v12 !== undefined) this['iban'] = v12;
  if (v13 !== undefined) this['abi'] = v13;
  if (v14 !== undefined) this['cab'] = v14;
  if (v15 !== undefined) this['bic'] = v15;
  if (v16 !== undefined) this['sconto_pagamento_anticipato'] = v16;
  if (v17 !== undefined) this['data_limite_pagamento_anticipato'] = v17;
  if (v18 !== undefined) this['penalita_pagamenti_ritardati'] = v18;
  if (v19 !== undefined) this['data_decorrenza_penale'] = v19;
  if (v20 !== undefined) this['codice_pagamento'] = v20;
} as unknown as Make<[Text, Text, Text, number | undefined, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text]>;
(MakeDettaglioPagamento as { prototype: object }).prototype = Object.prototype;

function readDettaglioPagamento(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: number | undefined = undefined;
  let v4: Text = undefined;
  let v5: Text = undefined;
  let v6: Text = undefined;
  let v7: Text = undefined;
  let v8: Text = undefined;
  let v9: Text = undefined;
  let v10: Text = undefined;
  let v11: Text = undefined;
  let v12: Text = undefined;
  let v13: Text = undefined;
  let v14: Text = undefined;
  let v15: Text = undefined;
  let v16: Text = undefined;
  let v17: Text = undefined;
  let v18: Text = undefined;
  let v19: Text = undefined;
  let v20: Text = undefined;
  if (v.getInt32(p + 10, true) === 1047488882 && v.getInt32(p + 8, true) === 1769103721 && v.getInt32(p + 4, true) === 1667851877 && v.getInt32(p, true) === 1852129852) {
    p += 14;
    m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
    v0 = s.latin(p, 1, 200, String200Latin);
    p = s.pos;
    if (!(v.getInt32(p + 11, true) === 1047488882 && v.getInt32(p + 8, true) === 1918986595 && v.getInt32(p + 4, true) === 1768318318 && v.getInt32(p, true) === 1698836284)) giveUp();
    p = s.blank(p + 15);
  }
  if (!(v.getInt32(p + 15, true) === 1047491694 && v.getInt32(p + 12, true) === 1852140897 && v.getInt32(p + 8, true) === 1734430817 && v.getInt32(p + 4, true) === 1953066081 && v.getInt32(p, true) === 1685015868)) giveUp();
  p += 19;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.code(p, ModalitaPagamentoCodes);
  p = s.pos;
  if (!(v.getInt32(p + 16, true) === 1047491694 && v.getInt32(p + 12, true) === 1701667175 && v.getInt32(p + 8, true) === 1632657780 && v.getInt32(p + 4, true) === 1768710500 && v.getInt32(p, true) === 1867329340)) giveUp();
  p = s.blank(p + 20);
  if (v.getInt32(p + 29, true) === 1047491694 && v.getInt32(p + 28, true) === 1869901413 && v.getInt32(p + 24, true) === 1835100001 && v.getInt32(p + 20, true) === 1349086825 && v.getInt32(p + 16, true) === 1836213588 && v.getInt32(p + 12, true) === 1869901413 && v.getInt32(p + 8, true) === 1835627109 && v.getInt32(p + 4, true) === 1718178401 && v.getInt32(p, true) === 1952531516) {
    p += 33;
    m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
    v2 = s.date(p, XsDate);
    p = s.pos;
    if (!(v.getInt32(p + 30, true) === 1047491694 && v.getInt32(p + 28, true) === 1953391981 && v.getInt32(p + 24, true) === 1634165072 && v.getInt32(p + 20, true) === 1768843629 && v.getInt32(p + 16, true) === 1919243375 && v.getInt32(p + 12, true) === 1953391981 && v.getInt32(p + 8, true) === 1769104742 && v.getInt32(p + 4, true) === 1767006580 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 34);
  }
  if (v.getInt32(p + 20, true) === 1047491694 && v.getInt32(p + 16, true) === 1701667175 && v.getInt32(p + 12, true) === 1632659822 && v.getInt32(p + 8, true) === 1768780389 && v.getInt32(p + 4, true) === 1416195698 && v.getInt32(p, true) === 1869170492) {
    p += 24;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = Number(s.integer(p, 0, 999, GiorniTerminePagamento));
    p = s.pos;
    if (!(v.getInt32(p + 21, true) === 1047491694 && v.getInt32(p + 20, true) === 1869901413 && v.getInt32(p + 16, true) === 1835100001 && v.getInt32(p + 12, true) === 1349086825 && v.getInt32(p + 8, true) === 1836213588 && v.getInt32(p + 4, true) === 1768845935 && v.getInt32(p, true) === 1766272828)) giveUp();
    p = s.blank(p + 25);
  }
  if (v.getInt32(p + 19, true) === 1047491694 && v.getInt32(p + 16, true) === 1852140897 && v.getInt32(p + 12, true) === 1734430817 && v.getInt32(p + 8, true) === 2054055268 && v.getInt32(p + 4, true) === 1633899361 && v.getInt32(p, true) === 1952531516) {
    p += 23;
    m[n] = p; m[n + 1] = 4; m[n + 2] = s.line; n += 3;
    v4 = s.date(p, XsDate);
    p = s.pos;
    if (!(v.getInt32(p + 20, true) === 1047491694 && v.getInt32(p + 16, true) === 1701667175 && v.getInt32(p + 12, true) === 1632657786 && v.getInt32(p + 8, true) === 1852138593 && v.getInt32(p + 4, true) === 1666408820 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 24);
  }
  if (!(v.getInt32(p + 14, true) === 1047491694 && v.getInt32(p + 12, true) === 1953391981 && v.getInt32(p + 8, true) === 1634165072 && v.getInt32(p + 4, true) === 1869902447 && v.getInt32(p, true) === 1886210364)) giveUp();
  p += 18;
  m[n] = p; m[n + 1] = 5; m[n + 2] = s.line; n += 3;
  v5 = s.decimal(p, 11, 2, 2, Amount2Decimal);
  p = s.pos;
  if (!(v.getInt32(p + 15, true) === 1047491694 && v.getInt32(p + 12, true) === 1852140897 && v.getInt32(p + 8, true) === 1734430831 && v.getInt32(p + 4, true) === 1953656688 && v.getInt32(p, true) === 1833512764)) giveUp();
  p = s.blank(p + 19);
  if (v.getInt32(p + 15, true) === 1046834273 && v.getInt32(p + 12, true) === 1635021679 && v.getInt32(p + 8, true) === 1349478755 && v.getInt32(p + 4, true) === 1768318549 && v.getInt32(p, true) === 1685013308) {
    p += 19;
    m[n] = p; m[n + 1] = 6; m[n + 2] = s.line; n += 3;
    v6 = s.string(p, 1, 20, String20);
    p = s.pos;
    if (!(v.getInt32(p + 16, true) === 1046834273 && v.getInt32(p + 12, true) === 1953722192 && v.getInt32(p + 8, true) === 1869177705 && v.getInt32(p + 4, true) === 1717982564 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 20);
  }
  if (v.getInt32(p + 17, true) === 1046836334 && v.getInt32(p + 16, true) === 1702129249 && v.getInt32(p + 12, true) === 2054054260 && v.getInt32(p + 8, true) === 1701410129 && v.getInt32(p + 4, true) === 1701670766 && v.getInt32(p, true) === 1735344956) {
    p += 21;
    m[n] = p; m[n + 1] = 7; m[n + 2] = s.line; n += 3;
    v7 = s.latin(p, 1, 60, String60Latin);
    p = s.pos;
    if (!(v.getInt32(p + 18, true) === 1046836334 && v.getInt32(p + 16, true) === 1953390970 && v.getInt32(p + 12, true) === 1851880549 && v.getInt32(p + 8, true) === 1769296229 && v.getInt32(p + 4, true) === 1836019303 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 22);
  }
  if (v.getInt32(p + 14, true) === 1046836334 && v.getInt32(p + 12, true) === 1953390970 && v.getInt32(p + 8, true) === 1851880549 && v.getInt32(p + 4, true) === 1769296229 && v.getInt32(p, true) === 1836011068) {
    p += 18;
    m[n] = p; m[n + 1] = 8; m[n + 2] = s.line; n += 3;
    v8 = s.latin(p, 1, 60, String60Latin);
    p = s.pos;
    if (!(v.getInt32(p + 15, true) === 1046836334 && v.getInt32(p + 12, true) === 1851882094 && v.getInt32(p + 8, true) === 1635018089 && v.getInt32(p + 4, true) === 1968268653 && v.getInt32(p, true) === 1867394876)) giveUp();
    p = s.blank(p + 19);
  }
  if (v.getInt32(p + 12, true) === 1046836334 && v.getInt32(p + 8, true) === 1635413601 && v.getInt32(p + 4, true) === 1952803189 && v.getInt32(p, true) === 1363559228) {
    p += 16;
    m[n] = p; m[n + 1] = 9; m[n + 2] = s.line; n += 3;
    v9 = s.pattern(p, CodiceFiscalePFPattern, CodiceFiscalePF);
    p = s.pos;
    if (!(v.getInt32(p + 13, true) === 1046836334 && v.getInt32(p + 12, true) === 1702129249 && v.getInt32(p + 8, true) === 2054054260 && v.getInt32(p + 4, true) === 1701410129 && v.getInt32(p, true) === 1178808124)) giveUp();
    p = s.blank(p + 17);
  }
  if (v.getInt32(p + 16, true) === 1046836334 && v.getInt32(p + 12, true) === 1635413601 && v.getInt32(p + 8, true) === 1952803189 && v.getInt32(p + 4, true) === 1366256751 && v.getInt32(p, true) === 1953059900) {
    p += 20;
    m[n] = p; m[n + 1] = 10; m[n + 2] = s.line; n += 3;
    v10 = s.slow(p, Titolo);
    p = s.pos;
    if (!(v.getInt32(p + 17, true) === 1046836334 && v.getInt32(p + 16, true) === 1702129249 && v.getInt32(p + 12, true) === 2054054260 && v.getInt32(p + 8, true) === 1701410129 && v.getInt32(p + 4, true) === 1869377396 && v.getInt32(p, true) === 1767124796)) giveUp();
    p = s.blank(p + 21);
  }
  if (v.getInt32(p + 17, true) === 1047488882 && v.getInt32(p + 16, true) === 1869181537 && v.getInt32(p + 12, true) === 1769631329 && v.getInt32(p + 8, true) === 1852393071 && v.getInt32(p + 4, true) === 1953854569 && v.getInt32(p, true) === 1953712444) {
    p += 21;
    m[n] = p; m[n + 1] = 11; m[n + 2] = s.line; n += 3;
    v11 = s.latin(p, 1, 80, String80Latin);
    p = s.pos;
    if (!(v.getInt32(p + 18, true) === 1047488882 && v.getInt32(p + 16, true) === 1769103721 && v.getInt32(p + 12, true) === 2054054254 && v.getInt32(p + 8, true) === 1766223732 && v.getInt32(p + 4, true) === 1970563444 && v.getInt32(p, true) === 1934176060)) giveUp();
    p = s.blank(p + 22);
  }
  if (v.getInt32(p + 2, true) === 1045315906 && v.getInt32(p, true) === 1094863164) {
    p += 6;
    m[n] = p; m[n + 1] = 12; m[n + 2] = s.line; n += 3;
    v12 = s.pattern(p, IBANPattern, IBAN);
    p = s.pos;
    if (!(v.getInt32(p + 3, true) === 1045315906 && v.getInt32(p, true) === 1112092476)) giveUp();
    p = s.blank(p + 7);
  }
  if (v.getInt32(p + 1, true) === 1044988481 && v.getInt32(p, true) === 1229078844) {
    p += 5;
    m[n] = p; m[n + 1] = 13; m[n + 2] = s.line; n += 3;
    v13 = s.pattern(p, ABIPattern, ABI);
    p = s.pos;
    if (!(v.getInt32(p + 2, true) === 1044988481 && v.getInt32(p, true) === 1111568188)) giveUp();
    p = s.blank(p + 6);
  }
  if (v.getInt32(p + 1, true) === 1044529475 && v.getInt32(p, true) === 1111573308) {
    p += 5;
    m[n] = p; m[n + 1] = 14; m[n + 2] = s.line; n += 3;
    v14 = s.pattern(p, CABPattern, CAB);
    p = s.pos;
    if (!(v.getInt32(p + 2, true) === 1044529475 && v.getInt32(p, true) === 1094922044)) giveUp();
    p = s.blank(p + 6);
  }
  if (v.getInt32(p + 1, true) === 1044597058 && v.getInt32(p, true) === 1128874556) {
    p += 5;
    m[n] = p; m[n + 1] = 15; m[n + 2] = s.line; n += 3;
    v15 = s.pattern(p, BICPattern, BIC);
    p = s.pos;
    if (!(v.getInt32(p + 2, true) === 1044597058 && v.getInt32(p, true) === 1229074236)) giveUp();
    p = s.blank(p + 6);
  }
  if (v.getInt32(p + 23, true) === 1047491681 && v.getInt32(p + 20, true) === 1634756963 && v.getInt32(p + 16, true) === 1769238081 && v.getInt32(p + 12, true) === 1869901413 && v.getInt32(p + 8, true) === 1835100001 && v.getInt32(p + 4, true) === 1349481582 && v.getInt32(p, true) === 1868780348) {
    p += 27;
    m[n] = p; m[n + 1] = 16; m[n + 2] = s.line; n += 3;
    v16 = s.decimal(p, 11, 2, 2, Amount2Decimal);
    p = s.pos;
    if (!(v.getInt32(p + 24, true) === 1047491681 && v.getInt32(p + 20, true) === 1885954921 && v.getInt32(p + 16, true) === 1953382767 && v.getInt32(p + 12, true) === 1953391981 && v.getInt32(p + 8, true) === 1634165072 && v.getInt32(p + 4, true) === 1869901423 && v.getInt32(p, true) === 1666395964)) giveUp();
    p = s.blank(p + 28);
  }
  if (v.getInt32(p + 27, true) === 1047491681 && v.getInt32(p + 24, true) === 1634756963 && v.getInt32(p + 20, true) === 1769238081 && v.getInt32(p + 16, true) === 1869901413 && v.getInt32(p + 12, true) === 1835100001 && v.getInt32(p + 8, true) === 1348826217 && v.getInt32(p + 4, true) === 1835617377 && v.getInt32(p, true) === 1952531516) {
    p += 31;
    m[n] = p; m[n + 1] = 17; m[n + 2] = s.line; n += 3;
    v17 = s.date(p, XsDate);
    p = s.pos;
    if (!(v.getInt32(p + 28, true) === 1047491681 && v.getInt32(p + 24, true) === 1885954921 && v.getInt32(p + 20, true) === 1953382767 && v.getInt32(p + 16, true) === 1953391981 && v.getInt32(p + 12, true) === 1634165072 && v.getInt32(p + 8, true) === 1702127981 && v.getInt32(p + 4, true) === 1766613364 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 32);
  }
  if (v.getInt32(p + 24, true) === 1047098465 && v.getInt32(p + 20, true) === 1685217652 && v.getInt32(p + 16, true) === 1767008628 && v.getInt32(p + 12, true) === 1852140897 && v.getInt32(p + 8, true) === 1734430817 && v.getInt32(p + 4, true) === 1953066081 && v.getInt32(p, true) === 1852133436) {
    p += 28;
    m[n] = p; m[n + 1] = 18; m[n + 2] = s.line; n += 3;
    v18 = s.decimal(p, 11, 2, 2, Amount2Decimal);
    p = s.pos;
    if (!(v.getInt32(p + 25, true) === 1047098465 && v.getInt32(p + 24, true) === 1769234788 && v.getInt32(p + 20, true) === 1918989417 && v.getInt32(p + 16, true) === 1382642798 && v.getInt32(p + 12, true) === 1701667175 && v.getInt32(p + 8, true) === 1632657780 && v.getInt32(p + 4, true) === 1768710510 && v.getInt32(p, true) === 1699753788)) giveUp();
    p = s.blank(p + 29);
  }
  if (v.getInt32(p + 18, true) === 1046834273 && v.getInt32(p + 16, true) === 1818324581 && v.getInt32(p + 12, true) === 1348565614 && v.getInt32(p + 8, true) === 1701999215 && v.getInt32(p + 4, true) === 1667581025 && v.getInt32(p, true) === 1952531516) {
    p += 22;
    m[n] = p; m[n + 1] = 19; m[n + 2] = s.line; n += 3;
    v19 = s.date(p, XsDate);
    p = s.pos;
    if (!(v.getInt32(p + 19, true) === 1046834273 && v.getInt32(p + 16, true) === 1634624848 && v.getInt32(p + 12, true) === 1635413605 && v.getInt32(p + 8, true) === 1920102243 && v.getInt32(p + 4, true) === 1698980212 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 23);
  }
  if (v.getInt32(p + 13, true) === 1047491694 && v.getInt32(p + 12, true) === 1869901413 && v.getInt32(p + 8, true) === 1835100001 && v.getInt32(p + 4, true) === 1348821865 && v.getInt32(p, true) === 1685013308) {
    p += 17;
    m[n] = p; m[n + 1] = 20; m[n + 2] = s.line; n += 3;
    v20 = s.string(p, 1, 60, String60);
    p = s.pos;
    if (!(v.getInt32(p + 14, true) === 1047491694 && v.getInt32(p + 12, true) === 1953391981 && v.getInt32(p + 8, true) === 1634165072 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 18);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDettaglioPagamento(v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20);
}

const MakeAllegati = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: Text, v3: Text, v4: Text) {
  this['nome_attachment'] = v0;
  if (v1 !== undefined) this['algoritmo_compressione'] = v1;
  if (v2 !== undefined) this['formato_attachment'] = v2;
  if (v3 !== undefined) this['descrizione_attachment'] = v3;
  this['attachment'] = v4;
} as unknown as Make<[Text, Text, Text, Text, Text]>;
(MakeAllegati as { prototype: object }).prototype = Object.prototype;

function readAllegati(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  let v4: Text = undefined;
  if (!(v.getInt32(p + 12, true) === 1047817829 && v.getInt32(p + 8, true) === 1835557729 && v.getInt32(p + 4, true) === 1953775973 && v.getInt32(p, true) === 1836011068)) giveUp();
  p += 16;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.latin(p, 1, 60, String60Latin);
  p = s.pos;
  if (!(v.getInt32(p + 13, true) === 1047817829 && v.getInt32(p + 12, true) === 1953391981 && v.getInt32(p + 8, true) === 1751343476 && v.getInt32(p + 4, true) === 1950442861 && v.getInt32(p, true) === 1867394876)) giveUp();
  p = s.blank(p + 17);
  if (v.getInt32(p + 19, true) === 1046834799 && v.getInt32(p + 16, true) === 1869181811 && v.getInt32(p + 12, true) === 1701998701 && v.getInt32(p + 8, true) === 1866690413 && v.getInt32(p + 4, true) === 1953067631 && v.getInt32(p, true) === 1735147836) {
    p += 23;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.string(p, 1, 10, String10);
    p = s.pos;
    if (!(v.getInt32(p + 20, true) === 1046834799 && v.getInt32(p + 16, true) === 1769173861 && v.getInt32(p + 12, true) === 1919970671 && v.getInt32(p + 8, true) === 1131375988 && v.getInt32(p + 4, true) === 1769107303 && v.getInt32(p, true) === 1816211260)) giveUp();
    p = s.blank(p + 24);
  }
  if (v.getInt32(p + 15, true) === 1047817829 && v.getInt32(p + 12, true) === 1701668963 && v.getInt32(p + 8, true) === 1635021889 && v.getInt32(p + 4, true) === 1869898093 && v.getInt32(p, true) === 1919895100) {
    p += 19;
    m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
    v2 = s.string(p, 1, 10, String10);
    p = s.pos;
    if (!(v.getInt32(p + 16, true) === 1047817829 && v.getInt32(p + 12, true) === 1835557729 && v.getInt32(p + 8, true) === 1953775983 && v.getInt32(p + 4, true) === 1952542066 && v.getInt32(p, true) === 1866870588)) giveUp();
    p = s.blank(p + 20);
  }
  if (v.getInt32(p + 19, true) === 1047817829 && v.getInt32(p + 16, true) === 1701668963 && v.getInt32(p + 12, true) === 1635021889 && v.getInt32(p + 8, true) === 1701736297 && v.getInt32(p + 4, true) === 2053730915 && v.getInt32(p, true) === 1936016444) {
    p += 23;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = s.latin(p, 1, 100, String100Latin);
    p = s.pos;
    if (!(v.getInt32(p + 20, true) === 1047817829 && v.getInt32(p + 16, true) === 1835557729 && v.getInt32(p + 12, true) === 1953775973 && v.getInt32(p + 8, true) === 1852795258 && v.getInt32(p + 4, true) === 1769104243 && v.getInt32(p, true) === 1698967356)) giveUp();
    p = s.blank(p + 24);
  }
  if (!(v.getInt32(p + 8, true) === 1047817829 && v.getInt32(p + 4, true) === 1835557729 && v.getInt32(p, true) === 1953775932)) giveUp();
  p += 12;
  m[n] = p; m[n + 1] = 4; m[n + 2] = s.line; n += 3;
  v4 = s.base64(p, XsBase64Binary);
  p = s.pos;
  if (!(v.getInt32(p + 9, true) === 1047817829 && v.getInt32(p + 8, true) === 1953391981 && v.getInt32(p + 4, true) === 1751343476 && v.getInt32(p, true) === 1950428988)) giveUp();
  p = s.blank(p + 13);
  s.pos = p;
  s.marked = n;
  return new MakeAllegati(v0, v1, v2, v3, v4);
}

const MakeFatturaElettronicaHeaderSemplificata = function (this: Record<string, unknown>, v0: object | undefined, v1: object | undefined, v2: object | undefined, v3: Text) {
  this['dati_trasmissione'] = v0;
  this['cedente_prestatore'] = v1;
  this['cessionario_committente'] = v2;
  if (v3 !== undefined) this['soggetto_emittente'] = v3;
} as unknown as Make<[object | undefined, object | undefined, object | undefined, Text]>;
(MakeFatturaElettronicaHeaderSemplificata as { prototype: object }).prototype = Object.prototype;

function readFatturaElettronicaHeaderSemplificata(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: object | undefined = undefined;
  let v2: object | undefined = undefined;
  let v3: Text = undefined;
  if (!(v.getInt32(p + 14, true) === 1046834799 && v.getInt32(p + 12, true) === 1852795251 && v.getInt32(p + 8, true) === 1936289139 && v.getInt32(p + 4, true) === 1634882665 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 18;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readDatiTrasmissioneSemplificata(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 15, true) === 1046834799 && v.getInt32(p + 12, true) === 1869181811 && v.getInt32(p + 8, true) === 1768780641 && v.getInt32(p + 4, true) === 1918134644 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 19);
  if (!(v.getInt32(p + 15, true) === 1046835823 && v.getInt32(p + 12, true) === 1869898100 && v.getInt32(p + 8, true) === 1936028240 && v.getInt32(p + 4, true) === 1702129253 && v.getInt32(p, true) === 1684357948)) giveUp();
  p += 19;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v1 = readCedentePrestatoreSemplificata(s, p);
  m[n + 1] = 1 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 16, true) === 1046835823 && v.getInt32(p + 12, true) === 1952543859 && v.getInt32(p + 8, true) === 1701990501 && v.getInt32(p + 4, true) === 1953391972 && v.getInt32(p, true) === 1698901820)) giveUp();
  p = s.blank(p + 20);
  if (!(v.getInt32(p + 20, true) === 1046836334 && v.getInt32(p + 16, true) === 1702130793 && v.getInt32(p + 12, true) === 1835888451 && v.getInt32(p + 8, true) === 1869181537 && v.getInt32(p + 4, true) === 1852795251 && v.getInt32(p, true) === 1936016188)) giveUp();
  p += 24;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v2 = readCessionarioCommittenteSemplificata(s, p);
  m[n + 1] = 2 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 21, true) === 1046836334 && v.getInt32(p + 20, true) === 1702129253 && v.getInt32(p + 16, true) === 1953786221 && v.getInt32(p + 12, true) === 1836008303 && v.getInt32(p + 8, true) === 1769103726 && v.getInt32(p + 4, true) === 1869181811 && v.getInt32(p, true) === 1698901820)) giveUp();
  p = s.blank(p + 25);
  if (v.getInt32(p + 15, true) === 1046836334 && v.getInt32(p + 12, true) === 1852142708 && v.getInt32(p + 8, true) === 1768768879 && v.getInt32(p + 4, true) === 1953785191 && v.getInt32(p, true) === 1735349052) {
    p += 19;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = s.code(p, SoggettoEmittenteCodes);
    p = s.pos;
    if (!(v.getInt32(p + 16, true) === 1046836334 && v.getInt32(p + 12, true) === 1702130793 && v.getInt32(p + 8, true) === 1833267060 && v.getInt32(p + 4, true) === 1952802663 && v.getInt32(p, true) === 1867722556)) giveUp();
    p = s.blank(p + 20);
  }
  s.pos = p;
  s.marked = n;
  return new MakeFatturaElettronicaHeaderSemplificata(v0, v1, v2, v3);
}

const MakeDatiTrasmissioneSemplificata = function (this: Record<string, unknown>, v0: object | undefined, v1: Text, v2: Text, v3: Text, v4: Text) {
  this['id_trasmittente'] = v0;
  this['progressivo_invio'] = v1;
  this['formato_trasmissione'] = v2;
  this['codice_destinatario'] = v3;
  if (v4 !== undefined) this['pec_destinatario'] = v4;
} as unknown as Make<[object | undefined, Text, Text, Text, Text]>;
(MakeDatiTrasmissioneSemplificata as { prototype: object }).prototype = Object.prototype;

function readDatiTrasmissioneSemplificata(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  let v4: Text = undefined;
  if (!(v.getInt32(p + 12, true) === 1046836334 && v.getInt32(p + 8, true) === 1702130793 && v.getInt32(p + 4, true) === 1836278130 && v.getInt32(p, true) === 1415858492)) giveUp();
  p += 16;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readIdFiscale(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 13, true) === 1046836334 && v.getInt32(p + 12, true) === 1702129253 && v.getInt32(p + 8, true) === 1953786221 && v.getInt32(p + 4, true) === 1935766100 && v.getInt32(p, true) === 1682517820)) giveUp();
  p = s.blank(p + 17);
  if (!(v.getInt32(p + 14, true) === 1047488886 && v.getInt32(p + 12, true) === 1769369161 && v.getInt32(p + 8, true) === 1870031219 && v.getInt32(p + 4, true) === 1936028263 && v.getInt32(p, true) === 1869762620)) giveUp();
  p += 18;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.string(p, 1, 10, String10);
  p = s.pos;
  if (!(v.getInt32(p + 15, true) === 1047488886 && v.getInt32(p + 12, true) === 1986939247 && v.getInt32(p + 8, true) === 1986622323 && v.getInt32(p + 4, true) === 1701996399 && v.getInt32(p, true) === 1917857596)) giveUp();
  p = s.blank(p + 19);
  if (!(v.getInt32(p + 17, true) === 1046834799 && v.getInt32(p + 16, true) === 1701736297 && v.getInt32(p + 12, true) === 1936943469 && v.getInt32(p + 8, true) === 1935766100 && v.getInt32(p + 4, true) === 1869898093 && v.getInt32(p, true) === 1919895100)) giveUp();
  p += 21;
  m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
  v2 = s.code(p, FormatoTrasmissioneSemplificataCodes);
  p = s.pos;
  if (!(v.getInt32(p + 18, true) === 1046834799 && v.getInt32(p + 16, true) === 1852795251 && v.getInt32(p + 12, true) === 1936289139 && v.getInt32(p + 8, true) === 1634882671 && v.getInt32(p + 4, true) === 1952542066 && v.getInt32(p, true) === 1866870588)) giveUp();
  p = s.blank(p + 22);
  if (!(v.getInt32(p + 16, true) === 1047488882 && v.getInt32(p + 12, true) === 1635017070 && v.getInt32(p + 8, true) === 1769239397 && v.getInt32(p + 4, true) === 1147495273 && v.getInt32(p, true) === 1685013308)) giveUp();
  p += 20;
  m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
  v3 = s.pattern(p, CodiceDestinatarioSemplificataPattern, CodiceDestinatarioSemplificata);
  p = s.pos;
  if (!(v.getInt32(p + 17, true) === 1047488882 && v.getInt32(p + 16, true) === 1869181537 && v.getInt32(p + 12, true) === 1952542313 && v.getInt32(p + 8, true) === 1953719620 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
  p = s.blank(p + 21);
  if (v.getInt32(p + 13, true) === 1047488882 && v.getInt32(p + 12, true) === 1869181537 && v.getInt32(p + 8, true) === 1952542313 && v.getInt32(p + 4, true) === 1953719620 && v.getInt32(p, true) === 1128615996) {
    p += 17;
    m[n] = p; m[n + 1] = 4; m[n + 2] = s.line; n += 3;
    v4 = s.slow(p, Email);
    p = s.pos;
    if (!(v.getInt32(p + 14, true) === 1047488882 && v.getInt32(p + 12, true) === 1769103732 && v.getInt32(p + 8, true) === 1634625908 && v.getInt32(p + 4, true) === 1936016451 && v.getInt32(p, true) === 1162882876)) giveUp();
    p = s.blank(p + 18);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDatiTrasmissioneSemplificata(v0, v1, v2, v3, v4);
}

const MakeCedentePrestatoreSemplificata = function (this: Record<string, unknown>, v0: object | undefined, v1: Text, v2: Text, v3: Text, v4: Text, v5: object | undefined, v6: object | undefined, v7: object | undefined, v8: object | undefined, v9: Text) {
  this['id_fiscale_iva'] = v0;
  if (v1 !== undefined) this['codice_fiscale'] = v1;
  if (v2 !== undefined) this['denominazione'] = v2;
  if (v3 !== undefined) this['nome'] = v3;
  if (v4 !== undefined) this['cognome'] = v4;
  this['sede'] = v5;
  if (v6 !== undefined) this['stabile_organizzazione'] = v6;
  if (v7 !== undefined) this['rappresentante_fiscale'] = v7;
  if (v8 !== undefined) this['iscrizione_rea'] = v8;
  this['regime_fiscale'] = v9;
} as unknown as Make<[object | undefined, Text, Text, Text, Text, object | undefined, object | undefined, object | undefined, object | undefined, Text]>;
(MakeCedentePrestatoreSemplificata as { prototype: object }).prototype = Object.prototype;

function readCedentePrestatoreSemplificata(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  let v4: Text = undefined;
  let v5: object | undefined = undefined;
  let v6: object | undefined = undefined;
  let v7: object | undefined = undefined;
  let v8: object | undefined = undefined;
  let v9: Text = undefined;
  if (!(v.getInt32(p + 10, true) === 1044469321 && v.getInt32(p + 8, true) === 1447650668 && v.getInt32(p + 4, true) === 1633907561 && v.getInt32(p, true) === 1180977468)) giveUp();
  p += 14;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readIdFiscale(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 11, true) === 1044469321 && v.getInt32(p + 8, true) === 1231383649 && v.getInt32(p + 4, true) === 1668507974 && v.getInt32(p, true) === 1682517820)) giveUp();
  p = s.blank(p + 15);
  if (v.getInt32(p + 11, true) === 1046834273 && v.getInt32(p + 8, true) === 1633907561 && v.getInt32(p + 4, true) === 1181049705 && v.getInt32(p, true) === 1685013308) {
    p += 15;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.pattern(p, CodiceFiscalePattern, CodiceFiscale);
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1046834273 && v.getInt32(p + 8, true) === 1668507974 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 16);
  }
  if (v.getInt32(p + 11, true) === 1046834799 && v.getInt32(p + 8, true) === 1869183585 && v.getInt32(p + 4, true) === 1852403055 && v.getInt32(p, true) === 1852130364) {
    if (!(v.getInt32(p + 11, true) === 1046834799 && v.getInt32(p + 8, true) === 1869183585 && v.getInt32(p + 4, true) === 1852403055 && v.getInt32(p, true) === 1852130364)) giveUp();
    p += 15;
    m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
    v2 = s.latin(p, 1, 80, String80Latin);
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1046834799 && v.getInt32(p + 8, true) === 1769628014 && v.getInt32(p + 4, true) === 1768779630 && v.getInt32(p, true) === 1698967356)) giveUp();
    p = s.blank(p + 16);
  } else {
    if (!(v.getInt32(p + 2, true) === 1046834543 && v.getInt32(p, true) === 1836011068)) giveUp();
    p += 6;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = s.latin(p, 1, 60, String60Latin);
    p = s.pos;
    if (!(v.getInt32(p + 3, true) === 1046834543 && v.getInt32(p, true) === 1867394876)) giveUp();
    p = s.blank(p + 7);
    if (!(v.getInt32(p + 5, true) === 1046834543 && v.getInt32(p + 4, true) === 1701670766 && v.getInt32(p, true) === 1735344956)) giveUp();
    p += 9;
    m[n] = p; m[n + 1] = 4; m[n + 2] = s.line; n += 3;
    v4 = s.latin(p, 1, 60, String60Latin);
    p = s.pos;
    if (!(v.getInt32(p + 6, true) === 1046834543 && v.getInt32(p + 4, true) === 1836019303 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 10);
  }
  if (!(v.getInt32(p + 2, true) === 1046832229 && v.getInt32(p, true) === 1684362044)) giveUp();
  p += 6;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v5 = readIndirizzo(s, p);
  m[n + 1] = 5 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 3, true) === 1046832229 && v.getInt32(p, true) === 1699950396)) giveUp();
  p = s.blank(p + 7);
  if (v.getInt32(p + 19, true) === 1046834799 && v.getInt32(p + 16, true) === 1869183585 && v.getInt32(p + 12, true) === 2054842734 && v.getInt32(p + 8, true) === 1634169423 && v.getInt32(p + 4, true) === 1701603682 && v.getInt32(p, true) === 1635013436) {
    p += 23;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v6 = readIndirizzo(s, p);
    m[n + 1] = 6 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 20, true) === 1046834799 && v.getInt32(p + 16, true) === 1769628026 && v.getInt32(p + 12, true) === 2053729889 && v.getInt32(p + 8, true) === 1735544677 && v.getInt32(p + 4, true) === 1818845793 && v.getInt32(p, true) === 1951608636)) giveUp();
    p = s.blank(p + 24);
  }
  if (v.getInt32(p + 19, true) === 1046834273 && v.getInt32(p + 16, true) === 1633907561 && v.getInt32(p + 12, true) === 1181054062 && v.getInt32(p + 8, true) === 1635020389 && v.getInt32(p + 4, true) === 1936028272 && v.getInt32(p, true) === 1885426236) {
    p += 23;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v7 = readRappresentanteFiscaleSemplificata(s, p);
    m[n + 1] = 7 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 20, true) === 1046834273 && v.getInt32(p + 16, true) === 1668507974 && v.getInt32(p + 12, true) === 1702129249 && v.getInt32(p + 8, true) === 1953391987 && v.getInt32(p + 4, true) === 1701998704 && v.getInt32(p, true) === 1632775996)) giveUp();
    p = s.blank(p + 24);
  }
  if (v.getInt32(p + 11, true) === 1044464978 && v.getInt32(p + 8, true) === 1382379119 && v.getInt32(p + 4, true) === 1769630066 && v.getInt32(p, true) === 1668499772) {
    p += 15;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v8 = readIscrizioneREA(s, p);
    m[n + 1] = 8 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1044464978 && v.getInt32(p + 8, true) === 1701736297 && v.getInt32(p + 4, true) === 2053730915 && v.getInt32(p, true) === 1934176060)) giveUp();
    p = s.blank(p + 16);
  }
  if (!(v.getInt32(p + 11, true) === 1046834273 && v.getInt32(p + 8, true) === 1633907561 && v.getInt32(p + 4, true) === 1181052265 && v.getInt32(p, true) === 1734693436)) giveUp();
  p += 15;
  m[n] = p; m[n + 1] = 9; m[n + 2] = s.line; n += 3;
  v9 = s.code(p, RegimeFiscaleCodes);
  p = s.pos;
  if (!(v.getInt32(p + 12, true) === 1046834273 && v.getInt32(p + 8, true) === 1668507974 && v.getInt32(p + 4, true) === 1701669223 && v.getInt32(p, true) === 1699884860)) giveUp();
  p = s.blank(p + 16);
  s.pos = p;
  s.marked = n;
  return new MakeCedentePrestatoreSemplificata(v0, v1, v2, v3, v4, v5, v6, v7, v8, v9);
}

const MakeRappresentanteFiscaleSemplificata = function (this: Record<string, unknown>, v0: object | undefined, v1: Text, v2: Text, v3: Text) {
  this['id_fiscale_iva'] = v0;
  if (v1 !== undefined) this['denominazione'] = v1;
  if (v2 !== undefined) this['nome'] = v2;
  if (v3 !== undefined) this['cognome'] = v3;
} as unknown as Make<[object | undefined, Text, Text, Text]>;
(MakeRappresentanteFiscaleSemplificata as { prototype: object }).prototype = Object.prototype;

function readRappresentanteFiscaleSemplificata(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  if (!(v.getInt32(p + 10, true) === 1044469321 && v.getInt32(p + 8, true) === 1447650668 && v.getInt32(p + 4, true) === 1633907561 && v.getInt32(p, true) === 1180977468)) giveUp();
  p += 14;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readIdFiscale(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 11, true) === 1044469321 && v.getInt32(p + 8, true) === 1231383649 && v.getInt32(p + 4, true) === 1668507974 && v.getInt32(p, true) === 1682517820)) giveUp();
  p = s.blank(p + 15);
  if (v.getInt32(p + 11, true) === 1046834799 && v.getInt32(p + 8, true) === 1869183585 && v.getInt32(p + 4, true) === 1852403055 && v.getInt32(p, true) === 1852130364) {
    if (!(v.getInt32(p + 11, true) === 1046834799 && v.getInt32(p + 8, true) === 1869183585 && v.getInt32(p + 4, true) === 1852403055 && v.getInt32(p, true) === 1852130364)) giveUp();
    p += 15;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.latin(p, 1, 80, String80Latin);
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1046834799 && v.getInt32(p + 8, true) === 1769628014 && v.getInt32(p + 4, true) === 1768779630 && v.getInt32(p, true) === 1698967356)) giveUp();
    p = s.blank(p + 16);
  } else {
    if (!(v.getInt32(p + 2, true) === 1046834543 && v.getInt32(p, true) === 1836011068)) giveUp();
    p += 6;
    m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
    v2 = s.latin(p, 1, 60, String60Latin);
    p = s.pos;
    if (!(v.getInt32(p + 3, true) === 1046834543 && v.getInt32(p, true) === 1867394876)) giveUp();
    p = s.blank(p + 7);
    if (!(v.getInt32(p + 5, true) === 1046834543 && v.getInt32(p + 4, true) === 1701670766 && v.getInt32(p, true) === 1735344956)) giveUp();
    p += 9;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = s.latin(p, 1, 60, String60Latin);
    p = s.pos;
    if (!(v.getInt32(p + 6, true) === 1046834543 && v.getInt32(p + 4, true) === 1836019303 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 10);
  }
  s.pos = p;
  s.marked = n;
  return new MakeRappresentanteFiscaleSemplificata(v0, v1, v2, v3);
}

const MakeCessionarioCommittenteSemplificata = function (this: Record<string, unknown>, v0: object | undefined, v1: object | undefined) {
  this['identificativi_fiscali'] = v0;
  if (v1 !== undefined) this['altri_dati_identificativi'] = v1;
} as unknown as Make<[object | undefined, object | undefined]>;
(MakeCessionarioCommittenteSemplificata as { prototype: object }).prototype = Object.prototype;

function readCessionarioCommittenteSemplificata(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: object | undefined = undefined;
  if (v.getInt32(p + 19, true) === 1047096417 && v.getInt32(p + 16, true) === 1633907561 && v.getInt32(p + 12, true) === 1181316713 && v.getInt32(p + 8, true) === 1952539497 && v.getInt32(p + 4, true) === 1718187118 && v.getInt32(p, true) === 1701071164) {
    p += 23;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v0 = readIdentificativiFiscaliSemplificata(s, p);
    m[n + 1] = 0 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 20, true) === 1047096417 && v.getInt32(p + 16, true) === 1668507974 && v.getInt32(p + 12, true) === 1769367924 && v.getInt32(p + 8, true) === 1633904998 && v.getInt32(p + 4, true) === 1769238117 && v.getInt32(p, true) === 1682517820)) giveUp();
    p = s.blank(p + 24);
  } else if (s.emptyTag(p, '<IdentificativiFiscali')) {
    m[n] = p; m[n + 1] = 32; m[n + 2] = s.tagLine; n += 3;
    v0 = {};
    p = s.blank(s.pos);
  } else giveUp();
  if (v.getInt32(p + 21, true) === 1047098985 && v.getInt32(p + 20, true) === 1769367924 && v.getInt32(p + 16, true) === 1633904998 && v.getInt32(p + 12, true) === 1769238117 && v.getInt32(p + 8, true) === 1682532724 && v.getInt32(p + 4, true) === 1631873394 && v.getInt32(p, true) === 1953251644) {
    p += 25;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v1 = readAltriDatiIdentificativiSemplificata(s, p);
    m[n + 1] = 1 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 22, true) === 1047098985 && v.getInt32(p + 20, true) === 1986622561 && v.getInt32(p + 16, true) === 1667851881 && v.getInt32(p + 12, true) === 1953391972 && v.getInt32(p + 8, true) === 1231647841 && v.getInt32(p + 4, true) === 1147761268 && v.getInt32(p, true) === 1816211260)) giveUp();
    p = s.blank(p + 26);
  }
  s.pos = p;
  s.marked = n;
  return new MakeCessionarioCommittenteSemplificata(v0, v1);
}

const MakeIdentificativiFiscaliSemplificata = function (this: Record<string, unknown>, v0: object | undefined, v1: Text) {
  if (v0 !== undefined) this['id_fiscale_iva'] = v0;
  if (v1 !== undefined) this['codice_fiscale'] = v1;
} as unknown as Make<[object | undefined, Text]>;
(MakeIdentificativiFiscaliSemplificata as { prototype: object }).prototype = Object.prototype;

function readIdentificativiFiscaliSemplificata(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: Text = undefined;
  if (v.getInt32(p + 10, true) === 1044469321 && v.getInt32(p + 8, true) === 1447650668 && v.getInt32(p + 4, true) === 1633907561 && v.getInt32(p, true) === 1180977468) {
    p += 14;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v0 = readIdFiscale(s, p);
    m[n + 1] = 0 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 11, true) === 1044469321 && v.getInt32(p + 8, true) === 1231383649 && v.getInt32(p + 4, true) === 1668507974 && v.getInt32(p, true) === 1682517820)) giveUp();
    p = s.blank(p + 15);
  }
  if (v.getInt32(p + 11, true) === 1046834273 && v.getInt32(p + 8, true) === 1633907561 && v.getInt32(p + 4, true) === 1181049705 && v.getInt32(p, true) === 1685013308) {
    p += 15;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.pattern(p, CodiceFiscalePattern, CodiceFiscale);
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1046834273 && v.getInt32(p + 8, true) === 1668507974 && v.getInt32(p + 4, true) === 1701013860 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 16);
  }
  s.pos = p;
  s.marked = n;
  return new MakeIdentificativiFiscaliSemplificata(v0, v1);
}

const MakeAltriDatiIdentificativiSemplificata = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: Text, v3: object | undefined, v4: object | undefined, v5: object | undefined) {
  if (v0 !== undefined) this['denominazione'] = v0;
  if (v1 !== undefined) this['nome'] = v1;
  if (v2 !== undefined) this['cognome'] = v2;
  this['sede'] = v3;
  if (v4 !== undefined) this['stabile_organizzazione'] = v4;
  if (v5 !== undefined) this['rappresentante_fiscale'] = v5;
} as unknown as Make<[Text, Text, Text, object | undefined, object | undefined, object | undefined]>;
(MakeAltriDatiIdentificativiSemplificata as { prototype: object }).prototype = Object.prototype;

function readAltriDatiIdentificativiSemplificata(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: object | undefined = undefined;
  let v4: object | undefined = undefined;
  let v5: object | undefined = undefined;
  if (v.getInt32(p + 11, true) === 1046834799 && v.getInt32(p + 8, true) === 1869183585 && v.getInt32(p + 4, true) === 1852403055 && v.getInt32(p, true) === 1852130364) {
    if (!(v.getInt32(p + 11, true) === 1046834799 && v.getInt32(p + 8, true) === 1869183585 && v.getInt32(p + 4, true) === 1852403055 && v.getInt32(p, true) === 1852130364)) giveUp();
    p += 15;
    m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
    v0 = s.latin(p, 1, 80, String80Latin);
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1046834799 && v.getInt32(p + 8, true) === 1769628014 && v.getInt32(p + 4, true) === 1768779630 && v.getInt32(p, true) === 1698967356)) giveUp();
    p = s.blank(p + 16);
  } else {
    if (!(v.getInt32(p + 2, true) === 1046834543 && v.getInt32(p, true) === 1836011068)) giveUp();
    p += 6;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.latin(p, 1, 60, String60Latin);
    p = s.pos;
    if (!(v.getInt32(p + 3, true) === 1046834543 && v.getInt32(p, true) === 1867394876)) giveUp();
    p = s.blank(p + 7);
    if (!(v.getInt32(p + 5, true) === 1046834543 && v.getInt32(p + 4, true) === 1701670766 && v.getInt32(p, true) === 1735344956)) giveUp();
    p += 9;
    m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
    v2 = s.latin(p, 1, 60, String60Latin);
    p = s.pos;
    if (!(v.getInt32(p + 6, true) === 1046834543 && v.getInt32(p + 4, true) === 1836019303 && v.getInt32(p, true) === 1866673980)) giveUp();
    p = s.blank(p + 10);
  }
  if (!(v.getInt32(p + 2, true) === 1046832229 && v.getInt32(p, true) === 1684362044)) giveUp();
  p += 6;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v3 = readIndirizzo(s, p);
  m[n + 1] = 3 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 3, true) === 1046832229 && v.getInt32(p, true) === 1699950396)) giveUp();
  p = s.blank(p + 7);
  if (v.getInt32(p + 19, true) === 1046834799 && v.getInt32(p + 16, true) === 1869183585 && v.getInt32(p + 12, true) === 2054842734 && v.getInt32(p + 8, true) === 1634169423 && v.getInt32(p + 4, true) === 1701603682 && v.getInt32(p, true) === 1635013436) {
    p += 23;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v4 = readIndirizzo(s, p);
    m[n + 1] = 4 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 20, true) === 1046834799 && v.getInt32(p + 16, true) === 1769628026 && v.getInt32(p + 12, true) === 2053729889 && v.getInt32(p + 8, true) === 1735544677 && v.getInt32(p + 4, true) === 1818845793 && v.getInt32(p, true) === 1951608636)) giveUp();
    p = s.blank(p + 24);
  }
  if (v.getInt32(p + 19, true) === 1046834273 && v.getInt32(p + 16, true) === 1633907561 && v.getInt32(p + 12, true) === 1181054062 && v.getInt32(p + 8, true) === 1635020389 && v.getInt32(p + 4, true) === 1936028272 && v.getInt32(p, true) === 1885426236) {
    p += 23;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v5 = readRappresentanteFiscaleSemplificata(s, p);
    m[n + 1] = 5 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 20, true) === 1046834273 && v.getInt32(p + 16, true) === 1668507974 && v.getInt32(p + 12, true) === 1702129249 && v.getInt32(p + 8, true) === 1953391987 && v.getInt32(p + 4, true) === 1701998704 && v.getInt32(p, true) === 1632775996)) giveUp();
    p = s.blank(p + 24);
  }
  s.pos = p;
  s.marked = n;
  return new MakeAltriDatiIdentificativiSemplificata(v0, v1, v2, v3, v4, v5);
}

const MakeFatturaElettronicaBodySemplificata = function (this: Record<string, unknown>, v0: object | undefined, v1: object[] | undefined, v2: object[] | undefined) {
  this['dati_generali'] = v0;
  this['dati_beni_servizi'] = v1;
  if (v2 !== undefined) this['allegati'] = v2;
} as unknown as Make<[object | undefined, object[] | undefined, object[] | undefined]>;
(MakeFatturaElettronicaBodySemplificata as { prototype: object }).prototype = Object.prototype;

function readFatturaElettronicaBodySemplificata(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: object[] | undefined = undefined;
  let v2: object[] | undefined = undefined;
  if (!(v.getInt32(p + 10, true) === 1047096417 && v.getInt32(p + 8, true) === 1818325605 && v.getInt32(p + 4, true) === 1852131177 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 14;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readDatiGeneraliSemplificata(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 11, true) === 1047096417 && v.getInt32(p + 8, true) === 1634887022 && v.getInt32(p + 4, true) === 1699178868 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 15);
  if (!(v.getInt32(p + 13, true) === 1047100009 && v.getInt32(p + 12, true) === 1769630070 && v.getInt32(p + 8, true) === 1919243113 && v.getInt32(p + 4, true) === 1852129897 && v.getInt32(p, true) === 1952531516)) giveUp();
  v1 = [];
  do {
    p += 17;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v1.push(readDatiBeniServiziSemplificata(s, p));
    m[n + 1] = 1 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 14, true) === 1047100009 && v.getInt32(p + 12, true) === 2053731954 && v.getInt32(p + 8, true) === 1699965294 && v.getInt32(p + 4, true) === 1698851188 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 18);
  } while (v.getInt32(p + 13, true) === 1047100009 && v.getInt32(p + 12, true) === 1769630070 && v.getInt32(p + 8, true) === 1919243113 && v.getInt32(p + 4, true) === 1852129897 && v.getInt32(p, true) === 1952531516);
  if (v.getInt32(p + 6, true) === 1047098465 && v.getInt32(p + 4, true) === 1952540517 && v.getInt32(p, true) === 1819033916) {
    v2 = [];
    do {
      p += 10;
      m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
      v2.push(readAllegati(s, p));
      m[n + 1] = 2 | s.marked << 6; n = s.marked;
      p = s.pos;
      if (!(v.getInt32(p + 7, true) === 1047098465 && v.getInt32(p + 4, true) === 1634166124 && v.getInt32(p, true) === 1816211260)) giveUp();
      p = s.blank(p + 11);
    } while (v.getInt32(p + 6, true) === 1047098465 && v.getInt32(p + 4, true) === 1952540517 && v.getInt32(p, true) === 1819033916);
  }
  s.pos = p;
  s.marked = n;
  return new MakeFatturaElettronicaBodySemplificata(v0, v1, v2);
}

const MakeDatiGeneraliSemplificata = function (this: Record<string, unknown>, v0: object | undefined, v1: object | undefined) {
  this['dati_generali_documento'] = v0;
  if (v1 !== undefined) this['dati_fattura_rettificata'] = v1;
} as unknown as Make<[object | undefined, object | undefined]>;
(MakeDatiGeneraliSemplificata as { prototype: object }).prototype = Object.prototype;

function readDatiGeneraliSemplificata(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: object | undefined = undefined;
  if (!(v.getInt32(p + 19, true) === 1047491694 && v.getInt32(p + 16, true) === 1852140917 && v.getInt32(p + 12, true) === 1668236393 && v.getInt32(p + 8, true) === 1818325605 && v.getInt32(p + 4, true) === 1852131177 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 23;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readDatiGeneraliDocumentoSemplificata(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 20, true) === 1047491694 && v.getInt32(p + 16, true) === 1701672291 && v.getInt32(p + 12, true) === 1866754412 && v.getInt32(p + 8, true) === 1634887022 && v.getInt32(p + 4, true) === 1699178868 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 24);
  if (v.getInt32(p + 20, true) === 1046574177 && v.getInt32(p + 16, true) === 1667851881 && v.getInt32(p + 12, true) === 1953785170 && v.getInt32(p + 8, true) === 1634891124 && v.getInt32(p + 4, true) === 1952532073 && v.getInt32(p, true) === 1952531516) {
    p += 24;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v1 = readDatiFatturaRettificataSemplificata(s, p);
    m[n + 1] = 1 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 21, true) === 1046574177 && v.getInt32(p + 20, true) === 1635017059 && v.getInt32(p + 16, true) === 1768319348 && v.getInt32(p + 12, true) === 1952797281 && v.getInt32(p + 8, true) === 1920300148 && v.getInt32(p + 4, true) === 1632004468 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 25);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDatiGeneraliSemplificata(v0, v1);
}

const MakeDatiGeneraliDocumentoSemplificata = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: Text, v3: Text, v4: Text) {
  this['tipo_documento'] = v0;
  this['divisa'] = v1;
  this['data'] = v2;
  this['numero'] = v3;
  if (v4 !== undefined) this['bollo_virtuale'] = v4;
} as unknown as Make<[Text, Text, Text, Text, Text]>;
(MakeDatiGeneraliDocumentoSemplificata as { prototype: object }).prototype = Object.prototype;

function readDatiGeneraliDocumentoSemplificata(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  let v3: Text = undefined;
  let v4: Text = undefined;
  if (!(v.getInt32(p + 11, true) === 1047491694 && v.getInt32(p + 8, true) === 1852140917 && v.getInt32(p + 4, true) === 1668236399 && v.getInt32(p, true) === 1885951036)) giveUp();
  p += 15;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.code(p, TipoDocumentoSemplificataCodes);
  p = s.pos;
  if (!(v.getInt32(p + 12, true) === 1047491694 && v.getInt32(p + 8, true) === 1701672291 && v.getInt32(p + 4, true) === 1866755952 && v.getInt32(p, true) === 1767124796)) giveUp();
  p = s.blank(p + 16);
  if (!(v.getInt32(p + 4, true) === 1046573929 && v.getInt32(p, true) === 1986610236)) giveUp();
  p += 8;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.pattern(p, DivisaPattern, Divisa);
  p = s.pos;
  if (!(v.getInt32(p + 5, true) === 1046573929 && v.getInt32(p + 4, true) === 1634953590 && v.getInt32(p, true) === 1766076220)) giveUp();
  p = s.blank(p + 9);
  if (!(v.getInt32(p + 2, true) === 1046574177 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 6;
  m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
  v2 = s.date(p, DataFattura);
  p = s.pos;
  if (!(v.getInt32(p + 3, true) === 1046574177 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 7);
  if (!(v.getInt32(p + 4, true) === 1047491173 && v.getInt32(p, true) === 1836404284)) giveUp();
  p += 8;
  m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
  v3 = s.string(p, 1, 20, String20);
  p = s.pos;
  if (!(v.getInt32(p + 5, true) === 1047491173 && v.getInt32(p + 4, true) === 1869768045 && v.getInt32(p, true) === 1968058172)) giveUp();
  p = s.blank(p + 9);
  if (v.getInt32(p + 11, true) === 1046834273 && v.getInt32(p + 8, true) === 1635087474 && v.getInt32(p + 4, true) === 1767272300 && v.getInt32(p, true) === 1819230780) {
    p += 15;
    m[n] = p; m[n + 1] = 4; m[n + 2] = s.line; n += 3;
    v4 = s.code(p, BolloVirtualeCodes);
    p = s.pos;
    if (!(v.getInt32(p + 12, true) === 1046834273 && v.getInt32(p + 8, true) === 1970565737 && v.getInt32(p + 4, true) === 1450142828 && v.getInt32(p, true) === 1866608444)) giveUp();
    p = s.blank(p + 16);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDatiGeneraliDocumentoSemplificata(v0, v1, v2, v3, v4);
}

const MakeDatiFatturaRettificataSemplificata = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: Text) {
  this['numero_fr'] = v0;
  this['data_fr'] = v1;
  this['elementi_rettificati'] = v2;
} as unknown as Make<[Text, Text, Text]>;
(MakeDatiFatturaRettificataSemplificata as { prototype: object }).prototype = Object.prototype;

function readDatiFatturaRettificataSemplificata(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: Text = undefined;
  if (!(v.getInt32(p + 6, true) === 1045579375 && v.getInt32(p + 4, true) === 1181708901 && v.getInt32(p, true) === 1836404284)) giveUp();
  p += 10;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.string(p, 1, 20, String20);
  p = s.pos;
  if (!(v.getInt32(p + 7, true) === 1045579375 && v.getInt32(p + 4, true) === 1869768045 && v.getInt32(p, true) === 1968058172)) giveUp();
  p = s.blank(p + 11);
  if (!(v.getInt32(p + 4, true) === 1045579361 && v.getInt32(p, true) === 1952531516)) giveUp();
  p += 8;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.date(p, DataFattura);
  p = s.pos;
  if (!(v.getInt32(p + 5, true) === 1045579361 && v.getInt32(p + 4, true) === 1380344180 && v.getInt32(p, true) === 1631858492)) giveUp();
  p = s.blank(p + 9);
  if (!(v.getInt32(p + 17, true) === 1047098465 && v.getInt32(p + 16, true) === 1769234787 && v.getInt32(p + 12, true) === 1768319348 && v.getInt32(p + 8, true) === 1952797289 && v.getInt32(p + 4, true) === 1953391981 && v.getInt32(p, true) === 1701594428)) giveUp();
  p += 21;
  m[n] = p; m[n + 1] = 2; m[n + 2] = s.line; n += 3;
  v2 = s.latin(p, 1, 1000, String1000Latin);
  p = s.pos;
  if (!(v.getInt32(p + 18, true) === 1047098465 && v.getInt32(p + 16, true) === 1952539497 && v.getInt32(p + 12, true) === 1718187124 && v.getInt32(p + 8, true) === 1699899764 && v.getInt32(p + 4, true) === 1852140901 && v.getInt32(p, true) === 1816473404)) giveUp();
  p = s.blank(p + 22);
  s.pos = p;
  s.marked = n;
  return new MakeDatiFatturaRettificataSemplificata(v0, v1, v2);
}

const MakeDatiBeniServiziSemplificata = function (this: Record<string, unknown>, v0: Text, v1: Text, v2: object | undefined, v3: Text, v4: Text) {
  this['descrizione'] = v0;
  this['importo'] = v1;
  this['dati_iva'] = v2;
  if (v3 !== undefined) this['natura'] = v3;
  if (v4 !== undefined) this['riferimento_normativo'] = v4;
} as unknown as Make<[Text, Text, object | undefined, Text, Text]>;
(MakeDatiBeniServiziSemplificata as { prototype: object }).prototype = Object.prototype;

function readDatiBeniServiziSemplificata(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  let v2: object | undefined = undefined;
  let v3: Text = undefined;
  let v4: Text = undefined;
  if (!(v.getInt32(p + 9, true) === 1046834799 && v.getInt32(p + 8, true) === 1701736297 && v.getInt32(p + 4, true) === 2053730915 && v.getInt32(p, true) === 1936016444)) giveUp();
  p += 13;
  m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
  v0 = s.latin(p, 1, 1000, String1000Latin);
  p = s.pos;
  if (!(v.getInt32(p + 10, true) === 1046834799 && v.getInt32(p + 8, true) === 1852795258 && v.getInt32(p + 4, true) === 1769104243 && v.getInt32(p, true) === 1698967356)) giveUp();
  p = s.blank(p + 14);
  if (!(v.getInt32(p + 5, true) === 1047491698 && v.getInt32(p + 4, true) === 1869902447 && v.getInt32(p, true) === 1886210364)) giveUp();
  p += 9;
  m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
  v1 = s.decimal(p, 11, 2, 2, Amount2Decimal);
  p = s.pos;
  if (!(v.getInt32(p + 6, true) === 1047491698 && v.getInt32(p + 4, true) === 1953656688 && v.getInt32(p, true) === 1833512764)) giveUp();
  p = s.blank(p + 10);
  if (v.getInt32(p + 5, true) === 1044469321 && v.getInt32(p + 4, true) === 1096173929 && v.getInt32(p, true) === 1952531516) {
    p += 9;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v2 = readDatiIVASemplificata(s, p);
    m[n + 1] = 2 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 6, true) === 1044469321 && v.getInt32(p + 4, true) === 1447651700 && v.getInt32(p, true) === 1631858492)) giveUp();
    p = s.blank(p + 10);
  } else if (s.emptyTag(p, '<DatiIVA')) {
    m[n] = p; m[n + 1] = 34; m[n + 2] = s.tagLine; n += 3;
    v2 = {};
    p = s.blank(s.pos);
  } else giveUp();
  if (v.getInt32(p + 4, true) === 1046573685 && v.getInt32(p, true) === 1952534076) {
    p += 8;
    m[n] = p; m[n + 1] = 3; m[n + 2] = s.line; n += 3;
    v3 = s.code(p, NaturaSemplificataCodes);
    p = s.pos;
    if (!(v.getInt32(p + 5, true) === 1046573685 && v.getInt32(p + 4, true) === 1634891124 && v.getInt32(p, true) === 1632513852)) giveUp();
    p = s.blank(p + 9);
  }
  if (v.getInt32(p + 18, true) === 1047492201 && v.getInt32(p + 16, true) === 1986622561 && v.getInt32(p + 12, true) === 1836216142 && v.getInt32(p + 8, true) === 1869901413 && v.getInt32(p + 4, true) === 1835627109 && v.getInt32(p, true) === 1718178364) {
    p += 22;
    m[n] = p; m[n + 1] = 4; m[n + 2] = s.line; n += 3;
    v4 = s.latin(p, 1, 100, String100Latin);
    p = s.pos;
    if (!(v.getInt32(p + 19, true) === 1047492201 && v.getInt32(p + 16, true) === 1769234797 && v.getInt32(p + 12, true) === 1919897199 && v.getInt32(p + 8, true) === 1953391981 && v.getInt32(p + 4, true) === 1769104742 && v.getInt32(p, true) === 1766993724)) giveUp();
    p = s.blank(p + 23);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDatiBeniServiziSemplificata(v0, v1, v2, v3, v4);
}

const MakeDatiIVASemplificata = function (this: Record<string, unknown>, v0: Text, v1: Text) {
  if (v0 !== undefined) this['imposta'] = v0;
  if (v1 !== undefined) this['aliquota'] = v1;
} as unknown as Make<[Text, Text]>;
(MakeDatiIVASemplificata as { prototype: object }).prototype = Object.prototype;

function readDatiIVASemplificata(s: FastScan, start: number): object {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: Text = undefined;
  let v1: Text = undefined;
  if (v.getInt32(p + 5, true) === 1046574195 && v.getInt32(p + 4, true) === 1635021679 && v.getInt32(p, true) === 1886210364) {
    p += 9;
    m[n] = p; m[n + 1] = 0; m[n + 2] = s.line; n += 3;
    v0 = s.decimal(p, 11, 2, 2, Amount2Decimal);
    p = s.pos;
    if (!(v.getInt32(p + 6, true) === 1046574195 && v.getInt32(p + 4, true) === 1953722224 && v.getInt32(p, true) === 1833512764)) giveUp();
    p = s.blank(p + 10);
  }
  if (v.getInt32(p + 6, true) === 1046574191 && v.getInt32(p + 4, true) === 1953461617 && v.getInt32(p, true) === 1768702268) {
    p += 10;
    m[n] = p; m[n + 1] = 1; m[n + 2] = s.line; n += 3;
    v1 = s.decimal(p, 2, 2, 2, Rate);
    p = s.pos;
    if (!(v.getInt32(p + 7, true) === 1046574191 && v.getInt32(p + 4, true) === 1869967721 && v.getInt32(p, true) === 1816211260)) giveUp();
    p = s.blank(p + 11);
  }
  s.pos = p;
  s.marked = n;
  return new MakeDatiIVASemplificata(v0, v1);
}

export const blockReaders: ReadonlyMap<string, (s: FastScan, start: number) => object> = new Map([
  ['FatturaElettronicaHeader', readFatturaElettronicaHeader],
  ['DatiTrasmissione', readDatiTrasmissione],
  ['IdFiscale', readIdFiscale],
  ['ContattiTrasmittente', readContattiTrasmittente],
  ['CedentePrestatore', readCedentePrestatore],
  ['DatiAnagraficiCedente', readDatiAnagraficiCedente],
  ['Anagrafica', readAnagrafica],
  ['Indirizzo', readIndirizzo],
  ['IscrizioneREA', readIscrizioneREA],
  ['Contatti', readContatti],
  ['RappresentanteFiscale', readRappresentanteFiscale],
  ['DatiAnagraficiRappresentante', readDatiAnagraficiRappresentante],
  ['CessionarioCommittente', readCessionarioCommittente],
  ['DatiAnagraficiCessionario', readDatiAnagraficiCessionario],
  ['RappresentanteFiscaleCessionario', readRappresentanteFiscaleCessionario],
  ['TerzoIntermediarioSoggettoEmittente', readTerzoIntermediarioSoggettoEmittente],
  ['DatiAnagraficiTerzoIntermediario', readDatiAnagraficiTerzoIntermediario],
  ['FatturaElettronicaBody', readFatturaElettronicaBody],
  ['DatiGenerali', readDatiGenerali],
  ['DatiGeneraliDocumento', readDatiGeneraliDocumento],
  ['DatiRitenuta', readDatiRitenuta],
  ['DatiBollo', readDatiBollo],
  ['DatiCassaPrevidenziale', readDatiCassaPrevidenziale],
  ['ScontoMaggiorazione', readScontoMaggiorazione],
  ['DatiDocumentiCorrelati', readDatiDocumentiCorrelati],
  ['DatiSAL', readDatiSAL],
  ['DatiDDT', readDatiDDT],
  ['DatiTrasporto', readDatiTrasporto],
  ['DatiAnagraficiVettore', readDatiAnagraficiVettore],
  ['FatturaPrincipale', readFatturaPrincipale],
  ['DatiBeniServizi', readDatiBeniServizi],
  ['DettaglioLinee', readDettaglioLinee],
  ['CodiceArticolo', readCodiceArticolo],
  ['AltriDatiGestionali', readAltriDatiGestionali],
  ['DatiRiepilogo', readDatiRiepilogo],
  ['DatiVeicoli', readDatiVeicoli],
  ['DatiPagamento', readDatiPagamento],
  ['DettaglioPagamento', readDettaglioPagamento],
  ['Allegati', readAllegati],
  ['FatturaElettronicaHeaderSemplificata', readFatturaElettronicaHeaderSemplificata],
  ['DatiTrasmissioneSemplificata', readDatiTrasmissioneSemplificata],
  ['CedentePrestatoreSemplificata', readCedentePrestatoreSemplificata],
  ['RappresentanteFiscaleSemplificata', readRappresentanteFiscaleSemplificata],
  ['CessionarioCommittenteSemplificata', readCessionarioCommittenteSemplificata],
  ['IdentificativiFiscaliSemplificata', readIdentificativiFiscaliSemplificata],
  ['AltriDatiIdentificativiSemplificata', readAltriDatiIdentificativiSemplificata],
  ['FatturaElettronicaBodySemplificata', readFatturaElettronicaBodySemplificata],
  ['DatiGeneraliSemplificata', readDatiGeneraliSemplificata],
  ['DatiGeneraliDocumentoSemplificata', readDatiGeneraliDocumentoSemplificata],
  ['DatiFatturaRettificataSemplificata', readDatiFatturaRettificataSemplificata],
  ['DatiBeniServiziSemplificata', readDatiBeniServiziSemplificata],
  ['DatiIVASemplificata', readDatiIVASemplificata],
]);

/** Reads the header and bodies of FatturaElettronica from `start`, after the start tag; leaves `pos` after the last. */
export function readFatturaElettronica(s: FastScan, start: number): Record<string, unknown> {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: object[] | undefined = undefined;
  if (!(v.getInt32(p + 22, true) === 1047684452 && v.getInt32(p + 20, true) === 1701077349 && v.getInt32(p + 16, true) === 1214341993 && v.getInt32(p + 12, true) === 1852797556 && v.getInt32(p + 8, true) === 1952803909 && v.getInt32(p + 4, true) === 1634891124 && v.getInt32(p, true) === 1952532028)) giveUp();
  p += 26;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readFatturaElettronicaHeader(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 23, true) === 1047684452 && v.getInt32(p + 20, true) === 1684104520 && v.getInt32(p + 16, true) === 1633905006 && v.getInt32(p + 12, true) === 1869771892 && v.getInt32(p + 8, true) === 1701594465 && v.getInt32(p + 4, true) === 1920300148 && v.getInt32(p, true) === 1631989564)) giveUp();
  p = s.blank(p + 27);
  if (!(v.getInt32(p + 20, true) === 1048142959 && v.getInt32(p + 16, true) === 1113678697 && v.getInt32(p + 12, true) === 1852797556 && v.getInt32(p + 8, true) === 1952803909 && v.getInt32(p + 4, true) === 1634891124 && v.getInt32(p, true) === 1952532028)) giveUp();
  v1 = [];
  do {
    p += 24;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v1.push(readFatturaElettronicaBody(s, p));
    m[n + 1] = 1 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 21, true) === 1048142959 && v.getInt32(p + 20, true) === 2036625218 && v.getInt32(p + 16, true) === 1633905006 && v.getInt32(p + 12, true) === 1869771892 && v.getInt32(p + 8, true) === 1701594465 && v.getInt32(p + 4, true) === 1920300148 && v.getInt32(p, true) === 1631989564)) giveUp();
    p = s.blank(p + 25);
  } while (v.getInt32(p + 20, true) === 1048142959 && v.getInt32(p + 16, true) === 1113678697 && v.getInt32(p + 12, true) === 1852797556 && v.getInt32(p + 8, true) === 1952803909 && v.getInt32(p + 4, true) === 1634891124 && v.getInt32(p, true) === 1952532028);
  s.pos = p;
  s.marked = n;
  return { fattura_elettronica_header: v0, fattura_elettronica_body: v1 };
}

/** Reads the header and bodies of FatturaElettronicaSemplificata from `start`, after the start tag; leaves `pos` after the last. */
export function readFatturaElettronicaSemplificata(s: FastScan, start: number): Record<string, unknown> {
  const v = s.view;
  const m = s.marks;
  let n = s.marked;
  let p = s.blank(start);
  let v0: object | undefined = undefined;
  let v1: object[] | undefined = undefined;
  if (!(v.getInt32(p + 22, true) === 1047684452 && v.getInt32(p + 20, true) === 1701077349 && v.getInt32(p + 16, true) === 1214341993 && v.getInt32(p + 12, true) === 1852797556 && v.getInt32(p + 8, true) === 1952803909 && v.getInt32(p + 4, true) === 1634891124 && v.getInt32(p, true) === 1952532028)) giveUp();
  p += 26;
  m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
  v0 = readFatturaElettronicaHeaderSemplificata(s, p);
  m[n + 1] = 0 | s.marked << 6; n = s.marked;
  p = s.pos;
  if (!(v.getInt32(p + 23, true) === 1047684452 && v.getInt32(p + 20, true) === 1684104520 && v.getInt32(p + 16, true) === 1633905006 && v.getInt32(p + 12, true) === 1869771892 && v.getInt32(p + 8, true) === 1701594465 && v.getInt32(p + 4, true) === 1920300148 && v.getInt32(p, true) === 1631989564)) giveUp();
  p = s.blank(p + 27);
  if (!(v.getInt32(p + 20, true) === 1048142959 && v.getInt32(p + 16, true) === 1113678697 && v.getInt32(p + 12, true) === 1852797556 && v.getInt32(p + 8, true) === 1952803909 && v.getInt32(p + 4, true) === 1634891124 && v.getInt32(p, true) === 1952532028)) giveUp();
  v1 = [];
  do {
    p += 24;
    m[n] = p; m[n + 1] = -1; m[n + 2] = s.line; s.marked = n + 3;
    v1.push(readFatturaElettronicaBodySemplificata(s, p));
    m[n + 1] = 1 | s.marked << 6; n = s.marked;
    p = s.pos;
    if (!(v.getInt32(p + 21, true) === 1048142959 && v.getInt32(p + 20, true) === 2036625218 && v.getInt32(p + 16, true) === 1633905006 && v.getInt32(p + 12, true) === 1869771892 && v.getInt32(p + 8, true) === 1701594465 && v.getInt32(p + 4, true) === 1920300148 && v.getInt32(p, true) === 1631989564)) giveUp();
    p = s.blank(p + 25);
  } while (v.getInt32(p + 20, true) === 1048142959 && v.getInt32(p + 16, true) === 1113678697 && v.getInt32(p + 12, true) === 1852797556 && v.getInt32(p + 8, true) === 1952803909 && v.getInt32(p + 4, true) === 1634891124 && v.getInt32(p, true) === 1952532028);
  s.pos = p;
  s.marked = n;
  return { fattura_elettronica_header: v0, fattura_elettronica_body: v1 };
}
