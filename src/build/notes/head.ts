/** Identification of a document: number, date, reason, and ProgressivoInvio of its file. */
import { String10, String20 } from '../../model/simpleTypes.ts';
import { readCausale } from '../document/causale.ts';
import { progressivo } from '../header/progressivo.ts';
import { isAbsent, type Reading } from '../read/reading.ts';

export interface NoteHead {
  readonly numero: string;
  readonly data: string;
  readonly causale: readonly string[];
  readonly progressivo_invio: string;
}

/** Fields of the brief. */
export interface HeadBrief {
  /** With at least one digit (00425), up to 20 characters. */
  readonly numero: string;
  /** YYYY-MM-DD. */
  readonly data: string;
  /** Reason. Split at 200 characters, between words. */
  readonly causale?: string | readonly string[] | undefined;
  /** Default: derived from number and date. */
  readonly progressivo_invio?: string | undefined;
  /** Replaces characters that the schema does not allow: € with EUR, ’ with ', ł with l. */
  readonly transliterate?: boolean | undefined;
}

/** SdI rejects a number without a digit (00425). */
const DIGIT = /[0-9]/;

/** The head of the brief; problems with it are recorded. */
export function readHead(brief: HeadBrief, reading: Reading): NoteHead {
  const numero = reading.needed(String20, brief.numero, '', 'numero');
  if (numero !== '' && !DIGIT.test(numero)) {
    reading.problems.add('number.digits', '', 'numero', { found: numero });
  }
  if (isAbsent(brief.data)) reading.missing('', 'data');
  const data = reading.date(brief.data, '', 'data') ?? '';
  const transliterate = brief.transliterate === true;
  return {
    numero,
    data,
    causale: readCausale(reading, brief.causale, { transliterate }) ?? [],
    progressivo_invio:
      reading.text(String10, brief.progressivo_invio, '', 'progressivo_invio') ?? progressivo(numero, data),
  };
}
