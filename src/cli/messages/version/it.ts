import type { versionEn } from './en.ts';

export const versionIt: typeof versionEn = {
  specification: 'specifiche tecniche (Allegato A)',
  schema: 'schema',
};
