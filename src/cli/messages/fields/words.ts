/** Messages of `fields`. */
export interface FieldsWords {
  readonly ordinary: string;
  readonly simplified: string;
  readonly xml: string;
  readonly json: string;
  readonly type: string;
  readonly occurs: string;
  readonly codes: string;
  unknown(found: string, suggestion: string | undefined): string;
}
