import type { Rolldown } from 'tsdown';

/** A comment behind a member, which the compiler takes for the member's, and not for that on the next line. */
const BEHIND_A_MEMBER = /^(?<indent>[ \t]*)(?<member>.*[;,{]) (?<comment>\/\*\*(?:(?!\*\/).)*\*\/)$/;

/** A comment with its member on one line. */
const BEFORE_A_MEMBER = /^(?<indent>[ \t]*)(?<comment>\/\*\*(?:(?!\*\/).)*\*\/)(?=[^\s*/])(?<member>.*)$/;

/**
 * Puts every documentation comment of the declarations on a line of its own. The bundler prints a short comment behind
 * the member before it, where TypeScript and editors do not find it.
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
      const { indent = '', member = '', comment = '' } = BEHIND_A_MEMBER.exec(line)?.groups ?? {};
      const inner = member.endsWith('{') ? `${indent}  ` : indent;
      return comment === '' ? [line] : [`${indent}${member}`, `${inner}${comment}`];
    })
    .map((line) => line.replace(BEFORE_A_MEMBER, '$<indent>$<comment>\n$<indent>$<member>'))
    .join('\n');
}
