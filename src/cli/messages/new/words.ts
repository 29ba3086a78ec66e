/** What `new` says and asks. */
import type { BuildProblem, Choice } from '../../../build/index.ts';
import type { AttachedReason } from '../../new/brief/attached.ts';
import type { BriefFlaw } from '../../new/brief/readBrief.ts';
import type { JsonReason } from '../../new/brief/readJson.ts';
import type { Kind } from '../../new/definition.ts';
import type { TwoReadings } from '../../new/questions/number.ts';

export interface NewWords {
  /** A kind that is made of an invoice, and none was named. */
  originalMissing(kind: Kind): string;
  /** A kind about which nothing is asked: it needs a brief. */
  notAsked(kind: Kind): string;
  readonly oneFile: string;
  noBrief(file: string): string;
  empty(file: string): string;
  /** Why JSON is not taken as a brief. @param place the file, with line and column. */
  notRead(place: string, flaw: Pick<BriefFlaw, 'detail'> & { readonly reason: JsonReason }): string;
  /** @param detail the size that was found, or why the system refuses. */
  notAttached(file: string, reason: AttachedReason, detail: string): string;
  /** So many mistakes more than are shown. */
  more(count: number): string;
  notMade(file: string, count: number): string;
  simplifiedOriginal(file: string): string;
  refused(file: string): string;
  noName(folder: string): string;
  /** Why nothing can be written there, found before the first question. */
  noPlace(path: string, reason: string): string;
  /** The package lacks a file. */
  noSchema(file: string): string;
  /** Two options name one file. */
  sameFile(one: string, other: string): string;
  readonly ask: QuestionWords;
}

/** Subjects of the questions, without the mark at their end. */
export interface QuestionWords {
  readonly intro: string;
  readonly supplier: string;
  readonly customer: string;
  readonly document: string;
  line(number: number): string;
  readonly payment: string;
  readonly profession: string;
  readonly vatNumber: string;
  readonly vatNumberIfAny: string;
  readonly fiscalCode: string;
  readonly companyOrPerson: string;
  readonly company: string;
  readonly givenName: string;
  readonly surname: string;
  readonly regime: string;
  readonly address: string;
  readonly cap: string;
  readonly town: string;
  readonly townAbroad: string;
  readonly province: string;
  readonly country: string;
  readonly customerKind: string;
  readonly office: string;
  readonly recipient: string;
  readonly pec: string;
  readonly number: string;
  readonly date: string;
  readonly cig: string;
  readonly order: string;
  readonly dueness: string;
  readonly description: string;
  readonly descriptionOrEnd: string;
  readonly quantity: string;
  readonly price: string;
  readonly tax: string;
  readonly fund: string;
  readonly fundRate: string;
  readonly withheld: string;
  readonly withheldIfAny: string;
  readonly purpose: string;
  readonly means: string;
  readonly iban: string;
  readonly terms: string;
  readonly original: string;
  readonly whichInvoice: string;
  readonly reason: string;
  readonly linesOf: string;
  readonly takenBack: string;
  readonly takenBackOrEnd: string;
  readonly addedTo: string;
  readonly addedToOrEnd: string;
  readonly added: string;
  readonly type: string;
  readonly rate: string;
  readonly sdiNumber: string;
  readonly received: string;
  readonly issuer: string;
  readonly deliveries: string;
  readonly deliveryNumber: string;
  readonly deliveryNumberOrEnd: string;
  readonly deliveryDate: string;
  readonly deliveryLines: string;
  readonly receivedDate: string;
  readonly receivedAbroad: string;
  readonly invoiceType: string;
  readonly vendor: string;
  readonly amountWithVat: string;
  readonly file: string;
  /** The letter of yes. */
  readonly yes: string;
  readonly needed: string;
  /** 1.234 is one and a bit to some and a thousand to others. */
  ambiguous(found: string, readings: TwoReadings): string;
  oneOf(choices: readonly string[]): string;
  /** A word that is in the labels of several codes. */
  severalCodes(codes: readonly Choice[]): string;
  noDay(found: string): string;
  noTerms(found: string): string;
  /** @param lines How many the document has. */
  noLines(found: string, lines: number): string;
  /** The days on which payments fall due. */
  due(days: readonly string[]): string;
  /** A problem of the builder, where the dialogue has words of its own for it. */
  flaw(problem: BuildProblem): string | null;
  /** After what speaks against an answer. */
  orAgain(question: string): string;
  /** There is no question before this one. */
  readonly first: string;
  /** A number that another document of the year has. @param file null of an earlier dialogue. */
  numberTaken(number: string, file: string | null): string;
  /** A deferred invoice whose delivery was too long ago, or is still to come. @param until the last day. */
  deliveryLate(until: string): string;
  readonly deliveryAfter: string;
  /** @param who Name and address of a supplier that is known. */
  known(who: string): string;
  /** @param who Whom the dialogue was about; empty where it had not come that far. */
  resume(who: string, count: number): string;
  readonly preview: string;
  readonly confirm: string;
  readonly which: string;
  readonly rejected: string;
  readonly correct: string;
  /** How a line is added, and taken out. */
  readonly howToCorrect: string;
  readonly noAnswer: string;
  readonly wrong: string;
  /** What a check of the invoice found. */
  readonly advice: string;
  readonly saveBrief: string;
  /** @param command How the brief is used. */
  briefSaved(file: string, command: string): string;
  readonly exists: string;
  written(file: string): string;
  readonly ended: string;
  /** Answers that are on the disk. */
  readonly kept: string;
}
