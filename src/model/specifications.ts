/** The editions of the technical specification (Allegato A). */

/** Editions whose rules are known, with their first and last day in force (Allegato A 1.9 and 1.9.1, cover pages). */
export const EDITIONS = {
  '1.9': { from: '2025-04-01', last: '2026-05-14' },
  '1.9.1': { from: '2026-05-15', last: '9999-12-31' },
} as const;

/** An edition of the technical specification. */
export type Edition = keyof typeof EDITIONS;
