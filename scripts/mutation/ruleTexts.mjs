/** What mutation testing leaves alone: titles, sentences and field numbers, which the meta-tests guard. */

const TEXTS = new Set(['title', 'message', 'help', 'fields', 'code', 'decides', 'it', 'en']);

/** In the kit, the function that makes a finding from sentences. */
const MAKES_TEXT = 'refused';

/** In the kit, the type of lists of field numbers. */
const NUMBERS = 'RuleFields';

const WHY = 'text or data of a rule, guarded by test/meta/controls.test.ts';

function typeOf(annotation) {
  return annotation?.typeAnnotation?.typeName?.name;
}

// What declareValuePlugin of @stryker-mutator/api makes, a package that we do not depend on ourselves.
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'rule-texts',
    value: {
      shouldIgnore(path) {
        const { key, callee } = path.node;
        if (path.isObjectProperty() && key.type === 'Identifier' && TEXTS.has(key.name)) return WHY;
        if (path.isVariableDeclarator() && typeOf(path.node.id.typeAnnotation) === NUMBERS) return WHY;
        if (path.isFunctionDeclaration() && typeOf(path.node.returnType) === NUMBERS) return WHY;
        if (path.isCallExpression() && callee.type === 'Identifier' && callee.name === MAKES_TEXT) return WHY;
        return undefined;
      },
    },
  },
];
