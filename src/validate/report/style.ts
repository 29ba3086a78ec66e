/** The role of a piece of text. The caller maps roles to colours on a terminal. */
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

/** Styles a piece of a line. It may add escape sequences, but must not change the visible text. */
export type Stylist = (style: Style, text: string) => string;

/** A stylist without colours. */
export const plain: Stylist = (_style, text) => text;
