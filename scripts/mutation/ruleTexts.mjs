/** Ignores what mutation testing cannot judge: sentences and data of rules, which the meta-tests guard. */

const TEXTS = new Set(['fields', 'code', 'decides']);

const WHY = 'text or data of a rule, guarded by test/meta/controls.test.ts';

// The result of declareValuePlugin of @stryker-mutator/api, which is not a dependency of this project.
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'rule-texts',
    value: {
      shouldIgnore(path) {
        const { key } = path.node;
        const isText = path.isObjectProperty() && key.type === 'Identifier' && TEXTS.has(key.name);
        return isText ? WHY : undefined;
      },
    },
  },
];
