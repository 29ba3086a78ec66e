/**
 * Simple types of SdI's messages (MessaggiTypes 1.1 for administrations, MessaggiFatturaTypes 1.0 for all others). The
 * names of types that differ between the two flows end in the flow.
 */
import { code, codeList } from '../../model/codes/codeList.ts';
import { simple } from '../../model/simpleTypes.ts';
import { bilingual } from './bilingual.ts';

export const XsString = simple('XsString', 'string', 'preserve', {}, 'xs:string');
export const XsInteger = simple('XsInteger', 'integer', 'collapse', {}, 'xs:integer');
export const XsPositiveInteger = simple(
  'XsPositiveInteger',
  'integer',
  'collapse',
  { minimum: '1' },
  'xs:positiveInteger',
);

/** The schema says `totalDigits`, which bounds the value: leading zeros do not count. */
export const IdentificativoSdIPa = simple(
  'IdentificativoSdIPa',
  'integer',
  'collapse',
  { minimum: '-999999999999', maximum: '999999999999' },
  'IdentificativoSdI_Type',
);
export const IdentificativoSdIB2b = simple(
  'IdentificativoSdIB2b',
  'string',
  'preserve',
  { minLength: 1, maxLength: 36 },
  'IdentificativoSdI_Type',
);
export const NomeFile = simple('NomeFile', 'string', 'preserve', { maxLength: 50 }, 'NomeFile_Type');
export const MessageIdPa = simple(
  'MessageIdPa',
  'string',
  'preserve',
  { minLength: 1, maxLength: 14 },
  'MessageId_Type',
);
export const MessageIdB2b = simple(
  'MessageIdB2b',
  'string',
  'preserve',
  { minLength: 1, maxLength: 36 },
  'MessageId_Type',
);
export const PecMessageId = simple('PecMessageId', 'string', 'preserve', {}, 'PecMessageId_Type');
export const DescrizionePa = simple(
  'DescrizionePa',
  'string',
  'preserve',
  { maxLength: 255 },
  'Descrizione_Type',
);
export const DescrizioneB2b = simple(
  'DescrizioneB2b',
  'string',
  'preserve',
  { maxLength: 1000 },
  'Descrizione_Type',
);
export const SuggerimentoB2b = simple(
  'SuggerimentoB2b',
  'string',
  'preserve',
  { maxLength: 2000 },
  'Suggerimento_Type',
);
export const CodiceErrorePa = simple(
  'CodiceErrorePa',
  'string',
  'preserve',
  { minLength: 5, maxLength: 5 },
  'Codice_Type',
);
export const CodiceErroreB2b = simple(
  'CodiceErroreB2b',
  'string',
  'preserve',
  { minLength: 1, maxLength: 5 },
  'CodiceErrore_Type',
);
export const CodiceDestinatarioMessaggio = simple(
  'CodiceDestinatarioMessaggio',
  'string',
  'preserve',
  { pattern: '[A-Z0-9]{6,7}' },
  'CodiceDestinatario_Type',
);
export const FormatoMessaggio = simple(
  'FormatoMessaggio',
  'string',
  'preserve',
  { maxLength: 5 },
  'Formato_Type',
);
/** The schema fixes the value of the attribute: another one is an error. */
export const VersioneMessaggio = simple(
  'VersioneMessaggio',
  'string',
  'preserve',
  { pattern: String.raw`1\.0` },
  'Versione_Type',
);
/** A flag: the schema fixes the value. */
export const Si = simple('Si', 'string', 'preserve', { pattern: 'Si' }, 'Si_Type');
export const NumeroFattura = simple(
  'NumeroFattura',
  'normalizedString',
  'replace',
  { characters: 'BasicLatin', minLength: 1, maxLength: 20 },
  'NumeroFattura_Type',
);
export const AnnoFattura = simple('AnnoFattura', 'integer', 'collapse', { minimum: '0' }, 'AnnoFattura_Type');

const EsitoCommittenteCodes = codeList(
  'EsitoCommittente',
  bilingual('Esito del committente', "Outcome of the customer's check"),
  [code('EC01', 'Accettazione', 'Acceptance'), code('EC02', 'Rifiuto', 'Refusal')],
);
export const EsitoCommittente = simple(
  'EsitoCommittente',
  'string',
  'preserve',
  { codes: EsitoCommittenteCodes },
  'EsitoCommittente_Type',
);

const ScartoEsitoCodes = codeList(
  'ScartoEsito',
  bilingual("Motivo dello scarto dell'esito", 'Reason why the outcome was discarded'),
  [
    code('EN00', 'Notifica non conforme al formato', 'Notification does not match the format'),
    code('EN01', 'Notifica non ammissibile', 'Notification not admissible'),
  ],
);
export const ScartoEsito = simple(
  'ScartoEsito',
  'string',
  'preserve',
  { codes: ScartoEsitoCodes },
  'Scarto_Type',
);
