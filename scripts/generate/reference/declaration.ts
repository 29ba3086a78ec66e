/** A declaration as in its source, without bodies, initial values and private members. */
import ts from 'typescript';

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/** Maximum width of a function whose parameters share a line. */
const WIDTH = 80;

/** Maximum width of a constant's inferred type. */
const WIDEST = 300;

export function declarationText(declaration: ts.Declaration, checker: ts.TypeChecker): string {
  if (ts.isFunctionDeclaration(declaration)) return `${signature(declaration, checker)};`;
  if (ts.isClassDeclaration(declaration)) return classText(declaration, checker);
  if (ts.isVariableDeclaration(declaration)) return variableText(declaration, checker);
  return exportedText(declaration.getText());
}

/** The declarations of an overloaded function, without its implementation. */
export function shown(declarations: readonly ts.Declaration[]): readonly ts.Declaration[] {
  const overloads = declarations.filter((one) => ts.isFunctionDeclaration(one) && one.body === undefined);
  return overloads.length === 0 ? declarations : overloads;
}

const exportedText = (text: string) => text.replace(/^export (?:declare )?/, '');

/** As in a declaration file: optional parameters with `?`, patterns named `options`. */
function signature(node: ts.FunctionLikeDeclaration, checker: ts.TypeChecker): string {
  const name = ts.isConstructorDeclaration(node) ? 'constructor' : (node.name?.getText() ?? '');
  const before = ts.isGetAccessor(node) ? 'get ' : ts.isFunctionDeclaration(node) ? 'function ' : '';
  const fixed = ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static ? 'static ' : '';
  const types = node.typeParameters?.map((one) => one.getText()).join(', ');
  const parameters = node.parameters.map((one) => parameter(one, checker));
  const head = `${fixed}${before}${name}${types === undefined ? '' : `<${types}>`}`;
  const short = `${head}(${parameters.join(', ')})`;
  // Members have comments of several lines; a function stands alone.
  const wide = ts.isFunctionDeclaration(node) && short.length > WIDTH;
  const call = wide ? `${head}(\n${parameters.map((one) => `  ${one},\n`).join('')})` : short;
  if (ts.isConstructorDeclaration(node)) return call;
  const made = checker.getSignatureFromDeclaration(node);
  const returned =
    node.type?.getText() ?? (made && checker.typeToString(made.getReturnType(), node)) ?? 'void';
  return `${call}: ${returned}`;
}

function parameter(node: ts.ParameterDeclaration, checker: ts.TypeChecker): string {
  const name = ts.isIdentifier(node.name) ? node.name.text : 'options';
  const optional = node.questionToken !== undefined || node.initializer !== undefined ? '?' : '';
  const type = node.type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(node), node);
  return `${node.dotDotDotToken ? '...' : ''}${name}${optional}: ${type}`;
}

function variableText(declaration: ts.VariableDeclaration, checker: ts.TypeChecker): string {
  const type =
    declaration.type?.getText() ??
    checker.typeToString(
      checker.getTypeAtLocation(declaration),
      declaration,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    );
  return `const ${declaration.name.getText()}: ${type.length > WIDEST ? `${type.slice(0, WIDEST)}…` : type};`;
}

function classText(node: ts.ClassDeclaration, checker: ts.TypeChecker): string {
  const text = node.getText();
  const head = exportedText(text.slice(0, text.indexOf('{', heritageEnd(node) - node.getStart()))).trim();
  const members = node.members.flatMap((member) => memberText(member, checker)).join('\n');
  return members === '' ? `${head} {}` : `${head} {\n${members}\n}`;
}

const heritageEnd = (node: ts.ClassDeclaration) =>
  node.heritageClauses?.at(-1)?.end ?? node.typeParameters?.end ?? node.name?.end ?? node.getStart();

function memberText(member: ts.ClassElement, checker: ts.TypeChecker): readonly string[] {
  if (ts.getCombinedModifierFlags(member) & HIDDEN || ts.isClassStaticBlockDeclaration(member)) return [];
  if (
    member.name !== undefined &&
    (ts.isPrivateIdentifier(member.name) || ts.isComputedPropertyName(member.name))
  )
    return [];
  if (ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal')) return [];
  const comments = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const comment = comments.map((one) => `  ${one.getText()}\n`).join('');
  return [`${comment}  ${memberSignature(member, checker)};`];
}

function memberSignature(member: ts.ClassElement, checker: ts.TypeChecker): string {
  if (ts.isPropertyDeclaration(member)) {
    const type = member.type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(member), member);
    const modifiers = (member.modifiers ?? [])
      .map((one) => one.getText())
      .filter((one) => one === 'readonly' || one === 'static')
      .map((one) => `${one} `)
      .join('');
    return `${modifiers}${member.name.getText()}${member.questionToken ? '?' : ''}: ${type}`;
  }
  if (ts.isFunctionLike(member)) return signature(member as ts.FunctionLikeDeclaration, checker);
  return member.getText().replace(/;$/, '');
}
