/** What `new` says and asks. */
import type { Kind } from '../../commands/new.ts';
import type { AttachedReason } from '../../new/brief/attached.ts';
import type { BriefFlaw } from '../../new/brief/readBrief.ts';
import type { JsonReason } from '../../new/brief/readJson.ts';

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
  readonly nature: string;
  readonly fund: string;
  readonly fundRate: string;
  readonly withheld: string;
  readonly purpose: string;
  readonly means: string;
  readonly iban: string;
  readonly terms: string;
  readonly original: string;
  readonly which: string;
  readonly reason: string;
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
  readonly vendor: string;
  readonly amountWithVat: string;
  readonly file: string;
  readonly needed: string;
  /** 1.234 is one and a bit to some and a thousand to others. */
  ambiguous(found: string): string;
  oneOf(choices: readonly string[]): string;
  /** `payable` is null where no payment was told. */
  total(document: string, payable: string | null): string;
  written(file: string): string;
  readonly ended: string;
}
