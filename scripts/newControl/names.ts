/** How a code is called, wherever it is called. */

export interface CodeNames {
  readonly code: string;
  readonly isAdvice: boolean;
  /** What the rule's file exports: c00423, qDueDate. */
  readonly rule: string;
  /** What the page's file exports: p00423, pqDueDate. */
  readonly page: string;
  /** Paths from the project's root. */
  readonly files: { readonly rule: string; readonly test: string; readonly page: string };
}

/** Five digits of SdI, or advice of ours; undefined for anything else. */
export function namesOf(code: string): CodeNames | undefined {
  if (!/^(?:\d{5}|Q(?:-[A-Z]+)+)$/.test(code)) return undefined;
  const isAdvice = code.startsWith('Q');
  const name = code.toLowerCase().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const folder = isAdvice ? 'quality' : 'controls';
  return {
    code,
    isAdvice,
    rule: isAdvice ? name : `c${name}`,
    page: `p${name}`,
    files: {
      rule: `src/validate/${folder}/${code}.ts`,
      test: `test/validate/${folder}/${code}.test.ts`,
      page: `src/validate/pages/${code}.ts`,
    },
  };
}
