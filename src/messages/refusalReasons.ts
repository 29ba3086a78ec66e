/** The reasons for which an administration may refuse an invoice (DM 132/2020, art. 2, comma 1). */
import { type CodeList, code, codeList } from '../model/codes/codeList.ts';
import { bilingual } from './grammar/bilingual.ts';

const TITLE = bilingual('Causa di rifiuto (DM 132/2020)', 'Reason of a refusal (DM 132/2020)');

/**
 * The Italian text of each reason is written into the outcome. The order is that of the letters a) to e) in the
 * decree.
 */
export const RefusalReasons: CodeList = codeList('RefusalReasons', TITLE, [
  code(
    'operation',
    "Fattura riferita a un'operazione non posta in essere in favore del destinatario",
    'The transaction was not for this administration',
  ),
  code('cig-cup', 'Omessa o errata indicazione del CIG o del CUP', 'CIG or CUP missing or wrong'),
  code(
    'device',
    'Omessa o errata indicazione del codice di repertorio del dispositivo medico',
    'Repertory code of a medical device missing or wrong',
  ),
  code(
    'aic',
    'Omessa o errata indicazione del codice AIC e del corrispondente quantitativo',
    'AIC code of a medicine, or its quantity, missing or wrong',
  ),
  code(
    'commitment',
    "Omessa o errata indicazione del numero e della data della determinazione d'impegno di spesa",
    'Number and date of the spending commitment missing or wrong (regions and local bodies)',
  ),
]);
