/** The editions of the technical specification (Allegato A). */

/** Editions whose rules are known, with their first and last day in force (Allegato A 1.9 and 1.9.1, cover pages). */
export const EDITIONS = {
  '1.9': { from: '2025-04-01', last: '2026-05-14' },
  '1.9.1': { from: '2026-05-15', last: '9999-12-31' },
} as const;

/** An edition of the technical specification. */
export type Edition = keyof typeof EDITIONS;

/** The version of the technical specification (Allegato A) that code lists and formats here follow. */
export const SPECIFICATION = '1.9.1';

/** Current versions of the official schemas: FPA12 and FPR12 share one, FSM10 has its own. */
export const SCHEMA_VERSIONS = { ordinary: '1.2.3', simplified: '1.0.2' } as const;
