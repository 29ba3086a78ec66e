import { defineConfig, type UserConfig } from 'tsdown';
import { thirdPartyLicences } from './scripts/thirdPartyLicences.ts';

const licences = thirdPartyLicences({ file: 'dist/THIRD-PARTY-LICENCES.txt', always: ['ajv'] });

const common = {
  target: 'node20',
  fixedExtension: false,
  sourcemap: false,
  report: false,
  checks: { pluginTimings: false },
  plugins: [licences],
} satisfies UserConfig;

/** The entries that also run in a browser: `neutral` resolves nothing of Node's. */
const core: UserConfig = {
  name: 'core',
  ...common,
  entry: {
    index: 'src/index.ts',
    model: 'src/model/index.ts',
    xml: 'src/xml/index.ts',
    validate: 'src/validate/index.ts',
  },
  format: ['esm', 'cjs'],
  platform: 'neutral',
  dts: true,
  // Nothing may be bundled: the library has no code but its own.
  deps: { onlyBundle: [] },
};

/**
 * The command carries its own copy of the core, so that a cold start reads few files;
 * commands are loaded when called. docs/decisions/command-bundle.md has the figures.
 */
const command: UserConfig = {
  name: 'command',
  ...common,
  entry: { 'cli/bin': 'src/cli/bin.ts' },
  format: 'esm',
  platform: 'node',
  dts: false,
  // Parsing is most of a cold start. The library is not minified: it is read, and bundled again.
  minify: true,
  outputOptions: { chunkFileNames: 'cli/[name]-[hash].js' },
  deps: {
    neverBundle: [/^libxml2-wasm/],
    onlyBundle: ['commander', 'tinyglobby', 'fdir', 'picomatch'],
  },
};

export default defineConfig([core, command]);
