/** Words of `fattura --version`, which loads no other messages. */
export const versionEn = {
  specification: 'technical specification (Allegato A)',
  schema: 'schema',
};
