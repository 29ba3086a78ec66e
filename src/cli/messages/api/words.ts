/** What `api` says. */
import type { JsonKind, WantedValue } from '../../api/expected.ts';

/** The names that there are, and the one that a misspelt one probably means. */
export interface Known {
  readonly suggestion: string | undefined;
  readonly names: readonly string[];
}

export interface ApiWords {
  /** What each resource is, by its name on the command line. */
  readonly resources: Readonly<Record<string, string>>;
  /** What each verb does, by its name on the command line. */
  readonly verbs: Readonly<Record<string, string>>;
  readonly submission: string;
  readonly hint: string;
  /** Stands for names that nobody lists. */
  readonly anyName: string;
  readonly codes: string;
  /** What a star after a name means. */
  readonly required: string;
  readonly done: string;
  readonly nothing: string;
  /** The document has no XML yet. */
  readonly noXml: string;
  saved(path: string, bytes: number): string;
  /** There are more pages, from this cursor on. */
  more(cursor: string): string;
  /** Asked before something is deleted. */
  confirm(what: string, baseUrl: string): string;
  readonly declined: string;
  readonly usage: {
    unknownResource(found: string, suggestion: string | undefined, names: readonly string[]): string;
    unknownVerb(resource: string, found: string, known: Known): string;
    readonly submission: string;
    /** `call` is the form of the call, such as `documents get DOCUMENT_ID`. */
    missingOperand(name: string, call: string): string;
    optionUnfit(option: string, call: string, fitting: readonly string[]): string;
    /** `option` is where the name stands. */
    unknownName(option: string, found: string, known: Known): string;
    noCondition(found: string): string;
    unknownOperator(found: string, suggestion: string | undefined, operators: readonly string[]): string;
    wrongOperator(field: string, operator: string, operators: readonly string[]): string;
    filterTwice(field: string, operator: string): string;
    emptyValue(where: string): string;
    /** `--set name=` without a value. */
    emptySetting(name: string): string;
    /** A path with nothing between two slashes, or after the last one. */
    emptySegment(path: string): string;
    wrongValue(where: string, found: string, wanted: WantedValue): string;
    codeInCapitals(where: string, found: string, code: string): string;
    noCount(option: string, found: string): string;
    pageTooLarge(found: string, largest: number): string;
    /** An option that wants NAME=VALUE. */
    noSetting(option: string, found: string): string;
    needsData(field: string): string;
    missingFields(names: readonly string[]): string;
    missingQuery(name: string, call: string): string;
    emptyBody(names: readonly string[]): string;
    wrongKind(path: string, wanted: JsonKind): string;
    noJson(place: string): string;
    noObject(name: string): string;
    tooLarge(name: string, limit: number): string;
    unreadable(name: string, reason: string): string;
    noPdf(name: string): string;
    yesNeeded(call: string): string;
    /** An option that goes with --xml only. */
    xmlNeeded(option: string): string;
    /** An option that goes with --data only. */
    dataNeeded(option: string): string;
    noPath(found: string): string;
    queryTwice(name: string): string;
  };
}
