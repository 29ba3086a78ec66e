import { defineConfig } from 'vitest/config';

/**
 * `unit` is the everyday suite; `differential` compares with libxml2 and takes longer;
 * `meta` looks at the project itself and needs `npm run build` before.
 */
export default defineConfig({
  test: {
    pool: 'threads',
    setupFiles: ['test/support/seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/meta/**', 'test/differential/**', 'test/hostile/**'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: { name: 'differential', include: ['test/differential/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: { name: 'meta', include: ['test/meta/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
});
