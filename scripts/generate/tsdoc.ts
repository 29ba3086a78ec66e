/** Comments of generated sources. */

/** Maximum width of a wrapped comment. */
const WIDTH = 110;

/** A TSDoc comment with paragraphs; consecutive list items have no blank line between them. */
export function comment(paragraphs: readonly string[], indent = ''): string {
  const lines: string[] = [];
  for (const paragraph of paragraphs) {
    const item = paragraph.startsWith('- ');
    if (
      lines.length > 0 &&
      !(item && (lines.at(-1)?.startsWith('- ') === true || lines.at(-1)?.startsWith('  ') === true))
    )
      lines.push('');
    lines.push(...wrap(paragraph.replaceAll('*/', '*\\/'), WIDTH - indent.length - 3, item ? '  ' : ''));
  }
  if (lines.length === 1) return `${indent}/** ${lines[0]} */`;
  return [
    `${indent}/**`,
    ...lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}`),
    `${indent} */`,
  ].join('\n');
}

function wrap(text: string, width: number, hanging: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = hanging + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
