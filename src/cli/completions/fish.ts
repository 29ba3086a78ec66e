import { commands } from '../commands/index.ts';
import {
  type ExplainedOption,
  operandWords,
  optionsOf,
  optionsOfRoot,
  pairsOf,
  type Script,
} from './script.ts';

/** The completion script for fish. */
export function fish(script: Script): string {
  const { messages } = script;
  const lines = [
    '# fattura: completions for fish.',
    '# Now: fattura completions fish | source',
    '# Always: fattura completions fish > ~/.config/fish/completions/fattura.fish',
    'complete -c fattura -f',
    ...optionsOfRoot(messages).map((option) => complete('__fish_use_subcommand', optionParts(option))),
  ];
  for (const definition of commands) {
    const { name, completes } = definition;
    lines.push(
      complete('__fish_use_subcommand', ['-a', name, '-d', quote(messages.commands[name]?.summary ?? '')]),
    );
    const seen = `__fish_seen_subcommand_from ${name}`;
    if (completes === 'files') lines.push(complete(seen, ['-F']));
    const words = operandWords(definition, script);
    const pairs = pairsOf(definition, script);
    // Where a second operand depends on the first, the first is offered once.
    const first =
      pairs.length === 0 ? seen : `${seen}; and not __fish_seen_subcommand_from ${words.join(' ')}`;
    if (words.length > 0) lines.push(complete(first, ['-a', quote(words.join(' '))]));
    for (const pair of pairs) {
      const chosen = `${seen}; and __fish_seen_subcommand_from ${pair.name}`;
      lines.push(complete(chosen, ['-a', quote(pair.words.join(' '))]));
    }
    lines.push(...optionsOf(definition, messages).map((option) => complete(seen, optionParts(option))));
  }
  return `${lines.join('\n')}\n`;
}

function complete(condition: string, parts: readonly string[]): string {
  return `complete -c fattura -n ${quote(condition)} ${parts.join(' ')}`;
}

function optionParts(option: ExplainedOption): readonly string[] {
  const { name, short, value, choices, completes, explanation } = option;
  return [
    '-l',
    name,
    ...(short === undefined ? [] : ['-s', short]),
    ...(value === undefined ? [] : completes === undefined ? ['-x'] : ['-r', '-F']),
    ...(choices === undefined ? [] : ['-a', quote(choices.join(' '))]),
    '-d',
    quote(explanation),
  ];
}

/** fish knows the backslash inside single quotes. */
function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
