/** Messages of `login`. */
export interface LoginWords {
  /** Messages about the file of the saved login. */
  readonly saved: {
    malformed(path: string): string;
    openToOthers(path: string): string;
    unreadable(path: string, reason: string): string;
    unwritable(path: string, reason: string): string;
  };
  readonly askBaseUrl: string;
  readonly askKey: string;
  askCompany(count: number): string;
  noNumber(count: number): string;
  readonly noKey: string;
  accepted(baseUrl: string): string;
  readonly noCompanies: string;
  readonly heads: { readonly name: string; readonly vatNumber: string; readonly id: string };
  chosen(company: string): string;
  readonly severalCompanies: string;
  unknownCompany(found: string, ids: readonly string[]): string;
  readonly variables: string;
  /** Placeholder for the key, which is not printed. */
  readonly yourKey: string;
  readonly yourCompany: string;
  readonly orSave: string;
  done(path: string): string;
  forgotten(path: string): string;
  nothingSaved(path: string): string;
}
