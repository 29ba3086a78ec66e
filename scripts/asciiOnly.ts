import type { Rolldown } from 'tsdown';

const NOT_ASCII = /[^\0-\x7f]/g;

/** In a raw template, an escape would be part of the text. */
const RAW = /\bString\.raw`[^`]*[^\0-\x7f]/;

/**
 * Writes characters beyond ASCII as escapes: V8 stores a source with any such character as two bytes per character,
 * and takes twice as long to decode it.
 */
export function asciiOnly(): Rolldown.Plugin {
  return {
    name: 'ascii-only',
    generateBundle(_output, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (RAW.test(chunk.code))
          this.error(`${chunk.fileName}: a raw template with characters beyond ASCII`);
        chunk.code = chunk.code.replace(NOT_ASCII, escaped);
      }
    },
  };
}

/** Without the flag `u`, the pattern matches the halves of a surrogate pair one by one, as an escape writes them. */
function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
