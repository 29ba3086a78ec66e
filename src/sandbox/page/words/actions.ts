/** Labels of the buttons that set the outcome of a document. */
import type { CompleteLanguage } from '../../../model/index.ts';
import type { SdiOutcome } from '../../worker/outcomes.ts';

export interface ActionWords {
  readonly decide: string;
  readonly text: string;
  readonly outcome: string;
  readonly outcomes: Readonly<Record<SdiOutcome, string>>;
  readonly code: string;
  readonly message: string;
  readonly optional: string;
  readonly submit: string;
  readonly decided: string;
  readonly advance: string;
  readonly pay: string;
  readonly payOn: string;
  readonly unpay: string;
  readonly action: string;
  readonly matched: string;
}

export const actionWords: Readonly<Record<CompleteLanguage, ActionWords>> = {
  en: {
    decide: 'Decide the outcome',
    text: 'Whatever the invoice says, this is what becomes of it at the simulated SdI.',
    outcome: 'Outcome',
    outcomes: {
      delivered: 'Delivered',
      discarded: 'Discarded by SdI',
      missed: 'Not delivered',
      stays: 'Stays at SdI',
      refused: 'Refused by the administration',
    },
    code: 'Code of the reason',
    message: 'Text of the reason',
    optional: 'optional',
    submit: 'Decide',
    decided: 'Decided:',
    advance: 'Next move of SdI, now',
    pay: 'Mark as paid',
    payOn: 'Paid on',
    unpay: 'Mark as to be paid',
    action: 'Action',
    matched: 'matched with a bank movement',
  },
  it: {
    decide: 'Decidi l’esito',
    text: 'Qualunque cosa dica la fattura, questo è ciò che ne fa il SdI simulato.',
    outcome: 'Esito',
    outcomes: {
      delivered: 'Consegnato',
      discarded: 'Scartato da SdI',
      missed: 'Mancata consegna',
      stays: 'Resta a SdI',
      refused: 'Rifiutato dall’amministrazione',
    },
    code: 'Codice del motivo',
    message: 'Testo del motivo',
    optional: 'facoltativo',
    submit: 'Decidi',
    decided: 'Deciso:',
    advance: 'Prossimo passo di SdI, subito',
    pay: 'Segna come pagato',
    payOn: 'Pagato il',
    unpay: 'Segna come da pagare',
    action: 'Azione',
    matched: 'abbinato a un movimento bancario',
  },
};
