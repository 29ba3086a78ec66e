/**
 * JSON text whose strings hold nothing that a terminal could act on, nothing invisible, and no command of a runner of
 * GitHub Actions (`##[error]`); it parses alike.
 */
export function visibleJson(json: string): string {
  return json.replace(UNSAFE, (found) => found.replace(/[^#]/g, escaped));
}

const UNSAFE =
  /[\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}|##\[/gu;

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
