/** Colours of terminal output. */
import type { Style, Stylist } from '../../validate/index.ts';
import type { Io, Output } from '../process/io.ts';

/** @param asked True for `--color`, false for `--no-color`, undefined to decide by environment and terminal. */
export function wantsColour(output: Output, env: Io['env'], asked: boolean | undefined): boolean {
  if (asked !== undefined) return asked;
  const { FORCE_COLOR: force, NO_COLOR: no, TERM: term } = env;
  // FORCE_COLOR takes precedence over NO_COLOR, as in Node itself.
  if (force !== undefined) return force !== '0' && force !== 'false';
  if (no !== undefined && no !== '') return false;
  return output.isTTY && term !== 'dumb';
}

/** ANSI colours only: they follow the terminal's theme, light or dark. */
const SEQUENCES: Readonly<Record<Style | 'bold', readonly [on: string, off: string]>> = {
  bold: ['1', '22'],
  valid: ['32', '39'],
  rejected: ['31', '39'],
  unreadable: ['33', '39'],
  info: ['36', '39'],
  warning: ['33', '39'],
  code: ['31', '39'],
  file: ['1', '22'],
  dim: ['2', '22'],
  caret: ['31', '39'],
  help: ['32', '39'],
};

const coloured = (style: Style | 'bold', text: string): string => {
  const [on, off] = SEQUENCES[style];
  return text === '' ? '' : `\x1b[${on}m${text}\x1b[${off}m`;
};

const plain = (_style: Style | 'bold', text: string): string => text;

/** Returns a function that makes headings bold, or leaves them unchanged without colours. */
export function bolding(colour: boolean): (text: string) => string {
  const style = stylist(colour);
  return (text) => style('bold', text);
}

/** Returns a function that styles text, or leaves it unchanged without colours. */
export function stylist(colour: boolean): Stylist & ((style: 'bold', text: string) => string) {
  return colour ? coloured : plain;
}
