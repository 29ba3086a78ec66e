/** What mutation testing leaves alone: titles, sentences and field numbers, which the meta-tests guard. */
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const TEXTS = new Set(['title', 'message', 'help', 'fields', 'code', 'decides']);

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'rule-texts', {
    shouldIgnore(path) {
      const { key } = path.node;
      if (path.isObjectProperty() && key.type === 'Identifier' && TEXTS.has(key.name)) {
        return 'text or data of a rule, guarded by test/meta/controls.test.ts';
      }
      return undefined;
    },
  }),
];
