import { globalOptions, type OptionDefinition } from '../command/definition.ts';
import {
  type ExplainedOption,
  offerOf,
  operandWords,
  optionsOf,
  optionsOfRoot,
  pairsOf,
  type Script,
  spellings,
} from './script.ts';

/** The completion script for fish. */
export function fish(script: Script): string {
  const { messages } = script;
  const root = '__fattura_at';
  const lines = [
    '# fattura: completions for fish.',
    '# This session: fattura completions fish | source',
    '# Every session: fattura completions fish > ~/.config/fish/completions/fattura.fish',
    functions(script),
    'complete -c fattura -f',
    ...optionsOfRoot(messages).map((option) => complete(root, optionParts(option, script))),
  ];
  for (const definition of script.commands) {
    const { name, completes } = definition;
    lines.push(complete(root, ['-a', name, '-d', quote(messages.commands[name]?.summary ?? '')]));
    const inside = `__fattura_in ${name}`;
    if (completes === 'files') lines.push(complete(inside, ['-F']));
    const words = operandWords(definition, script);
    const pairs = pairsOf(definition, script);
    const first = pairs.length > 0 || definition.maxOperands === 1 ? `__fattura_at ${name}` : inside;
    if (words.length > 0) lines.push(complete(first, ['-a', quote(words.join(' '))]));
    for (const pair of pairs) {
      lines.push(complete(`__fattura_at ${name} ${pair.name}`, ['-a', quote(pair.words.join(' '))]));
    }
    lines.push(
      ...optionsOf(definition, messages).map((option) => complete(inside, optionParts(option, script))),
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Own functions, because those of fish mistake the value of an option before the command for the command. */
function functions({ commands, columns: [plain, ...others] }: Script): string {
  const valued = [
    ...commands.flatMap(({ name, options }) => skipped(name, options)),
    ...skipped('*', globalOptions),
  ];
  return `# The command and its operands before the cursor.
function __fattura_words
  set -l command ''
  set -l skip 0
  for token in (commandline -opc)[2..-1]
    if test $skip = 1
      set skip 0
      continue
    end
    switch "$command:$token"
      case ${valued.map(quote).join(' ')}
        set skip 1
      case '*:-*'
      case '*'
        test -n "$command"; or set command $token
        echo $token
    end
  end
end
# True if the words are exactly these.
function __fattura_at
  set -l found (__fattura_words)
  test "$found" = "$argv"
end
function __fattura_in
  set -l found (__fattura_words)
  test "$found[1]" = $argv[1]
end
# Columns of an export, each with the text before the last comma as prefix.
function __fattura_columns
  set -l names ${(plain?.words ?? []).join(' ')}
  set -l tokens (commandline -opc)
${others.map(({ name, words }) => `  contains -- --${name} $tokens; and set names ${words.join(' ')}`).join('\n')}
  set -l before (string match -r '.*,' -- (string replace -r '^--columns=' '' -- (commandline -ct)))
  printf '%s\\n' "$before"$names
end`;
}

/** Patterns of options with a value, which is not an operand. */
function skipped(command: string, options: readonly OptionDefinition[]): readonly string[] {
  return spellings(options.filter(({ value }) => value !== undefined)).map(
    (spelling) => `${command}:${spelling}`,
  );
}

function complete(condition: string, parts: readonly string[]): string {
  return `complete -c fattura -n ${quote(condition)} ${parts.join(' ')}`;
}

function optionParts(option: ExplainedOption, script: Script): readonly string[] {
  const { name, short, value, explanation } = option;
  return [
    '-l',
    name,
    ...(short === undefined ? [] : ['-s', short]),
    ...(value === undefined ? [] : offering(option, script)),
    '-d',
    quote(explanation),
  ];
}

function offering(option: ExplainedOption, script: Script): readonly string[] {
  const offer = offerOf(option, script);
  switch (offer.kind) {
    case 'words':
      return ['-x', '-a', quote(offer.words.join(' '))];
    case 'columns':
      return ['-x', '-a', quote('(__fattura_columns)')];
    case 'folders':
      return ['-x', '-a', quote('(__fish_complete_directories)')];
    case 'files':
      return ['-r', '-F'];
    case 'text':
      return ['-x'];
  }
}

/** Unlike bash and zsh, fish supports backslash escapes inside single quotes. */
function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
