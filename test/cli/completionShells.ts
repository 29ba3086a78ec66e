/** Completions from real shells. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from './runCli.ts';

export function hasShell(shell: string): boolean {
  return spawnSync(shell, ['-c', 'true']).status === 0;
}

/** Completions of an interactive zsh, written to a file in place of the screen. */
const ZSH_INSIDE = `PROMPT=
fpath=("$FOLDER" $fpath)
autoload -Uz compinit; compinit -u -D
bindkey '^I' complete-word
started () { print -r -- '<' >> "$FOLDER/hits" }
finished () { print -r -- '>' >> "$FOLDER/hits" }
compadd () {
  local -a hits
  if [[ " \${@[1,(i)(-|--)]}" == *" -"(O|A|D)* ]]; then builtin compadd "$@"; return $?; fi
  builtin compadd -O hits "$@"
  (( $#hits )) && print -rl -- "$hits[@]" >> "$FOLDER/hits"
  return $(( $#hits == 0 ))
}
ready () { compprefuncs=(started); comppostfuncs=(finished) }
precmd () { ready }
print -rn -- READY > "$FOLDER/ready"
`;

/** Types each line, then the completion key; clears the line with Ctrl-U. */
const ZSH_OUTSIDE = `zmodload zsh/zpty zsh/zselect
folder=$1; shift
zpty shell zsh -f -i
zpty -w shell "cd \${(q)folder}; FOLDER=\${(q)folder}; source ./inside"
until [[ -s $folder/ready ]]; do zselect -t 2; done
count=0
for line; do
  zpty -w shell "precmd"
  zpty -n -w shell "$line"$'\\t'
  (( count++ ))
  until (( $(grep -c '^>$' $folder/hits 2>/dev/null) >= count )); do zselect -t 2; done
  zpty -n -w shell $'\\x15'
done
zpty -d shell
`;

/** zsh's completions of each line; the part of a list before the last comma is not repeated. */
export function zshOffers(script: string, lines: readonly string[]): readonly (readonly string[])[] {
  const folder = folderWith({ _fattura: script, inside: ZSH_INSIDE, outside: ZSH_OUTSIDE });
  const { status, stderr } = spawnSync('zsh', ['-f', join(folder, 'outside'), folder, ...lines], {
    encoding: 'utf8',
    timeout: 60_000,
    env: { PATH: process.env['PATH'], HOME: folder, TERM: 'dumb' },
  });
  if (status !== 0) throw new Error(`zsh ended with ${status}: ${stderr}`);
  return readFileSync(join(folder, 'hits'), 'utf8')
    .split('<\n')
    .slice(1)
    .map((part) => [...new Set(part.split('\n').filter((word) => word !== '' && word !== '>'))]);
}

/** fish's completions of each line. */
export function fishOffers(script: string, lines: readonly string[]): readonly (readonly string[])[] {
  const folder = folderWith({ script });
  const asked = lines.map((line) => `complete -C '${line}'; echo '>'`).join('\n');
  const { status, stderr, stdout } = spawnSync('fish', ['--no-config', '-c', `source script\n${asked}`], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, LANG: 'C.UTF-8' },
  });
  if (status !== 0 || stderr !== '') throw new Error(`fish ended with ${status}: ${stderr}`);
  return stdout
    .split('>\n')
    .slice(0, -1)
    .map((part) =>
      part
        .split('\n')
        .filter((word) => word !== '')
        .map((word) => word.replace(/\t.*/, '')),
    );
}
