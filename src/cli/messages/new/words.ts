/** Messages and questions of `new`. */
import type { BuildProblem, Choice } from '../../../build/index.ts';
import type { AttachedReason } from '../../new/brief/attached.ts';
import type { BriefFlaw } from '../../new/brief/readBrief.ts';
import type { JsonReason } from '../../new/brief/readJson.ts';
import type { Kind } from '../../new/definition.ts';
import type { TwoReadings } from '../../new/questions/number.ts';

export interface NewWords {
  /** A kind that requires an original invoice, which is missing. */
  originalMissing(kind: Kind): string;
  /** A kind without a dialogue, which requires a brief. */
  notAsked(kind: Kind): string;
  readonly oneFile: string;
  noBrief(file: string): string;
  empty(file: string): string;
  /** Invalid JSON. @param place The file, with line and column. */
  notRead(place: string, flaw: Pick<BriefFlaw, 'detail'> & { readonly reason: JsonReason }): string;
  /** @param detail The actual size, or the system error. */
  notAttached(file: string, reason: AttachedReason, detail: string): string;
  /** @param count Number of errors not shown. */
  more(count: number): string;
  notMade(file: string, count: number): string;
  simplifiedOriginal(file: string): string;
  refused(file: string): string;
  noName(folder: string): string;
  /** The output cannot be written, found before the first question. */
  noPlace(path: string, reason: string): string;
  /** A file of the package is missing. */
  noSchema(file: string): string;
  /** Two options specify the same file. */
  sameFile(one: string, other: string): string;
  readonly ask: QuestionWords;
}

/** Texts of the questions, without the final colon, and messages of the dialogue. */
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
  /** A number with two readings, such as 1.234. */
  ambiguous(found: string, readings: TwoReadings): string;
  oneOf(choices: readonly string[]): string;
  /** A word in the labels of several codes. */
  severalCodes(codes: readonly Choice[]): string;
  noDay(found: string): string;
  noTerms(found: string): string;
  /** @param lines Number of lines in the document. */
  noLines(found: string, lines: number): string;
  /** @param days Due dates of the payments. */
  due(days: readonly string[]): string;
  /** A problem of the builder in the words of the dialogue; null to use the builder's message. */
  flaw(problem: BuildProblem): string | null;
  /** Added to a doubt about an answer. */
  orAgain(question: string): string;
  /** There is no question before this one. */
  readonly first: string;
  /** A number already used in the same year. @param file Null for an earlier dialogue. */
  numberTaken(number: string, file: string | null): string;
  /** A deferred invoice issued too late. @param until The last day allowed. */
  deliveryLate(until: string): string;
  /** A delivery note dated after the invoice. */
  readonly deliveryAfter: string;
  /** @param who Name and address of a known supplier. */
  known(who: string): string;
  /** @param who The customer of the draft; empty if not answered yet. */
  resume(who: string, count: number): string;
  readonly preview: string;
  readonly confirm: string;
  readonly which: string;
  readonly rejected: string;
  readonly correct: string;
  /** Explains how to add and remove lines. */
  readonly howToCorrect: string;
  readonly noAnswer: string;
  readonly wrong: string;
  /** Heading of the findings of the invoice. */
  readonly advice: string;
  readonly saveBrief: string;
  /** @param command The command that uses the brief. */
  briefSaved(file: string, command: string): string;
  readonly exists: string;
  written(file: string): string;
  readonly ended: string;
  /** The answers were saved to disk. */
  readonly kept: string;
}
