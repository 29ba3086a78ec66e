import type { Rolldown } from 'tsdown';

/** A comment after a member on the same line, which the compiler assigns to that member instead of the next one. */
const AFTER_A_MEMBER = /^(?<indent>[ \t]*)(?<member>.*[;,{]) (?<comment>\/\*\*(?:(?!\*\/).)*\*\/)$/;

/** A comment and its member on one line. */
const BEFORE_A_MEMBER = /^(?<indent>[ \t]*)(?<comment>\/\*\*(?:(?!\*\/).)*\*\/)(?=[^\s*/])(?<member>.*)$/;

/**
 * Moves every documentation comment of the declarations to a line of its own. The bundler prints a short comment
 * after the previous member, where TypeScript and editors do not find it.
 */
export function declarationComments(): Rolldown.Plugin {
  return {
    name: 'declaration-comments',
    generateBundle(_output, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && /\.d\.c?ts$/.test(chunk.fileName)) chunk.code = onOwnLines(chunk.code);
      }
    },
  };
}

function onOwnLines(code: string): string {
  return code
    .split('\n')
    .flatMap((line) => {
      const { indent = '', member = '', comment = '' } = AFTER_A_MEMBER.exec(line)?.groups ?? {};
      const inner = member.endsWith('{') ? `${indent}  ` : indent;
      return comment === '' ? [line] : [`${indent}${member}`, `${inner}${comment}`];
    })
    .map((line) => line.replace(BEFORE_A_MEMBER, '$<indent>$<comment>\n$<indent>$<member>'))
    .join('\n');
}
