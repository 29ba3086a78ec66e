import type { CommandDefinition } from '../command/definition.ts';
import {
  EXTENSIONS,
  type ExplainedOption,
  offerOf,
  operandWords,
  optionsOf,
  optionsOfRoot,
  pairsOf,
  quote,
  type Script,
} from './script.ts';

/** The completion script for zsh. */
export function zsh(script: Script): string {
  const { messages } = script;
  const summaries = script.commands.map(({ name }) =>
    quote(`${name}:${escapeColon(messages.commands[name]?.summary ?? '')}`),
  );
  return `#compdef fattura
# fattura: completions for zsh.
# Save this script as _fattura in a folder that is in $fpath before compinit runs, for example:
#   fattura completions zsh > ~/.zsh/completions/_fattura
${columns(script)}
_fattura() {
  local curcontext="$curcontext" state line
  local -a commands
  commands=(
    ${summaries.join('\n    ')}
  )
  _arguments -C \\
${optionsOfRoot(messages)
  .map((option) => `    ${specification(option, script)} \\`)
  .join('\n')}
    '1: :->command' \\
    '*:: :->operand' && return
  case $state in
    command) _describe command commands ;;
    operand)
      case $line[1] in
${script.commands.map((definition) => branch(definition, script)).join('\n')}
      esac
      ;;
  esac
}
if [[ $funcstack[1] == _fattura ]]; then _fattura "$@"; else compdef _fattura fattura; fi
`;
}

function branch(definition: CommandDefinition, script: Script): string {
  const options = optionsOf(definition, script.messages).map((option) => specification(option, script));
  const parts = [...options, ...operands(definition, script)];
  const call = `_arguments \\\n          ${parts.join(' \\\n          ')}`;
  const pairs = pairsOf(definition, script);
  if (pairs.length === 0) return `        ${definition.name}) ${call} ;;`;
  return `        ${definition.name})
          ${call}
          if [[ $state == second ]]; then
            case $line[1] in
${pairs.map((pair) => `              ${pair.name}) compadd -- ${pair.words.map(quote).join(' ')} ;;`).join('\n')}
            esac
          fi
          ;;`;
}

function operands(definition: CommandDefinition, script: Script): readonly string[] {
  if (definition.completes === 'files') {
    return [quote(`*:file:_files -g "*.(#i)(${EXTENSIONS.join('|')})(-.)"`)];
  }
  const words = operandWords(definition, script);
  if (words.length === 0) return [];
  const second = pairsOf(definition, script).length === 0 ? [] : ["'2: :->second'"];
  return [quote(`1: :(${words.join(' ')})`), ...second];
}

/**
 * An option in the syntax of `_arguments`: `'(-f --format)'{-f+,--format=}'[…]:FORMAT:(text json)'`. The `+` or `=`
 * after a name allows the value in the same word.
 */
function specification(option: ExplainedOption, script: Script): string {
  const names = option.repeatable === true ? quote(`*${long(option)}`) : excluding(option);
  const explanation = `[${option.explanation.replace(/[\\[\]:]/g, '\\$&')}]`;
  return `${names}${quote(`${explanation}${value(option, script)}`)}`;
}

function long({ name, value }: ExplainedOption): string {
  return value === undefined ? `--${name}` : `--${name}=`;
}

/** The spellings of an option that may be given once: each excludes the others. */
function excluding(option: ExplainedOption): string {
  const { name, short, value } = option;
  if (short === undefined) return quote(long(option));
  return `'(-${short} --${name})'{-${short}${value === undefined ? '' : '+'},${long(option)}}`;
}

function value(option: ExplainedOption, script: Script): string {
  if (option.value === undefined) return '';
  const offer = offerOf(option, script);
  return `:${option.value}:${offer.kind === 'words' ? `(${offer.words.join(' ')})` : ACTIONS[offer.kind]}`;
}

const ACTIONS = { files: '_files', folders: '_files -/', columns: '_fattura_columns', text: '' } as const;

/** Completes columns, which depend on the kind of rows. */
function columns({ columns: [plain, ...others] }: Script): string {
  const list = (words: readonly string[] = []): string => `names=(${words.map(quote).join(' ')})`;
  return `_fattura_columns() {
  local -a names
  ${list(plain?.words)}
${others.map(({ name, words }) => `  (( $words[(I)--${name}] )) && ${list(words)}`).join('\n')}
  _sequence compadd - $names
}`;
}

function escapeColon(text: string): string {
  return text.replaceAll(':', '\\:');
}
