/**
 * Ignores code that mutation testing cannot check: data of rules, which the meta-tests guard, and sentences, which no
 * test compares.
 */

const TEXTS = new Set(['fields', 'code', 'decides']);

const WHY = 'text or data of a rule, guarded by test/meta/controls.test.ts';

/** Two words with a blank between them. */
const SENTENCE = /\p{L}{2,}[,;:]? \p{L}{2,}/u;

const SAID = 'a sentence: tests assert codes, ids, paths and parameters';

// The result of declareValuePlugin of @stryker-mutator/api, which is not a dependency of this project.
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'rule-texts',
    value: {
      shouldIgnore(path) {
        if (SENTENCE.test(textOf(path))) return SAID;
        const { key } = path.node;
        const isText = path.isObjectProperty() && key.type === 'Identifier' && TEXTS.has(key.name);
        return isText ? WHY : undefined;
      },
    },
  },
];

/** The text of a literal; empty for other code. */
function textOf(path) {
  if (path.isStringLiteral()) return path.node.value;
  return path.isTemplateLiteral() ? path.node.quasis.map(({ value }) => value.raw).join('…') : '';
}
