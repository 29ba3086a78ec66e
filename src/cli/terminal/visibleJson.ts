/** JSON text whose strings hold nothing a terminal could act on (C1 controls, direction marks); it parses alike. */
export function visibleJson(json: string): string {
  return json.replace(
    /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
