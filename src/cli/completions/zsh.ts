import { commands } from '../commands/index.ts';
import type { CommandDefinition } from '../definition.ts';
import {
  EXTENSIONS,
  type ExplainedOption,
  operandWords,
  optionsOf,
  optionsOfRoot,
  quote,
  type Script,
} from './script.ts';

/** The completion script for zsh. */
export function zsh(script: Script): string {
  const { messages } = script;
  const summaries = commands.map(({ name }) =>
    quote(`${name}:${escapeColon(messages.commands[name]?.summary ?? '')}`),
  );
  return `#compdef fattura
# fattura: completions for zsh.
# Put this file as _fattura into a folder of $fpath that is there before compinit runs, such as
#   fattura completions zsh > ~/.zsh/completions/_fattura
_fattura() {
  local curcontext="$curcontext" state line
  local -a commands
  commands=(
    ${summaries.join('\n    ')}
  )
  _arguments -C \\
${optionsOfRoot(messages)
  .map((option) => `    ${specification(option)} \\`)
  .join('\n')}
    '1: :->command' \\
    '*:: :->operand' && return
  case $state in
    command) _describe command commands ;;
    operand)
      case $line[1] in
${commands.map((definition) => branch(definition, script)).join('\n')}
      esac
      ;;
  esac
}
if [[ $funcstack[1] == _fattura ]]; then _fattura "$@"; else compdef _fattura fattura; fi
`;
}

function branch(definition: CommandDefinition, script: Script): string {
  const options = optionsOf(definition, script.messages).map(specification);
  const parts = [...options, ...operands(definition, script)];
  return `        ${definition.name}) _arguments \\\n          ${parts.join(' \\\n          ')} ;;`;
}

function operands(definition: CommandDefinition, script: Script): readonly string[] {
  if (definition.completes === 'files') {
    return [quote(`*:file:_files -g "*.(#i)(${EXTENSIONS.join('|')})(-.)"`)];
  }
  const words = operandWords(definition, script);
  return words.length === 0 ? [] : [quote(`1: :(${words.join(' ')})`)];
}

/** An option as `_arguments` wants it: `'(-f --format)'{-f,--format}'[…]:FORMAT:(text json)'`. */
function specification(option: ExplainedOption): string {
  const long = `--${option.name}`;
  const names =
    option.short === undefined ? quote(long) : `'(-${option.short} ${long})'{-${option.short},${long}}`;
  const explanation = `[${option.explanation.replace(/[\\[\]:]/g, '\\$&')}]`;
  return `${names}${quote(`${explanation}${value(option)}`)}`;
}

function value({ value, choices, completes }: ExplainedOption): string {
  if (value === undefined) return '';
  if (choices !== undefined) return `:${value}:(${choices.join(' ')})`;
  return `:${value}:${completes === 'files' ? '_files' : completes === 'folders' ? '_files -/' : ''}`;
}

function escapeColon(text: string): string {
  return text.replaceAll(':', '\\:');
}
