/** The names derived from a code. */

export interface CodeNames {
  readonly code: string;
  readonly isAdvice: boolean;
  /** The export of the rule's file: c00423, qDueDate. */
  readonly rule: string;
  /** The export of the documentation's file: d00423, dqDueDate. */
  readonly doc: string;
  /** The file of each catalogue that has its sentences. */
  readonly group: string;
  /** Paths from the project's root. */
  readonly files: { readonly rule: string; readonly test: string; readonly doc: string };
}

/** SdI's five digits, or one of our advice codes; undefined for anything else. */
export function namesOf(code: string): CodeNames | undefined {
  if (!/^(?:\d{5}|Q(?:-[A-Z]+)+)$/.test(code)) return undefined;
  const isAdvice = code.startsWith('Q');
  const name = code.toLowerCase().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const folder = isAdvice ? 'advice' : 'controls';
  return {
    code,
    isAdvice,
    rule: isAdvice ? name : `c${name}`,
    doc: `d${name}`,
    group: groupOf(code),
    files: {
      rule: `src/validate/${folder}/${code}.ts`,
      test: `test/validate/${folder}/${code}.test.ts`,
      doc: `src/validate/ruleDocs/${code}.ts`,
    },
  };
}

/** Codes in the same file of a catalogue. */
function groupOf(code: string): string {
  if (code.startsWith('Q')) return code < 'Q-N' ? 'adviceA' : 'adviceN';
  return ['00440', '00420', '00400', '00300'].find((first) => code >= first) ?? '00001';
}
