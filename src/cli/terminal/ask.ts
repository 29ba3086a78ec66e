/** Reads a line typed at the terminal. */
import { InterruptedError } from '../process/io.ts';

/** The part of a terminal's input stream used here. */
export interface Keyboard {
  setRawMode(raw: boolean): unknown;
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
  off(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  off(event: 'end', listener: () => void): unknown;
  resume(): unknown;
  pause(): unknown;
}

export interface AskSettings {
  readonly hidden: boolean;
  /** Aborted by Ctrl-C if the terminal turns it into a signal. */
  readonly interrupted: AbortSignal;
}

/**
 * Reads the next line, without its line ending; null if the input ends first.
 * A hidden line is read key by key in raw mode, because otherwise the terminal would echo it. Any other line is
 * left to the terminal, which supports editing and pasting.
 *
 * @throws InterruptedError on Ctrl-C.
 */
export function readLine(keyboard: Keyboard, { hidden, interrupted }: AskSettings): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const decoder = new TextDecoder();
    let line = '';
    const finish = (settle: () => void): void => {
      keyboard.off('data', onData);
      keyboard.off('end', onEnd);
      interrupted.removeEventListener('abort', onInterruption);
      if (hidden) keyboard.setRawMode(false);
      // An open read on the terminal would keep the process alive.
      keyboard.pause();
      settle();
    };
    const onInterruption = (): void => finish(() => reject(new InterruptedError()));
    const onEnd = (): void => finish(() => resolve(line === '' ? null : line));
    const onData = (chunk: Uint8Array): void => {
      const typed = hidden
        ? editLine(line, decoder.decode(chunk, { stream: true }))
        : takeLine(line, decoder.decode(chunk, { stream: true }));
      line = typed.line;
      if (typed.end === 'enter') finish(() => resolve(line));
      else if (typed.end === 'closed') onEnd();
      else if (typed.end === 'interrupted') onInterruption();
    };
    if (interrupted.aborted) return reject(new InterruptedError());
    interrupted.addEventListener('abort', onInterruption);
    if (hidden) keyboard.setRawMode(true);
    keyboard.on('data', onData);
    keyboard.on('end', onEnd);
    keyboard.resume();
  });
}

interface Typed {
  readonly line: string;
  /** The way the line ended; null while it continues. */
  readonly end: 'enter' | 'closed' | 'interrupted' | null;
}

function takeLine(before: string, text: string): Typed {
  const [first = '', ...rest] = `${before}${text}`.split(/\r?\n/);
  return { line: first, end: rest.length > 0 ? 'enter' : null };
}

/** The sequences that a terminal sends for keys without text, such as arrows or paste markers. */
const ESCAPE_SEQUENCE = /\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|.)?/g;

const CTRL_C = '\x03';
const CTRL_D = '\x04';
const CTRL_U = '\x15';

/** Edits a line as a terminal does: erases for Backspace and Ctrl-U, ends at Enter, Ctrl-C or Ctrl-D. */
function editLine(before: string, keys: string): Typed {
  let line = [...before];
  for (const key of keys.replace(ESCAPE_SEQUENCE, '')) {
    if (key === '\r' || key === '\n') return { line: line.join(''), end: 'enter' };
    if (key === CTRL_C) return { line: '', end: 'interrupted' };
    if (key === CTRL_D) return { line: line.join(''), end: 'closed' };
    if (key === CTRL_U) line = [];
    else if (key === '\x7f' || key === '\b') line.pop();
    else if (key >= ' ') line.push(key);
  }
  return { line: line.join(''), end: null };
}
