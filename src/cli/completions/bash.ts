import {
  type CommandDefinition,
  globalOptions,
  type OptionDefinition,
  rootOptions,
} from '../command/definition.ts';
import { type Offer, offerOf, operandWords, pairsOf, type Script, spellings } from './script.ts';

/** The completion script for bash, 3.2 (macOS) and later. */
export function bash(script: Script): string {
  return `# fattura: completions for bash.
# This session: source <(fattura completions bash)
# Every session: add that line to ~/.bashrc.
_fattura() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} index command= first= second=
  local IFS=$'\\n'
  COMPREPLY=()
  # bash splits --format=json into three words, with = as one of them.
  if [[ $current == '=' ]]; then
    current=
  elif [[ $previous == '=' ]]; then
    previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "$command:\${COMP_WORDS[index]}" in
${script.commands.map(({ name, options }) => skipped(name, options)).join('')}${skipped('*', globalOptions)}      *:-*|*:=) ;;
      :*) command=\${COMP_WORDS[index]} ;;
      *) if [[ -z $first ]]; then first=\${COMP_WORDS[index]}; else second=\${COMP_WORDS[index]}; fi ;;
    esac
  done
  case "$command:$previous" in
${script.commands.flatMap(({ name, options }) => values(name, options, script)).join('\n')}
${values('*', globalOptions, script).join('\n')}
  esac
  if [[ $current == -* ]]; then
    case $command in
${script.commands.map(({ name, options }) => `      ${name}) ${words(spellings([...options, ...globalOptions]))} ;;`).join('\n')}
      *) ${words(spellings(rootOptions))} ;;
    esac
    return
  fi
  case $command in
    '') ${words(script.commands.map(({ name }) => name))} ;;
${script.commands.map((definition) => `    ${definition.name}) ${operands(definition, script)} ;;`).join('\n')}
  esac
}
complete -F _fattura fattura
`;
}

const FILES = 'COMPREPLY=($(compgen -f -- "$current")); compopt -o filenames 2>/dev/null';
const FOLDERS = 'COMPREPLY=($(compgen -d -- "$current")); compopt -o filenames 2>/dev/null';

function words(list: readonly string[]): string {
  return `COMPREPLY=($(compgen -W $'${list.join('\\n')}' -- "$current"))`;
}

function valued(options: readonly OptionDefinition[]): readonly string[] {
  return spellings(options.filter(({ value }) => value !== undefined));
}

/** Completes the value of an option. */
function values(command: string, options: readonly OptionDefinition[], script: Script): readonly string[] {
  return options
    .filter(({ value }) => value !== undefined)
    .map((option) => {
      const patterns = spellings([option]).map((spelling) => `${command}:${spelling}`);
      const offer = offering(offerOf(option, script), script);
      return `    ${patterns.join('|')}) ${offer}; return ;;`;
    });
}

function offering(offer: Offer, script: Script): string {
  switch (offer.kind) {
    case 'words':
      return words(offer.words);
    case 'files':
      return FILES;
    case 'folders':
      return FOLDERS;
    case 'columns':
      return columns(script);
    case 'text':
      return ':';
  }
}

/** Completes the last item of a comma-separated list; the columns offered depend on the kind of rows. */
function columns({ columns: [plain, ...others] }: Script): string {
  const list = (names: readonly string[] = []): string => `first=$'${names.join('\\n')}'`;
  return `${list(plain?.words)}
      case "$IFS\${COMP_WORDS[*]}$IFS" in
${others.map(({ name, words: names }) => `        *"$IFS--${name}$IFS"*) ${list(names)} ;;`).join('\n')}
      esac
      if [[ $current == *,* ]]; then second=\${current%,*},; fi
      COMPREPLY=($(compgen -P "$second" -W "$first" -- "\${current##*,}")); compopt -o nospace 2>/dev/null`;
}

function operands(definition: CommandDefinition, script: Script): string {
  if (definition.completes === 'files') return FILES;
  if (definition.completes === 'nothing') return ':';
  const first = words(operandWords(definition, script));
  const pairs = pairsOf(definition, script);
  if (pairs.length === 0 && definition.maxOperands === 1) return `[[ -n $first ]] || ${first}`;
  if (pairs.length === 0) return first;
  const branches = pairs.map((pair) => `        ${pair.name}:) ${words(pair.words)} ;;`);
  return `case $first:$second in
        :) ${first} ;;
${branches.join('\n')}
      esac`;
}

/** Skips options and their values, which are not operands. */
function skipped(command: string, options: readonly OptionDefinition[]): string {
  const patterns = valued(options).map((spelling) => `${command}:${spelling}`);
  if (patterns.length === 0) return '';
  return `      ${patterns.join('|')})
        ((index++))
        if [[ \${COMP_WORDS[index]} == '=' ]]; then ((index++)); fi
        ;;
`;
}
