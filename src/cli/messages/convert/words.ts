/** Messages of `convert`. */
export interface ConvertWords {
  done(count: number): string;
  signatureLeft(file: string): string;
  invalid(file: string): string;
  forced(file: string): string;
  impossible(file: string): string;
  exists(path: string): string;
  overInput(path: string): string;
  twice(path: string, first: string): string;
  failed(path: string, reason: string): string;
}
