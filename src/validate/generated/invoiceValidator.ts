// Generated from the grammar by `npm run generate` (ajv, standalone); do not edit.
// @ts-nocheck
import { codePoints, jsonSchemaFormats } from '../json/formats.ts';
export const validate = validate21;
const pattern0 = new RegExp("^(?:[A-Z]{2})$", "u");

function validate26(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}

const func2 = codePoints;
const pattern1 = new RegExp("^[\\t\\n\\r -\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$", "u");

function validate28(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 28){
return false;
}
else {
if(func2(data) < 1){
return false;
}
else {
if(!pattern1.test(data)){
return false;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate25(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id_paese === undefined) && (missing0 = "id_paese")) || ((data.id_codice === undefined) && (missing0 = "id_codice"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id_paese") || (key0 === "id_codice"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.id_paese !== undefined){
const _errs2 = errors;
if(!(validate26(data.id_paese))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id_codice !== undefined){
const _errs3 = errors;
if(!(validate28(data.id_codice))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}

const pattern2 = new RegExp("^[\\t\\n\\r -\\x7F]*$", "u");

function validate31(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 10){
return false;
}
else {
if(func2(data) < 1){
return false;
}
else {
if(!pattern2.test(data)){
return false;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate33(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!(data === "FSM10")){
return false;
}
return errors === 0;
}

const pattern3 = new RegExp("^(?:[A-Z0-9]{7})$", "u");

function validate35(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}

const formats0 = jsonSchemaFormats["fattura-email"];

function validate38(data){
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
return false;
}
else {
if(!(formats0(data))){
return false;
}
}
}
else {
return false;
}
}
}
return errors === 0;
}


function validate40(data){
let errors = 0;
if((data !== null) && (!(Array.isArray(data)))){
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
return false;
}
}
}
return errors === 0;
}


function validate37(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate38(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate24(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id_trasmittente === undefined) && (missing0 = "id_trasmittente")) || ((data.progressivo_invio === undefined) && (missing0 = "progressivo_invio"))) || ((data.formato_trasmissione === undefined) && (missing0 = "formato_trasmissione"))) || ((data.codice_destinatario === undefined) && (missing0 = "codice_destinatario"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id_trasmittente") || (key0 === "progressivo_invio")) || (key0 === "formato_trasmissione")) || (key0 === "codice_destinatario")) || (key0 === "pec_destinatario"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.id_trasmittente !== undefined){
const _errs2 = errors;
if(!(validate25(data.id_trasmittente))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progressivo_invio !== undefined){
const _errs3 = errors;
if(!(validate31(data.progressivo_invio))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.formato_trasmissione !== undefined){
const _errs4 = errors;
if(!(validate33(data.formato_trasmissione))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codice_destinatario !== undefined){
const _errs5 = errors;
if(!(validate35(data.codice_destinatario))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pec_destinatario !== undefined){
const _errs6 = errors;
if(!(validate37(data.pec_destinatario))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}

const schema19 = {"type":"object","required":["id_fiscale_iva","sede","regime_fiscale"],"properties":{"id_fiscale_iva":{"$ref":"#/$defs/IdFiscale"},"codice_fiscale":{"$ref":"#/$defs/Optional14"},"denominazione":{"$ref":"#/$defs/Optional19"},"nome":{"$ref":"#/$defs/Optional15"},"cognome":{"$ref":"#/$defs/Optional15"},"sede":{"$ref":"#/$defs/Indirizzo"},"stabile_organizzazione":{"$ref":"#/$defs/Optional10"},"rappresentante_fiscale":{"$ref":"#/$defs/Optional54"},"iscrizione_rea":{"$ref":"#/$defs/Optional11"},"regime_fiscale":{"$ref":"#/$defs/RegimeFiscale"}},"additionalProperties":false,"allOf":[{"oneOf":[{"type":"object","required":["denominazione"],"properties":{"denominazione":{"$ref":"#/$defs/String80Latin"},"nome":{"$ref":"#/$defs/Absent"},"cognome":{"$ref":"#/$defs/Absent"}}},{"type":"object","required":["nome","cognome"],"properties":{"denominazione":{"$ref":"#/$defs/Absent"},"nome":{"$ref":"#/$defs/String60Latin"},"cognome":{"$ref":"#/$defs/String60Latin"}}}]}]};
const pattern5 = new RegExp("^[\\t\\n\\r -\\xFF]*$", "u");

function validate45(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 80){
return false;
}
else {
if(func2(data) < 1){
return false;
}
else {
if(!pattern5.test(data)){
return false;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate50(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 60){
return false;
}
else {
if(func2(data) < 1){
return false;
}
else {
if(!pattern5.test(data)){
return false;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}

const pattern7 = new RegExp("^(?:[A-Z0-9]{11,16})$", "u");

function validate55(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate54(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate55(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate59(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate45(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate63(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate50(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate71(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 8){
return false;
}
else {
if(func2(data) < 1){
return false;
}
else {
if(!pattern2.test(data)){
return false;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate70(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate71(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}

const pattern9 = new RegExp("^(?:[0-9][0-9][0-9][0-9][0-9])$", "u");

function validate75(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate79(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate78(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate79(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate83(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate26(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if("" !== data){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate68(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.indirizzo === undefined) && (missing0 = "indirizzo")) || ((data.cap === undefined) && (missing0 = "cap"))) || ((data.comune === undefined) && (missing0 = "comune"))) || ((data.nazione === undefined) && (missing0 = "nazione"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "indirizzo") || (key0 === "numero_civico")) || (key0 === "cap")) || (key0 === "comune")) || (key0 === "provincia")) || (key0 === "nazione"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.indirizzo !== undefined){
const _errs2 = errors;
if(!(validate50(data.indirizzo))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numero_civico !== undefined){
const _errs3 = errors;
if(!(validate70(data.numero_civico))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cap !== undefined){
const _errs4 = errors;
if(!(validate75(data.cap))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comune !== undefined){
const _errs5 = errors;
if(!(validate50(data.comune))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provincia !== undefined){
const _errs6 = errors;
if(!(validate78(data.provincia))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nazione !== undefined){
const _errs7 = errors;
if(!(validate83(data.nazione))){
errors++;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate87(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate68(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate92(data){
let errors = 0;
const _errs2 = errors;
let valid1 = false;
let passing0 = null;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.denominazione === undefined) && (missing0 = "denominazione")){
errors++;
}
else {
if(data.denominazione !== undefined){
const _errs5 = errors;
if(!(validate45(data.denominazione))){
errors++;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.nome !== undefined){
const _errs6 = errors;
if(!(validate40(data.nome))){
errors++;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.cognome !== undefined){
const _errs7 = errors;
if(!(validate40(data.cognome))){
errors++;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.nome === undefined) && (missing1 = "nome")) || ((data.cognome === undefined) && (missing1 = "cognome"))){
errors++;
}
else {
if(data.denominazione !== undefined){
const _errs10 = errors;
if(!(validate40(data.denominazione))){
errors++;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.nome !== undefined){
const _errs11 = errors;
if(!(validate50(data.nome))){
errors++;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.cognome !== undefined){
const _errs12 = errors;
if(!(validate50(data.cognome))){
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
errors++;
return false;
}
else {
errors = _errs2;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.id_fiscale_iva === undefined) && (missing2 = "id_fiscale_iva")){
return false;
}
else {
const _errs13 = errors;
for(const key0 in data){
if(!((((key0 === "id_fiscale_iva") || (key0 === "denominazione")) || (key0 === "nome")) || (key0 === "cognome"))){
return false;
break;
}
}
if(_errs13 === errors){
if(data.id_fiscale_iva !== undefined){
const _errs14 = errors;
if(!(validate25(data.id_fiscale_iva))){
errors++;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.denominazione !== undefined){
const _errs15 = errors;
if(!(validate59(data.denominazione))){
errors++;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.nome !== undefined){
const _errs16 = errors;
if(!(validate63(data.nome))){
errors++;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.cognome !== undefined){
const _errs17 = errors;
if(!(validate63(data.cognome))){
errors++;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate91(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate92(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate109(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 20){
return false;
}
else {
if(func2(data) < 1){
return false;
}
else {
if(!pattern2.test(data)){
return false;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}

const pattern12 = new RegExp("^[\\t\\n\\r ]*(?:[\\-]?[0-9]{1,11}\\.[0-9]{2})[\\t\\n\\r ]*$", "u");

function validate112(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern12.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate111(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate112(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate117(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!((data === "SU") || (data === "SM"))){
return false;
}
return errors === 0;
}


function validate116(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate117(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate121(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!((data === "LS") || (data === "LN"))){
return false;
}
return errors === 0;
}


function validate107(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.ufficio === undefined) && (missing0 = "ufficio")) || ((data.numero_rea === undefined) && (missing0 = "numero_rea"))) || ((data.stato_liquidazione === undefined) && (missing0 = "stato_liquidazione"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "ufficio") || (key0 === "numero_rea")) || (key0 === "capitale_sociale")) || (key0 === "socio_unico")) || (key0 === "stato_liquidazione"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.ufficio !== undefined){
const _errs2 = errors;
if(!(validate79(data.ufficio))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numero_rea !== undefined){
const _errs3 = errors;
if(!(validate109(data.numero_rea))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capitale_sociale !== undefined){
const _errs4 = errors;
if(!(validate111(data.capitale_sociale))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.socio_unico !== undefined){
const _errs5 = errors;
if(!(validate116(data.socio_unico))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stato_liquidazione !== undefined){
const _errs6 = errors;
if(!(validate121(data.stato_liquidazione))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate106(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate107(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate126(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!(((((((((((((((((((data === "RF01") || (data === "RF02")) || (data === "RF04")) || (data === "RF05")) || (data === "RF06")) || (data === "RF07")) || (data === "RF08")) || (data === "RF09")) || (data === "RF10")) || (data === "RF11")) || (data === "RF12")) || (data === "RF13")) || (data === "RF14")) || (data === "RF15")) || (data === "RF16")) || (data === "RF17")) || (data === "RF18")) || (data === "RF19")) || (data === "RF20"))){
return false;
}
return errors === 0;
}

const func10 = Object.prototype.hasOwnProperty;

function validate44(data){
let errors = 0;
const _errs2 = errors;
let valid1 = false;
let passing0 = null;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.denominazione === undefined) && (missing0 = "denominazione")){
errors++;
}
else {
if(data.denominazione !== undefined){
const _errs5 = errors;
if(!(validate45(data.denominazione))){
errors++;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.nome !== undefined){
const _errs6 = errors;
if(!(validate40(data.nome))){
errors++;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.cognome !== undefined){
const _errs7 = errors;
if(!(validate40(data.cognome))){
errors++;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.nome === undefined) && (missing1 = "nome")) || ((data.cognome === undefined) && (missing1 = "cognome"))){
errors++;
}
else {
if(data.denominazione !== undefined){
const _errs10 = errors;
if(!(validate40(data.denominazione))){
errors++;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.nome !== undefined){
const _errs11 = errors;
if(!(validate50(data.nome))){
errors++;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.cognome !== undefined){
const _errs12 = errors;
if(!(validate50(data.cognome))){
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
errors++;
return false;
}
else {
errors = _errs2;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.id_fiscale_iva === undefined) && (missing2 = "id_fiscale_iva")) || ((data.sede === undefined) && (missing2 = "sede"))) || ((data.regime_fiscale === undefined) && (missing2 = "regime_fiscale"))){
return false;
}
else {
const _errs13 = errors;
for(const key0 in data){
if(!(func10.call(schema19.properties, key0))){
return false;
break;
}
}
if(_errs13 === errors){
if(data.id_fiscale_iva !== undefined){
const _errs14 = errors;
if(!(validate25(data.id_fiscale_iva))){
errors++;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.codice_fiscale !== undefined){
const _errs15 = errors;
if(!(validate54(data.codice_fiscale))){
errors++;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.denominazione !== undefined){
const _errs16 = errors;
if(!(validate59(data.denominazione))){
errors++;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.nome !== undefined){
const _errs17 = errors;
if(!(validate63(data.nome))){
errors++;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.cognome !== undefined){
const _errs18 = errors;
if(!(validate63(data.cognome))){
errors++;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.sede !== undefined){
const _errs19 = errors;
if(!(validate68(data.sede))){
errors++;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.stabile_organizzazione !== undefined){
const _errs20 = errors;
if(!(validate87(data.stabile_organizzazione))){
errors++;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.rappresentante_fiscale !== undefined){
const _errs21 = errors;
if(!(validate91(data.rappresentante_fiscale))){
errors++;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.iscrizione_rea !== undefined){
const _errs22 = errors;
if(!(validate106(data.iscrizione_rea))){
errors++;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.regime_fiscale !== undefined){
const _errs23 = errors;
if(!(validate126(data.regime_fiscale))){
errors++;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate131(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate25(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate130(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id_fiscale_iva") || (key0 === "codice_fiscale"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.id_fiscale_iva !== undefined){
const _errs2 = errors;
if(!(validate131(data.id_fiscale_iva))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codice_fiscale !== undefined){
const _errs3 = errors;
if(!(validate54(data.codice_fiscale))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate138(data){
let errors = 0;
const _errs2 = errors;
let valid1 = false;
let passing0 = null;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.denominazione === undefined) && (missing0 = "denominazione")){
errors++;
}
else {
if(data.denominazione !== undefined){
const _errs5 = errors;
if(!(validate45(data.denominazione))){
errors++;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.nome !== undefined){
const _errs6 = errors;
if(!(validate40(data.nome))){
errors++;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.cognome !== undefined){
const _errs7 = errors;
if(!(validate40(data.cognome))){
errors++;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.nome === undefined) && (missing1 = "nome")) || ((data.cognome === undefined) && (missing1 = "cognome"))){
errors++;
}
else {
if(data.denominazione !== undefined){
const _errs10 = errors;
if(!(validate40(data.denominazione))){
errors++;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.nome !== undefined){
const _errs11 = errors;
if(!(validate50(data.nome))){
errors++;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.cognome !== undefined){
const _errs12 = errors;
if(!(validate50(data.cognome))){
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
errors++;
return false;
}
else {
errors = _errs2;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.sede === undefined) && (missing2 = "sede")){
return false;
}
else {
const _errs13 = errors;
for(const key0 in data){
if(!((((((key0 === "denominazione") || (key0 === "nome")) || (key0 === "cognome")) || (key0 === "sede")) || (key0 === "stabile_organizzazione")) || (key0 === "rappresentante_fiscale"))){
return false;
break;
}
}
if(_errs13 === errors){
if(data.denominazione !== undefined){
const _errs14 = errors;
if(!(validate59(data.denominazione))){
errors++;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.nome !== undefined){
const _errs15 = errors;
if(!(validate63(data.nome))){
errors++;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.cognome !== undefined){
const _errs16 = errors;
if(!(validate63(data.cognome))){
errors++;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.sede !== undefined){
const _errs17 = errors;
if(!(validate68(data.sede))){
errors++;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.stabile_organizzazione !== undefined){
const _errs18 = errors;
if(!(validate87(data.stabile_organizzazione))){
errors++;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.rappresentante_fiscale !== undefined){
const _errs19 = errors;
if(!(validate91(data.rappresentante_fiscale))){
errors++;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate137(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate138(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate129(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.identificativi_fiscali === undefined) && (missing0 = "identificativi_fiscali")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "identificativi_fiscali") || (key0 === "altri_dati_identificativi"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.identificativi_fiscali !== undefined){
const _errs2 = errors;
if(!(validate130(data.identificativi_fiscali))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.altri_dati_identificativi !== undefined){
const _errs3 = errors;
if(!(validate137(data.altri_dati_identificativi))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate156(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!((data === "CC") || (data === "TZ"))){
return false;
}
return errors === 0;
}


function validate155(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate156(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate23(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.dati_trasmissione === undefined) && (missing0 = "dati_trasmissione")) || ((data.cedente_prestatore === undefined) && (missing0 = "cedente_prestatore"))) || ((data.cessionario_committente === undefined) && (missing0 = "cessionario_committente"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "dati_trasmissione") || (key0 === "cedente_prestatore")) || (key0 === "cessionario_committente")) || (key0 === "soggetto_emittente"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.dati_trasmissione !== undefined){
const _errs2 = errors;
if(!(validate24(data.dati_trasmissione))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cedente_prestatore !== undefined){
const _errs3 = errors;
if(!(validate44(data.cedente_prestatore))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cessionario_committente !== undefined){
const _errs4 = errors;
if(!(validate129(data.cessionario_committente))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.soggetto_emittente !== undefined){
const _errs5 = errors;
if(!(validate155(data.soggetto_emittente))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate164(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!(((data === "TD07") || (data === "TD08")) || (data === "TD09"))){
return false;
}
return errors === 0;
}

const pattern13 = new RegExp("^(?:[A-Z]{3})$", "u");

function validate166(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern13.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}

const formats2 = jsonSchemaFormats["fattura-date-from-1970"];
const pattern14 = new RegExp("^[\\t\\n\\r ]*-?[0-9]{4,7}-[0-9]{2}-[0-9]{2}(?:Z|[+-][0-9]{2}:[0-9]{2})?[\\t\\n\\r ]*$", "u");

function validate168(data){
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern14.test(data)){
return false;
}
else {
if(!(formats2(data))){
return false;
}
}
}
else {
return false;
}
}
}
return errors === 0;
}


function validate172(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!(data === "SI")){
return false;
}
return errors === 0;
}


function validate171(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate172(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate163(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.tipo_documento === undefined) && (missing0 = "tipo_documento")) || ((data.divisa === undefined) && (missing0 = "divisa"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.numero === undefined) && (missing0 = "numero"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "tipo_documento") || (key0 === "divisa")) || (key0 === "data")) || (key0 === "numero")) || (key0 === "bollo_virtuale"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.tipo_documento !== undefined){
const _errs2 = errors;
if(!(validate164(data.tipo_documento))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.divisa !== undefined){
const _errs3 = errors;
if(!(validate166(data.divisa))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs4 = errors;
if(!(validate168(data.data))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numero !== undefined){
const _errs5 = errors;
if(!(validate109(data.numero))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bollo_virtuale !== undefined){
const _errs6 = errors;
if(!(validate171(data.bollo_virtuale))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate181(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 1000){
return false;
}
else {
if(func2(data) < 1){
return false;
}
else {
if(!pattern5.test(data)){
return false;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate178(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.numero_fr === undefined) && (missing0 = "numero_fr")) || ((data.data_fr === undefined) && (missing0 = "data_fr"))) || ((data.elementi_rettificati === undefined) && (missing0 = "elementi_rettificati"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "numero_fr") || (key0 === "data_fr")) || (key0 === "elementi_rettificati"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.numero_fr !== undefined){
const _errs2 = errors;
if(!(validate109(data.numero_fr))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_fr !== undefined){
const _errs3 = errors;
if(!(validate168(data.data_fr))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.elementi_rettificati !== undefined){
const _errs4 = errors;
if(!(validate181(data.elementi_rettificati))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate177(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate178(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate162(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.dati_generali_documento === undefined) && (missing0 = "dati_generali_documento")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "dati_generali_documento") || (key0 === "dati_fattura_rettificata"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.dati_generali_documento !== undefined){
const _errs2 = errors;
if(!(validate163(data.dati_generali_documento))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_fattura_rettificata !== undefined){
const _errs3 = errors;
if(!(validate177(data.dati_fattura_rettificata))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}

const pattern16 = new RegExp("^[\\t\\n\\r ]*(?:0?[0-9]{1,2}\\.[0-9]{2}|100\\.00)[\\t\\n\\r ]*$", "u");

function validate193(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern16.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate192(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate193(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate190(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "imposta") || (key0 === "aliquota"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.imposta !== undefined){
const _errs2 = errors;
if(!(validate111(data.imposta))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aliquota !== undefined){
const _errs3 = errors;
if(!(validate192(data.aliquota))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate199(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!(((((((((((((data === "N1") || (data === "N2")) || (data === "N2.1")) || (data === "N2.2")) || (data === "N3")) || (data === "N3.1")) || (data === "N3.2")) || (data === "N3.3")) || (data === "N3.4")) || (data === "N3.5")) || (data === "N3.6")) || (data === "N4")) || (data === "N5"))){
return false;
}
return errors === 0;
}


function validate198(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate199(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate204(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 100){
return false;
}
else {
if(func2(data) < 1){
return false;
}
else {
if(!pattern5.test(data)){
return false;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate203(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate204(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate187(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.descrizione === undefined) && (missing0 = "descrizione")) || ((data.importo === undefined) && (missing0 = "importo"))) || ((data.dati_iva === undefined) && (missing0 = "dati_iva"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "descrizione") || (key0 === "importo")) || (key0 === "dati_iva")) || (key0 === "natura")) || (key0 === "riferimento_normativo"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.descrizione !== undefined){
const _errs2 = errors;
if(!(validate181(data.descrizione))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.importo !== undefined){
const _errs3 = errors;
if(!(validate112(data.importo))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_iva !== undefined){
const _errs4 = errors;
if(!(validate190(data.dati_iva))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.natura !== undefined){
const _errs5 = errors;
if(!(validate198(data.natura))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.riferimento_normativo !== undefined){
const _errs6 = errors;
if(!(validate203(data.riferimento_normativo))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate211(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate31(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}

const formats4 = jsonSchemaFormats["fattura-base64"];
const pattern18 = new RegExp("^[A-Za-z0-9+/=\\t\\n\\r ]*$", "u");

function validate217(data){
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern18.test(data)){
return false;
}
else {
if(!(formats4(data))){
return false;
}
}
}
else {
return false;
}
}
}
return errors === 0;
}


function validate209(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.nome_attachment === undefined) && (missing0 = "nome_attachment")) || ((data.attachment === undefined) && (missing0 = "attachment"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "nome_attachment") || (key0 === "algoritmo_compressione")) || (key0 === "formato_attachment")) || (key0 === "descrizione_attachment")) || (key0 === "attachment"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.nome_attachment !== undefined){
const _errs2 = errors;
if(!(validate50(data.nome_attachment))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.algoritmo_compressione !== undefined){
const _errs3 = errors;
if(!(validate211(data.algoritmo_compressione))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.formato_attachment !== undefined){
const _errs4 = errors;
if(!(validate211(data.formato_attachment))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.descrizione_attachment !== undefined){
const _errs5 = errors;
if(!(validate203(data.descrizione_attachment))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachment !== undefined){
const _errs6 = errors;
if(!(validate217(data.attachment))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate161(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dati_generali === undefined) && (missing0 = "dati_generali")) || ((data.dati_beni_servizi === undefined) && (missing0 = "dati_beni_servizi"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "dati_generali") || (key0 === "dati_beni_servizi")) || (key0 === "allegati"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.dati_generali !== undefined){
const _errs2 = errors;
if(!(validate162(data.dati_generali))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_beni_servizi !== undefined){
let data1 = data.dati_beni_servizi;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate187(data1[i0]))){
errors++;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allegati !== undefined){
let data3 = data.allegati;
const _errs6 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
return false;
}
if(errors === _errs6){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate209(data3[i1]))){
errors++;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate221(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if("http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0" !== data){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate22(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.fattura_elettronica_header === undefined) && (missing0 = "fattura_elettronica_header")) || ((data.fattura_elettronica_body === undefined) && (missing0 = "fattura_elettronica_body"))) || ((data.versione === undefined) && (missing0 = "versione"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "fattura_elettronica_header") || (key0 === "fattura_elettronica_body")) || (key0 === "namespace")) || (key0 === "sistema_emittente")) || (key0 === "versione"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.fattura_elettronica_header !== undefined){
const _errs2 = errors;
if(!(validate23(data.fattura_elettronica_header))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fattura_elettronica_body !== undefined){
let data1 = data.fattura_elettronica_body;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate161(data1[i0]))){
errors++;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
const _errs6 = errors;
if(!(validate221(data.namespace))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sistema_emittente !== undefined){
const _errs7 = errors;
if(!(validate211(data.sistema_emittente))){
errors++;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.versione !== undefined){
const _errs8 = errors;
if(!(validate33(data.versione))){
errors++;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate232(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!((data === "FPA12") || (data === "FPR12"))){
return false;
}
return errors === 0;
}

const pattern19 = new RegExp("^(?:[A-Z0-9]{6,7})$", "u");

function validate234(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern19.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate239(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 12){
return false;
}
else {
if(func2(data) < 5){
return false;
}
else {
if(!pattern2.test(data)){
return false;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate238(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate239(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}

const formats6 = jsonSchemaFormats["fattura-email-contact"];

function validate244(data){
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 256){
return false;
}
else {
if(func2(data) < 7){
return false;
}
else {
if(!pattern1.test(data)){
return false;
}
else {
if(!(formats6(data))){
return false;
}
}
}
}
}
else {
return false;
}
}
}
return errors === 0;
}


function validate243(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate244(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate237(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "telefono") || (key0 === "email"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.telefono !== undefined){
const _errs2 = errors;
if(!(validate238(data.telefono))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs3 = errors;
if(!(validate243(data.email))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate236(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate237(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate229(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id_trasmittente === undefined) && (missing0 = "id_trasmittente")) || ((data.progressivo_invio === undefined) && (missing0 = "progressivo_invio"))) || ((data.formato_trasmissione === undefined) && (missing0 = "formato_trasmissione"))) || ((data.codice_destinatario === undefined) && (missing0 = "codice_destinatario"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id_trasmittente") || (key0 === "progressivo_invio")) || (key0 === "formato_trasmissione")) || (key0 === "codice_destinatario")) || (key0 === "contatti_trasmittente")) || (key0 === "pec_destinatario"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.id_trasmittente !== undefined){
const _errs2 = errors;
if(!(validate25(data.id_trasmittente))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progressivo_invio !== undefined){
const _errs3 = errors;
if(!(validate31(data.progressivo_invio))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.formato_trasmissione !== undefined){
const _errs4 = errors;
if(!(validate232(data.formato_trasmissione))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codice_destinatario !== undefined){
const _errs5 = errors;
if(!(validate234(data.codice_destinatario))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contatti_trasmittente !== undefined){
const _errs6 = errors;
if(!(validate236(data.contatti_trasmittente))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pec_destinatario !== undefined){
const _errs7 = errors;
if(!(validate37(data.pec_destinatario))){
errors++;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}

const pattern22 = new RegExp("^[\\t\\n\\r ]*(?:(?=[!-\\x7F])(?:[!-\\x7F]|[\\t\\n\\r ]+(?=[!-\\x7F])){2,10})[\\t\\n\\r ]*$", "u");

function validate268(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern22.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate267(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate268(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate273(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 17){
return false;
}
else {
if(func2(data) < 13){
return false;
}
else {
if(!pattern1.test(data)){
return false;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate272(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate273(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate257(data){
let errors = 0;
const _errs2 = errors;
let valid1 = false;
let passing0 = null;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.denominazione === undefined) && (missing0 = "denominazione")){
errors++;
}
else {
if(data.denominazione !== undefined){
const _errs5 = errors;
if(!(validate45(data.denominazione))){
errors++;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.nome !== undefined){
const _errs6 = errors;
if(!(validate40(data.nome))){
errors++;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.cognome !== undefined){
const _errs7 = errors;
if(!(validate40(data.cognome))){
errors++;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.nome === undefined) && (missing1 = "nome")) || ((data.cognome === undefined) && (missing1 = "cognome"))){
errors++;
}
else {
if(data.denominazione !== undefined){
const _errs10 = errors;
if(!(validate40(data.denominazione))){
errors++;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.nome !== undefined){
const _errs11 = errors;
if(!(validate50(data.nome))){
errors++;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.cognome !== undefined){
const _errs12 = errors;
if(!(validate50(data.cognome))){
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
errors++;
return false;
}
else {
errors = _errs2;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs13 = errors;
for(const key0 in data){
if(!(((((key0 === "denominazione") || (key0 === "nome")) || (key0 === "cognome")) || (key0 === "titolo")) || (key0 === "cod_eori"))){
return false;
break;
}
}
if(_errs13 === errors){
if(data.denominazione !== undefined){
const _errs14 = errors;
if(!(validate59(data.denominazione))){
errors++;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.nome !== undefined){
const _errs15 = errors;
if(!(validate63(data.nome))){
errors++;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.cognome !== undefined){
const _errs16 = errors;
if(!(validate63(data.cognome))){
errors++;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.titolo !== undefined){
const _errs17 = errors;
if(!(validate267(data.titolo))){
errors++;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.cod_eori !== undefined){
const _errs18 = errors;
if(!(validate272(data.cod_eori))){
errors++;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate281(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 60){
return false;
}
else {
if(func2(data) < 1){
return false;
}
else {
if(!pattern2.test(data)){
return false;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate280(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate281(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}

const formats8 = jsonSchemaFormats["fattura-date"];

function validate286(data){
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern14.test(data)){
return false;
}
else {
if(!(formats8(data))){
return false;
}
}
}
else {
return false;
}
}
}
return errors === 0;
}


function validate285(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate286(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate254(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id_fiscale_iva === undefined) && (missing0 = "id_fiscale_iva")) || ((data.anagrafica === undefined) && (missing0 = "anagrafica"))) || ((data.regime_fiscale === undefined) && (missing0 = "regime_fiscale"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id_fiscale_iva") || (key0 === "codice_fiscale")) || (key0 === "anagrafica")) || (key0 === "albo_professionale")) || (key0 === "provincia_albo")) || (key0 === "numero_iscrizione_albo")) || (key0 === "data_iscrizione_albo")) || (key0 === "regime_fiscale"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.id_fiscale_iva !== undefined){
const _errs2 = errors;
if(!(validate25(data.id_fiscale_iva))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codice_fiscale !== undefined){
const _errs3 = errors;
if(!(validate54(data.codice_fiscale))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anagrafica !== undefined){
const _errs4 = errors;
if(!(validate257(data.anagrafica))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.albo_professionale !== undefined){
const _errs5 = errors;
if(!(validate63(data.albo_professionale))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provincia_albo !== undefined){
const _errs6 = errors;
if(!(validate78(data.provincia_albo))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numero_iscrizione_albo !== undefined){
const _errs7 = errors;
if(!(validate280(data.numero_iscrizione_albo))){
errors++;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_iscrizione_albo !== undefined){
const _errs8 = errors;
if(!(validate285(data.data_iscrizione_albo))){
errors++;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regime_fiscale !== undefined){
const _errs9 = errors;
if(!(validate126(data.regime_fiscale))){
errors++;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate296(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "telefono") || (key0 === "fax")) || (key0 === "email"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.telefono !== undefined){
const _errs2 = errors;
if(!(validate238(data.telefono))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fax !== undefined){
const _errs3 = errors;
if(!(validate238(data.fax))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs4 = errors;
if(!(validate243(data.email))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate295(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate296(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate303(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate109(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate253(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dati_anagrafici === undefined) && (missing0 = "dati_anagrafici")) || ((data.sede === undefined) && (missing0 = "sede"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "dati_anagrafici") || (key0 === "sede")) || (key0 === "stabile_organizzazione")) || (key0 === "iscrizione_rea")) || (key0 === "contatti")) || (key0 === "riferimento_amministrazione"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.dati_anagrafici !== undefined){
const _errs2 = errors;
if(!(validate254(data.dati_anagrafici))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sede !== undefined){
const _errs3 = errors;
if(!(validate68(data.sede))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stabile_organizzazione !== undefined){
const _errs4 = errors;
if(!(validate87(data.stabile_organizzazione))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iscrizione_rea !== undefined){
const _errs5 = errors;
if(!(validate106(data.iscrizione_rea))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contatti !== undefined){
const _errs6 = errors;
if(!(validate295(data.contatti))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.riferimento_amministrazione !== undefined){
const _errs7 = errors;
if(!(validate303(data.riferimento_amministrazione))){
errors++;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate310(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id_fiscale_iva === undefined) && (missing0 = "id_fiscale_iva")) || ((data.anagrafica === undefined) && (missing0 = "anagrafica"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id_fiscale_iva") || (key0 === "codice_fiscale")) || (key0 === "anagrafica"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.id_fiscale_iva !== undefined){
const _errs2 = errors;
if(!(validate25(data.id_fiscale_iva))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codice_fiscale !== undefined){
const _errs3 = errors;
if(!(validate54(data.codice_fiscale))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anagrafica !== undefined){
const _errs4 = errors;
if(!(validate257(data.anagrafica))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate309(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.dati_anagrafici === undefined) && (missing0 = "dati_anagrafici")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "dati_anagrafici")){
return false;
break;
}
}
if(_errs1 === errors){
if(data.dati_anagrafici !== undefined){
if(!(validate310(data.dati_anagrafici))){
errors++;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate308(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate309(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate319(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.anagrafica === undefined) && (missing0 = "anagrafica")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id_fiscale_iva") || (key0 === "codice_fiscale")) || (key0 === "anagrafica"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.id_fiscale_iva !== undefined){
const _errs2 = errors;
if(!(validate131(data.id_fiscale_iva))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codice_fiscale !== undefined){
const _errs3 = errors;
if(!(validate54(data.codice_fiscale))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anagrafica !== undefined){
const _errs4 = errors;
if(!(validate257(data.anagrafica))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate327(data){
let errors = 0;
const _errs2 = errors;
let valid1 = false;
let passing0 = null;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.denominazione === undefined) && (missing0 = "denominazione")){
errors++;
}
else {
if(data.denominazione !== undefined){
const _errs5 = errors;
if(!(validate45(data.denominazione))){
errors++;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.nome !== undefined){
const _errs6 = errors;
if(!(validate40(data.nome))){
errors++;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.cognome !== undefined){
const _errs7 = errors;
if(!(validate40(data.cognome))){
errors++;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.nome === undefined) && (missing1 = "nome")) || ((data.cognome === undefined) && (missing1 = "cognome"))){
errors++;
}
else {
if(data.denominazione !== undefined){
const _errs10 = errors;
if(!(validate40(data.denominazione))){
errors++;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.nome !== undefined){
const _errs11 = errors;
if(!(validate50(data.nome))){
errors++;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.cognome !== undefined){
const _errs12 = errors;
if(!(validate50(data.cognome))){
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
errors++;
return false;
}
else {
errors = _errs2;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.id_fiscale_iva === undefined) && (missing2 = "id_fiscale_iva")){
return false;
}
else {
const _errs13 = errors;
for(const key0 in data){
if(!((((key0 === "id_fiscale_iva") || (key0 === "denominazione")) || (key0 === "nome")) || (key0 === "cognome"))){
return false;
break;
}
}
if(_errs13 === errors){
if(data.id_fiscale_iva !== undefined){
const _errs14 = errors;
if(!(validate25(data.id_fiscale_iva))){
errors++;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.denominazione !== undefined){
const _errs15 = errors;
if(!(validate59(data.denominazione))){
errors++;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.nome !== undefined){
const _errs16 = errors;
if(!(validate63(data.nome))){
errors++;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.cognome !== undefined){
const _errs17 = errors;
if(!(validate63(data.cognome))){
errors++;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate326(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate327(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate318(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dati_anagrafici === undefined) && (missing0 = "dati_anagrafici")) || ((data.sede === undefined) && (missing0 = "sede"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "dati_anagrafici") || (key0 === "sede")) || (key0 === "stabile_organizzazione")) || (key0 === "rappresentante_fiscale"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.dati_anagrafici !== undefined){
const _errs2 = errors;
if(!(validate319(data.dati_anagrafici))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sede !== undefined){
const _errs3 = errors;
if(!(validate68(data.sede))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stabile_organizzazione !== undefined){
const _errs4 = errors;
if(!(validate87(data.stabile_organizzazione))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rappresentante_fiscale !== undefined){
const _errs5 = errors;
if(!(validate326(data.rappresentante_fiscale))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate344(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.anagrafica === undefined) && (missing0 = "anagrafica")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id_fiscale_iva") || (key0 === "codice_fiscale")) || (key0 === "anagrafica"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.id_fiscale_iva !== undefined){
const _errs2 = errors;
if(!(validate131(data.id_fiscale_iva))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codice_fiscale !== undefined){
const _errs3 = errors;
if(!(validate54(data.codice_fiscale))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anagrafica !== undefined){
const _errs4 = errors;
if(!(validate257(data.anagrafica))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate343(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.dati_anagrafici === undefined) && (missing0 = "dati_anagrafici")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "dati_anagrafici")){
return false;
break;
}
}
if(_errs1 === errors){
if(data.dati_anagrafici !== undefined){
if(!(validate344(data.dati_anagrafici))){
errors++;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate342(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate343(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate228(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.dati_trasmissione === undefined) && (missing0 = "dati_trasmissione")) || ((data.cedente_prestatore === undefined) && (missing0 = "cedente_prestatore"))) || ((data.cessionario_committente === undefined) && (missing0 = "cessionario_committente"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "dati_trasmissione") || (key0 === "cedente_prestatore")) || (key0 === "rappresentante_fiscale")) || (key0 === "cessionario_committente")) || (key0 === "terzo_intermediario_o_soggetto_emittente")) || (key0 === "soggetto_emittente"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.dati_trasmissione !== undefined){
const _errs2 = errors;
if(!(validate229(data.dati_trasmissione))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cedente_prestatore !== undefined){
const _errs3 = errors;
if(!(validate253(data.cedente_prestatore))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rappresentante_fiscale !== undefined){
const _errs4 = errors;
if(!(validate308(data.rappresentante_fiscale))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cessionario_committente !== undefined){
const _errs5 = errors;
if(!(validate318(data.cessionario_committente))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.terzo_intermediario_o_soggetto_emittente !== undefined){
const _errs6 = errors;
if(!(validate342(data.terzo_intermediario_o_soggetto_emittente))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.soggetto_emittente !== undefined){
const _errs7 = errors;
if(!(validate155(data.soggetto_emittente))){
errors++;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}

const schema111 = {"type":"object","required":["dati_generali_documento"],"properties":{"dati_generali_documento":{"$ref":"#/$defs/DatiGeneraliDocumento"},"dati_ordine_acquisto":{"type":["array","null"],"items":{"$ref":"#/$defs/DatiDocumentiCorrelati"}},"dati_contratto":{"type":["array","null"],"items":{"$ref":"#/$defs/DatiDocumentiCorrelati"}},"dati_convenzione":{"type":["array","null"],"items":{"$ref":"#/$defs/DatiDocumentiCorrelati"}},"dati_ricezione":{"type":["array","null"],"items":{"$ref":"#/$defs/DatiDocumentiCorrelati"}},"dati_fatture_collegate":{"type":["array","null"],"items":{"$ref":"#/$defs/DatiDocumentiCorrelati"}},"dati_sal":{"type":["array","null"],"items":{"$ref":"#/$defs/DatiSAL"}},"dati_ddt":{"type":["array","null"],"items":{"$ref":"#/$defs/DatiDDT"}},"dati_trasporto":{"$ref":"#/$defs/Optional29"},"fattura_principale":{"$ref":"#/$defs/Optional30"}},"additionalProperties":false};
const schema112 = {"type":"object","required":["tipo_documento","divisa","data","numero"],"properties":{"tipo_documento":{"$ref":"#/$defs/TipoDocumento"},"divisa":{"$ref":"#/$defs/Divisa"},"data":{"$ref":"#/$defs/DataFattura"},"numero":{"$ref":"#/$defs/String20"},"dati_ritenuta":{"type":["array","null"],"items":{"$ref":"#/$defs/DatiRitenuta"}},"dati_bollo":{"$ref":"#/$defs/Optional31"},"dati_cassa_previdenziale":{"type":["array","null"],"items":{"$ref":"#/$defs/DatiCassaPrevidenziale"}},"sconto_maggiorazione":{"type":["array","null"],"items":{"$ref":"#/$defs/ScontoMaggiorazione"}},"importo_totale_documento":{"$ref":"#/$defs/Optional24"},"arrotondamento":{"$ref":"#/$defs/Optional24"},"causale":{"type":["array","null"],"items":{"$ref":"#/$defs/String200Latin"}},"art_73":{"$ref":"#/$defs/Optional32"}},"additionalProperties":false};

function validate357(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!((((((((((((((((((((data === "TD01") || (data === "TD02")) || (data === "TD03")) || (data === "TD04")) || (data === "TD05")) || (data === "TD06")) || (data === "TD16")) || (data === "TD17")) || (data === "TD18")) || (data === "TD19")) || (data === "TD20")) || (data === "TD21")) || (data === "TD22")) || (data === "TD23")) || (data === "TD24")) || (data === "TD25")) || (data === "TD26")) || (data === "TD27")) || (data === "TD28")) || (data === "TD29"))){
return false;
}
return errors === 0;
}


function validate363(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!((((((data === "RT01") || (data === "RT02")) || (data === "RT03")) || (data === "RT04")) || (data === "RT05")) || (data === "RT06"))){
return false;
}
return errors === 0;
}


function validate367(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!(((((((((((((((((((((((((((((data === "A") || (data === "B")) || (data === "C")) || (data === "D")) || (data === "E")) || (data === "G")) || (data === "H")) || (data === "I")) || (data === "L")) || (data === "M")) || (data === "N")) || (data === "O")) || (data === "P")) || (data === "Q")) || (data === "R")) || (data === "S")) || (data === "T")) || (data === "U")) || (data === "V")) || (data === "W")) || (data === "X")) || (data === "Y")) || (data === "Z")) || (data === "L1")) || (data === "M1")) || (data === "M2")) || (data === "O1")) || (data === "V1")) || (data === "ZO"))){
return false;
}
return errors === 0;
}


function validate362(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.tipo_ritenuta === undefined) && (missing0 = "tipo_ritenuta")) || ((data.importo_ritenuta === undefined) && (missing0 = "importo_ritenuta"))) || ((data.aliquota_ritenuta === undefined) && (missing0 = "aliquota_ritenuta"))) || ((data.causale_pagamento === undefined) && (missing0 = "causale_pagamento"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "tipo_ritenuta") || (key0 === "importo_ritenuta")) || (key0 === "aliquota_ritenuta")) || (key0 === "causale_pagamento"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.tipo_ritenuta !== undefined){
const _errs2 = errors;
if(!(validate363(data.tipo_ritenuta))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.importo_ritenuta !== undefined){
const _errs3 = errors;
if(!(validate112(data.importo_ritenuta))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aliquota_ritenuta !== undefined){
const _errs4 = errors;
if(!(validate193(data.aliquota_ritenuta))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.causale_pagamento !== undefined){
const _errs5 = errors;
if(!(validate367(data.causale_pagamento))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate371(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.bollo_virtuale === undefined) && (missing0 = "bollo_virtuale")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "bollo_virtuale") || (key0 === "importo_bollo"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.bollo_virtuale !== undefined){
const _errs2 = errors;
if(!(validate172(data.bollo_virtuale))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.importo_bollo !== undefined){
const _errs3 = errors;
if(!(validate111(data.importo_bollo))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate370(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate371(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate378(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!((((((((((((((((((((((data === "TC01") || (data === "TC02")) || (data === "TC03")) || (data === "TC04")) || (data === "TC05")) || (data === "TC06")) || (data === "TC07")) || (data === "TC08")) || (data === "TC09")) || (data === "TC10")) || (data === "TC11")) || (data === "TC12")) || (data === "TC13")) || (data === "TC14")) || (data === "TC15")) || (data === "TC16")) || (data === "TC17")) || (data === "TC18")) || (data === "TC19")) || (data === "TC20")) || (data === "TC21")) || (data === "TC22"))){
return false;
}
return errors === 0;
}


function validate385(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!(data === "SI")){
return false;
}
return errors === 0;
}


function validate384(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate385(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate390(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!((((((((((((((((((((((((data === "N1") || (data === "N2")) || (data === "N2.1")) || (data === "N2.2")) || (data === "N3")) || (data === "N3.1")) || (data === "N3.2")) || (data === "N3.3")) || (data === "N3.4")) || (data === "N3.5")) || (data === "N3.6")) || (data === "N4")) || (data === "N5")) || (data === "N6")) || (data === "N6.1")) || (data === "N6.2")) || (data === "N6.3")) || (data === "N6.4")) || (data === "N6.5")) || (data === "N6.6")) || (data === "N6.7")) || (data === "N6.8")) || (data === "N6.9")) || (data === "N7"))){
return false;
}
return errors === 0;
}


function validate389(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate390(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate377(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.tipo_cassa === undefined) && (missing0 = "tipo_cassa")) || ((data.al_cassa === undefined) && (missing0 = "al_cassa"))) || ((data.importo_contributo_cassa === undefined) && (missing0 = "importo_contributo_cassa"))) || ((data.aliquota_iva === undefined) && (missing0 = "aliquota_iva"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "tipo_cassa") || (key0 === "al_cassa")) || (key0 === "importo_contributo_cassa")) || (key0 === "imponibile_cassa")) || (key0 === "aliquota_iva")) || (key0 === "ritenuta")) || (key0 === "natura")) || (key0 === "riferimento_amministrazione"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.tipo_cassa !== undefined){
const _errs2 = errors;
if(!(validate378(data.tipo_cassa))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.al_cassa !== undefined){
const _errs3 = errors;
if(!(validate193(data.al_cassa))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.importo_contributo_cassa !== undefined){
const _errs4 = errors;
if(!(validate112(data.importo_contributo_cassa))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imponibile_cassa !== undefined){
const _errs5 = errors;
if(!(validate111(data.imponibile_cassa))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aliquota_iva !== undefined){
const _errs6 = errors;
if(!(validate193(data.aliquota_iva))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ritenuta !== undefined){
const _errs7 = errors;
if(!(validate384(data.ritenuta))){
errors++;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.natura !== undefined){
const _errs8 = errors;
if(!(validate389(data.natura))){
errors++;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.riferimento_amministrazione !== undefined){
const _errs9 = errors;
if(!(validate303(data.riferimento_amministrazione))){
errors++;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate397(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!((data === "SC") || (data === "MG"))){
return false;
}
return errors === 0;
}

const pattern26 = new RegExp("^[\\t\\n\\r ]*(?:[\\-]?[0-9]{1,11}\\.[0-9]{2,8})[\\t\\n\\r ]*$", "u");

function validate401(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern26.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate400(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate401(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate396(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tipo === undefined) && (missing0 = "tipo")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "tipo") || (key0 === "percentuale")) || (key0 === "importo"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.tipo !== undefined){
const _errs2 = errors;
if(!(validate397(data.tipo))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.percentuale !== undefined){
const _errs3 = errors;
if(!(validate192(data.percentuale))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.importo !== undefined){
const _errs4 = errors;
if(!(validate400(data.importo))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate408(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 200){
return false;
}
else {
if(func2(data) < 1){
return false;
}
else {
if(!pattern5.test(data)){
return false;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate411(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!(data === "SI")){
return false;
}
return errors === 0;
}


function validate410(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate411(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate356(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.tipo_documento === undefined) && (missing0 = "tipo_documento")) || ((data.divisa === undefined) && (missing0 = "divisa"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.numero === undefined) && (missing0 = "numero"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema112.properties, key0))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.tipo_documento !== undefined){
const _errs2 = errors;
if(!(validate357(data.tipo_documento))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.divisa !== undefined){
const _errs3 = errors;
if(!(validate166(data.divisa))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs4 = errors;
if(!(validate168(data.data))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numero !== undefined){
const _errs5 = errors;
if(!(validate109(data.numero))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_ritenuta !== undefined){
let data4 = data.dati_ritenuta;
const _errs6 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
return false;
}
if(errors === _errs6){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate362(data4[i0]))){
errors++;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_bollo !== undefined){
const _errs9 = errors;
if(!(validate370(data.dati_bollo))){
errors++;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_cassa_previdenziale !== undefined){
let data7 = data.dati_cassa_previdenziale;
const _errs10 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
return false;
}
if(errors === _errs10){
if(Array.isArray(data7)){
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate377(data7[i1]))){
errors++;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sconto_maggiorazione !== undefined){
let data9 = data.sconto_maggiorazione;
const _errs13 = errors;
if((!(Array.isArray(data9))) && (data9 !== null)){
return false;
}
if(errors === _errs13){
if(Array.isArray(data9)){
var valid3 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
const _errs15 = errors;
if(!(validate396(data9[i2]))){
errors++;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.importo_totale_documento !== undefined){
const _errs16 = errors;
if(!(validate111(data.importo_totale_documento))){
errors++;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrotondamento !== undefined){
const _errs17 = errors;
if(!(validate111(data.arrotondamento))){
errors++;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.causale !== undefined){
let data13 = data.causale;
const _errs18 = errors;
if((!(Array.isArray(data13))) && (data13 !== null)){
return false;
}
if(errors === _errs18){
if(Array.isArray(data13)){
var valid4 = true;
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
const _errs20 = errors;
if(!(validate408(data13[i3]))){
errors++;
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.art_73 !== undefined){
const _errs21 = errors;
if(!(validate410(data.art_73))){
errors++;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}

const pattern28 = new RegExp("^[\\t\\n\\r ]*(?:\\+?0*[1-9][0-9]{0,3})[\\t\\n\\r ]*$", "u");

function validate417(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
errors++;
}
if(errors === _errs1){
if((typeof data == "number") && (isFinite(data))){
if(data > 9999 || isNaN(data)){
errors++;
}
else {
if(data < 1 || isNaN(data)){
errors++;
}
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(errors === _errs3){
if(typeof data === "string"){
if(!pattern28.test(data)){
errors++;
}
}
else {
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate424(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 15){
return false;
}
else {
if(func2(data) < 1){
return false;
}
else {
if(!pattern2.test(data)){
return false;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate423(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate424(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate416(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_documento === undefined) && (missing0 = "id_documento")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "riferimento_numero_linea") || (key0 === "id_documento")) || (key0 === "data")) || (key0 === "num_item")) || (key0 === "codice_commessa_convenzione")) || (key0 === "codice_cup")) || (key0 === "codice_cig"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.riferimento_numero_linea !== undefined){
let data0 = data.riferimento_numero_linea;
const _errs2 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
return false;
}
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate417(data0[i0]))){
errors++;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id_documento !== undefined){
const _errs5 = errors;
if(!(validate109(data.id_documento))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs6 = errors;
if(!(validate285(data.data))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.num_item !== undefined){
const _errs7 = errors;
if(!(validate303(data.num_item))){
errors++;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codice_commessa_convenzione !== undefined){
const _errs8 = errors;
if(!(validate203(data.codice_commessa_convenzione))){
errors++;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codice_cup !== undefined){
const _errs9 = errors;
if(!(validate423(data.codice_cup))){
errors++;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codice_cig !== undefined){
const _errs10 = errors;
if(!(validate423(data.codice_cig))){
errors++;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}

const pattern30 = new RegExp("^[\\t\\n\\r ]*(?:\\+?0*[1-9][0-9]{0,2})[\\t\\n\\r ]*$", "u");

function validate435(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
errors++;
}
if(errors === _errs1){
if((typeof data == "number") && (isFinite(data))){
if(data > 999 || isNaN(data)){
errors++;
}
else {
if(data < 1 || isNaN(data)){
errors++;
}
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(errors === _errs3){
if(typeof data === "string"){
if(!pattern30.test(data)){
errors++;
}
}
else {
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate434(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.riferimento_fase === undefined) && (missing0 = "riferimento_fase")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "riferimento_fase")){
return false;
break;
}
}
if(_errs1 === errors){
if(data.riferimento_fase !== undefined){
if(!(validate435(data.riferimento_fase))){
errors++;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate438(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.numero_ddt === undefined) && (missing0 = "numero_ddt")) || ((data.data_ddt === undefined) && (missing0 = "data_ddt"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "numero_ddt") || (key0 === "data_ddt")) || (key0 === "riferimento_numero_linea"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.numero_ddt !== undefined){
const _errs2 = errors;
if(!(validate109(data.numero_ddt))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_ddt !== undefined){
const _errs3 = errors;
if(!(validate286(data.data_ddt))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.riferimento_numero_linea !== undefined){
let data2 = data.riferimento_numero_linea;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
return false;
}
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate417(data2[i0]))){
errors++;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}

const schema140 = {"type":"object","properties":{"dati_anagrafici_vettore":{"$ref":"#/$defs/Optional39"},"mezzo_trasporto":{"$ref":"#/$defs/Optional19"},"causale_trasporto":{"$ref":"#/$defs/Optional37"},"numero_colli":{"$ref":"#/$defs/Optional40"},"descrizione":{"$ref":"#/$defs/Optional37"},"unita_misura_peso":{"$ref":"#/$defs/Optional1"},"peso_lordo":{"$ref":"#/$defs/Optional41"},"peso_netto":{"$ref":"#/$defs/Optional41"},"data_ora_ritiro":{"$ref":"#/$defs/Optional42"},"data_inizio_trasporto":{"$ref":"#/$defs/Optional18"},"tipo_resa":{"$ref":"#/$defs/Optional43"},"indirizzo_resa":{"$ref":"#/$defs/Optional10"},"data_ora_consegna":{"$ref":"#/$defs/Optional42"}},"additionalProperties":false};

function validate446(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id_fiscale_iva === undefined) && (missing0 = "id_fiscale_iva")) || ((data.anagrafica === undefined) && (missing0 = "anagrafica"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id_fiscale_iva") || (key0 === "codice_fiscale")) || (key0 === "anagrafica")) || (key0 === "numero_licenza_guida"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.id_fiscale_iva !== undefined){
const _errs2 = errors;
if(!(validate25(data.id_fiscale_iva))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codice_fiscale !== undefined){
const _errs3 = errors;
if(!(validate54(data.codice_fiscale))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anagrafica !== undefined){
const _errs4 = errors;
if(!(validate257(data.anagrafica))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numero_licenza_guida !== undefined){
const _errs5 = errors;
if(!(validate303(data.numero_licenza_guida))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate445(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate446(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate457(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
errors++;
}
if(errors === _errs1){
if((typeof data == "number") && (isFinite(data))){
if(data > 9999 || isNaN(data)){
errors++;
}
else {
if(data < 1 || isNaN(data)){
errors++;
}
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(errors === _errs3){
if(typeof data === "string"){
if(!pattern28.test(data)){
errors++;
}
}
else {
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate456(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate457(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}

const pattern32 = new RegExp("^[\\t\\n\\r ]*(?:[0-9]{1,4}\\.[0-9]{1,2})[\\t\\n\\r ]*$", "u");

function validate464(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern32.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate463(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate464(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}

const formats10 = jsonSchemaFormats["fattura-date-time"];
const pattern33 = new RegExp("^[\\t\\n\\r ]*-?[0-9]{4,7}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?(?:Z|[+-][0-9]{2}:[0-9]{2})?[\\t\\n\\r ]*$", "u");

function validate470(data){
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern33.test(data)){
return false;
}
else {
if(!(formats10(data))){
return false;
}
}
}
else {
return false;
}
}
}
return errors === 0;
}


function validate469(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate470(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate476(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern13.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate475(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate476(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate444(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema140.properties, key0))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.dati_anagrafici_vettore !== undefined){
const _errs2 = errors;
if(!(validate445(data.dati_anagrafici_vettore))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mezzo_trasporto !== undefined){
const _errs3 = errors;
if(!(validate59(data.mezzo_trasporto))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.causale_trasporto !== undefined){
const _errs4 = errors;
if(!(validate203(data.causale_trasporto))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numero_colli !== undefined){
const _errs5 = errors;
if(!(validate456(data.numero_colli))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.descrizione !== undefined){
const _errs6 = errors;
if(!(validate203(data.descrizione))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unita_misura_peso !== undefined){
const _errs7 = errors;
if(!(validate211(data.unita_misura_peso))){
errors++;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.peso_lordo !== undefined){
const _errs8 = errors;
if(!(validate463(data.peso_lordo))){
errors++;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.peso_netto !== undefined){
const _errs9 = errors;
if(!(validate463(data.peso_netto))){
errors++;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_ora_ritiro !== undefined){
const _errs10 = errors;
if(!(validate469(data.data_ora_ritiro))){
errors++;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_inizio_trasporto !== undefined){
const _errs11 = errors;
if(!(validate285(data.data_inizio_trasporto))){
errors++;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipo_resa !== undefined){
const _errs12 = errors;
if(!(validate475(data.tipo_resa))){
errors++;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.indirizzo_resa !== undefined){
const _errs13 = errors;
if(!(validate87(data.indirizzo_resa))){
errors++;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_ora_consegna !== undefined){
const _errs14 = errors;
if(!(validate469(data.data_ora_consegna))){
errors++;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate443(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate444(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate486(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.numero_fattura_principale === undefined) && (missing0 = "numero_fattura_principale")) || ((data.data_fattura_principale === undefined) && (missing0 = "data_fattura_principale"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "numero_fattura_principale") || (key0 === "data_fattura_principale"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.numero_fattura_principale !== undefined){
const _errs2 = errors;
if(!(validate109(data.numero_fattura_principale))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_fattura_principale !== undefined){
const _errs3 = errors;
if(!(validate286(data.data_fattura_principale))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate485(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate486(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate355(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.dati_generali_documento === undefined) && (missing0 = "dati_generali_documento")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema111.properties, key0))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.dati_generali_documento !== undefined){
const _errs2 = errors;
if(!(validate356(data.dati_generali_documento))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_ordine_acquisto !== undefined){
let data1 = data.dati_ordine_acquisto;
const _errs3 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
return false;
}
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate416(data1[i0]))){
errors++;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_contratto !== undefined){
let data3 = data.dati_contratto;
const _errs6 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
return false;
}
if(errors === _errs6){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate416(data3[i1]))){
errors++;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_convenzione !== undefined){
let data5 = data.dati_convenzione;
const _errs9 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
return false;
}
if(errors === _errs9){
if(Array.isArray(data5)){
var valid3 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs11 = errors;
if(!(validate416(data5[i2]))){
errors++;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_ricezione !== undefined){
let data7 = data.dati_ricezione;
const _errs12 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
return false;
}
if(errors === _errs12){
if(Array.isArray(data7)){
var valid4 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
const _errs14 = errors;
if(!(validate416(data7[i3]))){
errors++;
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_fatture_collegate !== undefined){
let data9 = data.dati_fatture_collegate;
const _errs15 = errors;
if((!(Array.isArray(data9))) && (data9 !== null)){
return false;
}
if(errors === _errs15){
if(Array.isArray(data9)){
var valid5 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
const _errs17 = errors;
if(!(validate416(data9[i4]))){
errors++;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_sal !== undefined){
let data11 = data.dati_sal;
const _errs18 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
return false;
}
if(errors === _errs18){
if(Array.isArray(data11)){
var valid6 = true;
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
const _errs20 = errors;
if(!(validate434(data11[i5]))){
errors++;
}
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_ddt !== undefined){
let data13 = data.dati_ddt;
const _errs21 = errors;
if((!(Array.isArray(data13))) && (data13 !== null)){
return false;
}
if(errors === _errs21){
if(Array.isArray(data13)){
var valid7 = true;
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
const _errs23 = errors;
if(!(validate438(data13[i6]))){
errors++;
}
var valid7 = _errs23 === errors;
if(!valid7){
break;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_trasporto !== undefined){
const _errs24 = errors;
if(!(validate443(data.dati_trasporto))){
errors++;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fattura_principale !== undefined){
const _errs25 = errors;
if(!(validate485(data.fattura_principale))){
errors++;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}

const schema154 = {"type":"object","required":["numero_linea","descrizione","prezzo_unitario","prezzo_totale","aliquota_iva"],"properties":{"numero_linea":{"$ref":"#/$defs/NumeroLinea"},"tipo_cessione_prestazione":{"$ref":"#/$defs/Optional44"},"codice_articolo":{"type":["array","null"],"items":{"$ref":"#/$defs/CodiceArticolo"}},"descrizione":{"$ref":"#/$defs/String1000Latin"},"quantita":{"$ref":"#/$defs/Optional45"},"unita_misura":{"$ref":"#/$defs/Optional1"},"data_inizio_periodo":{"$ref":"#/$defs/Optional18"},"data_fine_periodo":{"$ref":"#/$defs/Optional18"},"prezzo_unitario":{"$ref":"#/$defs/Amount8Decimal"},"sconto_maggiorazione":{"type":["array","null"],"items":{"$ref":"#/$defs/ScontoMaggiorazione"}},"prezzo_totale":{"$ref":"#/$defs/Amount8Decimal"},"aliquota_iva":{"$ref":"#/$defs/Rate"},"ritenuta":{"$ref":"#/$defs/Optional33"},"natura":{"$ref":"#/$defs/Optional34"},"riferimento_amministrazione":{"$ref":"#/$defs/Optional13"},"altri_dati_gestionali":{"type":["array","null"],"items":{"$ref":"#/$defs/AltriDatiGestionali"}}},"additionalProperties":false};

function validate495(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
errors++;
}
if(errors === _errs1){
if((typeof data == "number") && (isFinite(data))){
if(data > 9999 || isNaN(data)){
errors++;
}
else {
if(data < 1 || isNaN(data)){
errors++;
}
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(errors === _errs3){
if(typeof data === "string"){
if(!pattern28.test(data)){
errors++;
}
}
else {
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate498(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!((((data === "SC") || (data === "PR")) || (data === "AB")) || (data === "AC"))){
return false;
}
return errors === 0;
}


function validate497(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate498(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate503(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 35){
return false;
}
else {
if(func2(data) < 1){
return false;
}
else {
if(!pattern2.test(data)){
return false;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate505(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 35){
return false;
}
else {
if(func2(data) < 1){
return false;
}
else {
if(!pattern1.test(data)){
return false;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate502(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.codice_tipo === undefined) && (missing0 = "codice_tipo")) || ((data.codice_valore === undefined) && (missing0 = "codice_valore"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "codice_tipo") || (key0 === "codice_valore"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.codice_tipo !== undefined){
const _errs2 = errors;
if(!(validate503(data.codice_tipo))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codice_valore !== undefined){
const _errs3 = errors;
if(!(validate505(data.codice_valore))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}

const pattern38 = new RegExp("^[\\t\\n\\r ]*(?:[0-9]{1,12}\\.[0-9]{2,8})[\\t\\n\\r ]*$", "u");

function validate510(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern38.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate509(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate510(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate524(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tipo_dato === undefined) && (missing0 = "tipo_dato")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "tipo_dato") || (key0 === "riferimento_testo")) || (key0 === "riferimento_numero")) || (key0 === "riferimento_data"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.tipo_dato !== undefined){
const _errs2 = errors;
if(!(validate31(data.tipo_dato))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.riferimento_testo !== undefined){
const _errs3 = errors;
if(!(validate63(data.riferimento_testo))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.riferimento_numero !== undefined){
const _errs4 = errors;
if(!(validate400(data.riferimento_numero))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.riferimento_data !== undefined){
const _errs5 = errors;
if(!(validate285(data.riferimento_data))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate494(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.numero_linea === undefined) && (missing0 = "numero_linea")) || ((data.descrizione === undefined) && (missing0 = "descrizione"))) || ((data.prezzo_unitario === undefined) && (missing0 = "prezzo_unitario"))) || ((data.prezzo_totale === undefined) && (missing0 = "prezzo_totale"))) || ((data.aliquota_iva === undefined) && (missing0 = "aliquota_iva"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema154.properties, key0))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.numero_linea !== undefined){
const _errs2 = errors;
if(!(validate495(data.numero_linea))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipo_cessione_prestazione !== undefined){
const _errs3 = errors;
if(!(validate497(data.tipo_cessione_prestazione))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codice_articolo !== undefined){
let data2 = data.codice_articolo;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
return false;
}
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate502(data2[i0]))){
errors++;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.descrizione !== undefined){
const _errs7 = errors;
if(!(validate181(data.descrizione))){
errors++;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantita !== undefined){
const _errs8 = errors;
if(!(validate509(data.quantita))){
errors++;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unita_misura !== undefined){
const _errs9 = errors;
if(!(validate211(data.unita_misura))){
errors++;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_inizio_periodo !== undefined){
const _errs10 = errors;
if(!(validate285(data.data_inizio_periodo))){
errors++;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_fine_periodo !== undefined){
const _errs11 = errors;
if(!(validate285(data.data_fine_periodo))){
errors++;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prezzo_unitario !== undefined){
const _errs12 = errors;
if(!(validate401(data.prezzo_unitario))){
errors++;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sconto_maggiorazione !== undefined){
let data10 = data.sconto_maggiorazione;
const _errs13 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
return false;
}
if(errors === _errs13){
if(Array.isArray(data10)){
var valid2 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validate396(data10[i1]))){
errors++;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prezzo_totale !== undefined){
const _errs16 = errors;
if(!(validate401(data.prezzo_totale))){
errors++;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aliquota_iva !== undefined){
const _errs17 = errors;
if(!(validate193(data.aliquota_iva))){
errors++;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ritenuta !== undefined){
const _errs18 = errors;
if(!(validate384(data.ritenuta))){
errors++;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.natura !== undefined){
const _errs19 = errors;
if(!(validate389(data.natura))){
errors++;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.riferimento_amministrazione !== undefined){
const _errs20 = errors;
if(!(validate303(data.riferimento_amministrazione))){
errors++;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.altri_dati_gestionali !== undefined){
let data17 = data.altri_dati_gestionali;
const _errs21 = errors;
if((!(Array.isArray(data17))) && (data17 !== null)){
return false;
}
if(errors === _errs21){
if(Array.isArray(data17)){
var valid3 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
const _errs23 = errors;
if(!(validate524(data17[i2]))){
errors++;
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate539(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!(((data === "D") || (data === "I")) || (data === "S"))){
return false;
}
return errors === 0;
}


function validate538(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate539(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate531(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.aliquota_iva === undefined) && (missing0 = "aliquota_iva")) || ((data.imponibile_importo === undefined) && (missing0 = "imponibile_importo"))) || ((data.imposta === undefined) && (missing0 = "imposta"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "aliquota_iva") || (key0 === "natura")) || (key0 === "spese_accessorie")) || (key0 === "arrotondamento")) || (key0 === "imponibile_importo")) || (key0 === "imposta")) || (key0 === "esigibilita_iva")) || (key0 === "riferimento_normativo"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.aliquota_iva !== undefined){
const _errs2 = errors;
if(!(validate193(data.aliquota_iva))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.natura !== undefined){
const _errs3 = errors;
if(!(validate389(data.natura))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.spese_accessorie !== undefined){
const _errs4 = errors;
if(!(validate111(data.spese_accessorie))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrotondamento !== undefined){
const _errs5 = errors;
if(!(validate400(data.arrotondamento))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imponibile_importo !== undefined){
const _errs6 = errors;
if(!(validate112(data.imponibile_importo))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imposta !== undefined){
const _errs7 = errors;
if(!(validate112(data.imposta))){
errors++;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.esigibilita_iva !== undefined){
const _errs8 = errors;
if(!(validate538(data.esigibilita_iva))){
errors++;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.riferimento_normativo !== undefined){
const _errs9 = errors;
if(!(validate203(data.riferimento_normativo))){
errors++;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate493(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dettaglio_linee === undefined) && (missing0 = "dettaglio_linee")) || ((data.dati_riepilogo === undefined) && (missing0 = "dati_riepilogo"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "dettaglio_linee") || (key0 === "dati_riepilogo"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.dettaglio_linee !== undefined){
let data0 = data.dettaglio_linee;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate494(data0[i0]))){
errors++;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_riepilogo !== undefined){
let data2 = data.dati_riepilogo;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate531(data2[i1]))){
errors++;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate547(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.totale_percorso === undefined) && (missing0 = "totale_percorso"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "totale_percorso"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate286(data.data))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totale_percorso !== undefined){
const _errs3 = errors;
if(!(validate424(data.totale_percorso))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate546(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate547(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate554(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!(((data === "TP01") || (data === "TP02")) || (data === "TP03"))){
return false;
}
return errors === 0;
}

const schema171 = {"type":"object","required":["modalita_pagamento","importo_pagamento"],"properties":{"beneficiario":{"$ref":"#/$defs/Optional47"},"modalita_pagamento":{"$ref":"#/$defs/ModalitaPagamento"},"data_riferimento_termini_pagamento":{"$ref":"#/$defs/Optional18"},"giorni_termini_pagamento":{"$ref":"#/$defs/Optional48"},"data_scadenza_pagamento":{"$ref":"#/$defs/Optional18"},"importo_pagamento":{"$ref":"#/$defs/Amount2Decimal"},"cod_ufficio_postale":{"$ref":"#/$defs/Optional13"},"cognome_quietanzante":{"$ref":"#/$defs/Optional15"},"nome_quietanzante":{"$ref":"#/$defs/Optional15"},"cf_quietanzante":{"$ref":"#/$defs/Optional49"},"titolo_quietanzante":{"$ref":"#/$defs/Optional20"},"istituto_finanziario":{"$ref":"#/$defs/Optional19"},"iban":{"$ref":"#/$defs/Optional50"},"abi":{"$ref":"#/$defs/Optional51"},"cab":{"$ref":"#/$defs/Optional52"},"bic":{"$ref":"#/$defs/Optional53"},"sconto_pagamento_anticipato":{"$ref":"#/$defs/Optional24"},"data_limite_pagamento_anticipato":{"$ref":"#/$defs/Optional18"},"penalita_pagamenti_ritardati":{"$ref":"#/$defs/Optional24"},"data_decorrenza_penale":{"$ref":"#/$defs/Optional18"},"codice_pagamento":{"$ref":"#/$defs/Optional17"}},"additionalProperties":false};

function validate557(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate408(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate561(data){
let errors = 0;
if(typeof data !== "string"){
return false;
}
if(!(((((((((((((((((((((((data === "MP01") || (data === "MP02")) || (data === "MP03")) || (data === "MP04")) || (data === "MP05")) || (data === "MP06")) || (data === "MP07")) || (data === "MP08")) || (data === "MP09")) || (data === "MP10")) || (data === "MP11")) || (data === "MP12")) || (data === "MP13")) || (data === "MP14")) || (data === "MP15")) || (data === "MP16")) || (data === "MP17")) || (data === "MP18")) || (data === "MP19")) || (data === "MP20")) || (data === "MP21")) || (data === "MP22")) || (data === "MP23"))){
return false;
}
return errors === 0;
}

const pattern39 = new RegExp("^[\\t\\n\\r ]*(?:\\+?0*[0-9]{1,3}|-0+)[\\t\\n\\r ]*$", "u");

function validate565(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
errors++;
}
if(errors === _errs1){
if((typeof data == "number") && (isFinite(data))){
if(data > 999 || isNaN(data)){
errors++;
}
else {
if(data < 0 || isNaN(data)){
errors++;
}
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(errors === _errs3){
if(typeof data === "string"){
if(!pattern39.test(data)){
errors++;
}
}
else {
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate564(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate565(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}

const pattern40 = new RegExp("^(?:[A-Z0-9]{16})$", "u");

function validate575(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern40.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate574(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate575(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}

const pattern41 = new RegExp("^(?:[a-zA-Z]{2}[0-9]{2}[a-zA-Z0-9]{11,30})$", "u");

function validate582(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern41.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate581(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate582(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate587(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate586(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate587(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate592(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate591(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate592(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}

const pattern44 = new RegExp("^(?:[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3}){0,1})$", "u");

function validate597(data){
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern44.test(data)){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}


function validate596(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate597(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate556(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.modalita_pagamento === undefined) && (missing0 = "modalita_pagamento")) || ((data.importo_pagamento === undefined) && (missing0 = "importo_pagamento"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema171.properties, key0))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.beneficiario !== undefined){
const _errs2 = errors;
if(!(validate557(data.beneficiario))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modalita_pagamento !== undefined){
const _errs3 = errors;
if(!(validate561(data.modalita_pagamento))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_riferimento_termini_pagamento !== undefined){
const _errs4 = errors;
if(!(validate285(data.data_riferimento_termini_pagamento))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.giorni_termini_pagamento !== undefined){
const _errs5 = errors;
if(!(validate564(data.giorni_termini_pagamento))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_scadenza_pagamento !== undefined){
const _errs6 = errors;
if(!(validate285(data.data_scadenza_pagamento))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.importo_pagamento !== undefined){
const _errs7 = errors;
if(!(validate112(data.importo_pagamento))){
errors++;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cod_ufficio_postale !== undefined){
const _errs8 = errors;
if(!(validate303(data.cod_ufficio_postale))){
errors++;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cognome_quietanzante !== undefined){
const _errs9 = errors;
if(!(validate63(data.cognome_quietanzante))){
errors++;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome_quietanzante !== undefined){
const _errs10 = errors;
if(!(validate63(data.nome_quietanzante))){
errors++;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cf_quietanzante !== undefined){
const _errs11 = errors;
if(!(validate574(data.cf_quietanzante))){
errors++;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.titolo_quietanzante !== undefined){
const _errs12 = errors;
if(!(validate267(data.titolo_quietanzante))){
errors++;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.istituto_finanziario !== undefined){
const _errs13 = errors;
if(!(validate59(data.istituto_finanziario))){
errors++;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iban !== undefined){
const _errs14 = errors;
if(!(validate581(data.iban))){
errors++;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.abi !== undefined){
const _errs15 = errors;
if(!(validate586(data.abi))){
errors++;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cab !== undefined){
const _errs16 = errors;
if(!(validate591(data.cab))){
errors++;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bic !== undefined){
const _errs17 = errors;
if(!(validate596(data.bic))){
errors++;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sconto_pagamento_anticipato !== undefined){
const _errs18 = errors;
if(!(validate111(data.sconto_pagamento_anticipato))){
errors++;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_limite_pagamento_anticipato !== undefined){
const _errs19 = errors;
if(!(validate285(data.data_limite_pagamento_anticipato))){
errors++;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.penalita_pagamenti_ritardati !== undefined){
const _errs20 = errors;
if(!(validate111(data.penalita_pagamenti_ritardati))){
errors++;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_decorrenza_penale !== undefined){
const _errs21 = errors;
if(!(validate285(data.data_decorrenza_penale))){
errors++;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codice_pagamento !== undefined){
const _errs22 = errors;
if(!(validate280(data.codice_pagamento))){
errors++;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate553(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.condizioni_pagamento === undefined) && (missing0 = "condizioni_pagamento")) || ((data.dettaglio_pagamento === undefined) && (missing0 = "dettaglio_pagamento"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "condizioni_pagamento") || (key0 === "dettaglio_pagamento"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.condizioni_pagamento !== undefined){
const _errs2 = errors;
if(!(validate554(data.condizioni_pagamento))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dettaglio_pagamento !== undefined){
let data1 = data.dettaglio_pagamento;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate556(data1[i0]))){
errors++;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate354(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dati_generali === undefined) && (missing0 = "dati_generali")) || ((data.dati_beni_servizi === undefined) && (missing0 = "dati_beni_servizi"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "dati_generali") || (key0 === "dati_beni_servizi")) || (key0 === "dati_veicoli")) || (key0 === "dati_pagamento")) || (key0 === "allegati"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.dati_generali !== undefined){
const _errs2 = errors;
if(!(validate355(data.dati_generali))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_beni_servizi !== undefined){
const _errs3 = errors;
if(!(validate493(data.dati_beni_servizi))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_veicoli !== undefined){
const _errs4 = errors;
if(!(validate546(data.dati_veicoli))){
errors++;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dati_pagamento !== undefined){
let data3 = data.dati_pagamento;
const _errs5 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
return false;
}
if(errors === _errs5){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate553(data3[i0]))){
errors++;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allegati !== undefined){
let data5 = data.allegati;
const _errs8 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
return false;
}
if(errors === _errs8){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate209(data5[i1]))){
errors++;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate610(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if("http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2" !== data){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate40(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate227(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.fattura_elettronica_header === undefined) && (missing0 = "fattura_elettronica_header")) || ((data.fattura_elettronica_body === undefined) && (missing0 = "fattura_elettronica_body"))) || ((data.versione === undefined) && (missing0 = "versione"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "fattura_elettronica_header") || (key0 === "fattura_elettronica_body")) || (key0 === "namespace")) || (key0 === "sistema_emittente")) || (key0 === "versione"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.fattura_elettronica_header !== undefined){
const _errs2 = errors;
if(!(validate228(data.fattura_elettronica_header))){
errors++;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fattura_elettronica_body !== undefined){
let data1 = data.fattura_elettronica_body;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate354(data1[i0]))){
errors++;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
const _errs6 = errors;
if(!(validate610(data.namespace))){
errors++;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sistema_emittente !== undefined){
const _errs7 = errors;
if(!(validate211(data.sistema_emittente))){
errors++;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.versione !== undefined){
const _errs8 = errors;
if(!(validate232(data.versione))){
errors++;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate21(data){
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.versione === undefined) && (missing0 = "versione")){
errors++;
}
else {
if(data.versione !== undefined){
if(!(data.versione === "FSM10")){
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate22(data))){
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate227(data))){
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
errors++;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.versione === undefined) && (missing1 = "versione")){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}
