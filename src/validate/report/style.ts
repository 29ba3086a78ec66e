/** What a piece of text is; how that looks is the caller's: colours on a terminal, nothing elsewhere. */
export type Style =
  | 'valid'
  | 'rejected'
  | 'unreadable'
  | 'info'
  | 'warning'
  | 'code'
  | 'file'
  | 'dim'
  | 'caret'
  | 'help';

/** Dresses a piece of one line. It may add escape sequences, and must not change the visible text. */
export type Stylist = (style: Style, text: string) => string;

/** No colours. */
export const plain: Stylist = (_style, text) => text;
