/** Messages of `api`. */
import type { JsonKind, WantedValue } from '../../api/expected.ts';

/** The known names, and the one closest to a misspelt name. */
export interface Known {
  readonly suggestion: string | undefined;
  readonly names: readonly string[];
}

export interface ApiWords {
  /** Descriptions of resources, by their name on the command line. */
  readonly resources: Readonly<Record<string, string>>;
  /** Descriptions of verbs, by their name on the command line. */
  readonly verbs: Readonly<Record<string, string>>;
  readonly submission: string;
  readonly hint: string;
  /** Placeholder for undocumented names. */
  readonly anyName: string;
  readonly codes: string;
  /** The meaning of a star after a name. */
  readonly required: string;
  readonly done: string;
  readonly nothing: string;
  /** The document has no XML yet. */
  readonly noXml: string;
  saved(path: string, bytes: number): string;
  /** There are more pages, starting at this cursor. */
  more(cursor: string): string;
  /** The confirmation before a deletion. */
  confirm(what: string, baseUrl: string): string;
  readonly declined: string;
  readonly usage: {
    unknownResource(found: string, suggestion: string | undefined, names: readonly string[]): string;
    unknownVerb(resource: string, found: string, known: Known): string;
    readonly submission: string;
    /** @param call The syntax of the request, such as `documents get DOCUMENT_ID`. */
    missingOperand(name: string, call: string): string;
    optionUnfit(option: string, call: string, fitting: readonly string[]): string;
    /** @param option The option or field that contains the name. */
    unknownName(option: string, found: string, known: Known): string;
    noCondition(found: string): string;
    unknownOperator(found: string, suggestion: string | undefined, operators: readonly string[]): string;
    wrongOperator(field: string, operator: string, operators: readonly string[]): string;
    filterTwice(field: string, operator: string): string;
    emptyValue(where: string): string;
    /** `--set name=` without a value. */
    emptySetting(name: string): string;
    /** A path with an empty segment or a trailing slash. */
    emptySegment(path: string): string;
    wrongValue(where: string, found: string, wanted: WantedValue): string;
    codeInCapitals(where: string, found: string, code: string): string;
    noCount(option: string, found: string): string;
    pageTooLarge(found: string, largest: number): string;
    /** An option that takes NAME=VALUE. */
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
    /** An option that requires --xml. */
    xmlNeeded(option: string): string;
    /** An option that requires --data. */
    dataNeeded(option: string): string;
    noPath(found: string): string;
    queryTwice(name: string): string;
  };
}
