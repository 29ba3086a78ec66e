import type { Rolldown } from 'tsdown';

/** A node of the syntax tree, with the properties used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Expressions without side effects, which every bundler drops if they are unused. */
const PLAIN: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  'Identifier',
  'Literal',
]);

/**
 * Marks every value that the library computes on load as free of side effects, so that bundlers can drop unused ones.
 * No module of the library has side effects (`sideEffects: false`), but a bundler sees chunks instead of modules, and
 * must keep a constant that results from a call: `const a = f(b)` becomes `const a = /* @__PURE__ *\/ (() =>
 * f(b))()`.
 */
export function pureDeclarations(): Rolldown.Plugin {
  return {
    name: 'pure-declarations',
    generateBundle(_output, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !/\.c?js$/.test(chunk.fileName)) continue;
        const tree = this.parse(chunk.code) as unknown as { readonly body: readonly Node[] };
        const inits = tree.body.flatMap(initializers).filter((node) => !isPlain(node));
        const edits = [...inits, ...tree.body.filter(isUnusedRead)].sort((a, b) => a.start - b.start);
        chunk.code = edits.reduceRight((text, node) => {
          const { start, end } = node;
          const pure = isUnusedRead(node) ? '' : `/* @__PURE__ */ (() => (${text.slice(start, end)}))()`;
          return text.slice(0, start) + pure + text.slice(end);
        }, chunk.code);
      }
    },
  };
}

/**
 * A statement that only reads: the remains of an unused constant of a bundled package, such as a test for a feature of
 * the platform.
 */
function isUnusedRead({ type, expression }: Node): boolean {
  return type === 'ExpressionStatement' && isNode(expression) && READS.has(expression.type);
}

const READS: ReadonlySet<string> = new Set(['LogicalExpression', 'MemberExpression']);

/** The initializers of the constants in a statement. */
function initializers(statement: Node): readonly Node[] {
  const declaration = statement.type.startsWith('Export') ? statement['declaration'] : statement;
  if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') return [];
  return (declaration['declarations'] as readonly Node[]).flatMap(({ id, init }) =>
    isNode(id) && id.type === 'Identifier' && isNode(init) ? [init] : [],
  );
}

function isPlain(node: Node): boolean {
  if (PLAIN.has(node.type)) return true;
  if (node.type === 'ObjectExpression') {
    return (node['properties'] as readonly Node[]).every(
      ({ type, computed, value }) =>
        type === 'Property' && computed === false && isNode(value) && isPlain(value),
    );
  }
  if (node.type === 'ArrayExpression') {
    return (node['elements'] as readonly unknown[]).every(
      (one) => one === null || (isNode(one) && isPlain(one)),
    );
  }
  return false;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
