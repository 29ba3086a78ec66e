/** Errors in an OpenAPI document that the format's own schema cannot detect, one line each. */

export interface OpenapiOperation {
  readonly operationId: string;
  readonly parameters?: readonly (OpenapiParameter | { readonly $ref: string })[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
}

interface OpenapiParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

export interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenapiOperation>>>>;
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, OpenapiOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export function openapiFlaws(document: OpenapiDocument): readonly string[] {
  return [...references(document), ...operationIds(document), ...pathParameters(document)];
}

/** Operations of paths, with their route. */
export function operationsOf({ paths }: OpenapiDocument) {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, operation]) => ({ path, verb, operation })),
  );
}

function references(document: OpenapiDocument): readonly string[] {
  const used = new Set(
    [...JSON.stringify(document).matchAll(/"(#\/components\/[^"]+)"/g)].map(([, ref = '']) => ref),
  );
  const there = Object.entries(document.components).flatMap(([kind, parts]) =>
    Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
  );
  const named = there.filter((part) => !part.includes('/securitySchemes/'));
  return [
    ...[...used].filter((ref) => !there.includes(ref)).map((ref) => `leads nowhere: ${ref}`),
    ...named.filter((part) => !used.has(part)).map((part) => `unused: ${part}`),
  ];
}

function operationIds(document: OpenapiDocument): readonly string[] {
  const ids = [
    ...operationsOf(document).map(({ operation }) => operation.operationId),
    ...Object.values(document.webhooks).flatMap((item) =>
      Object.values(item).map((each) => each.operationId),
    ),
  ];
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `operationId twice: ${id}`);
}

function pathParameters(document: OpenapiDocument): readonly string[] {
  return operationsOf(document).flatMap(({ path, operation }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = (operation.parameters ?? []).flatMap((parameter) => {
      const { name, in: place, required } = resolved(document, parameter);
      return place === 'path' && required === true ? [name] : [];
    });
    return String(inPath) === String(declared)
      ? []
      : [`${operation.operationId}: path ${inPath}, declared ${declared}`];
  });
}

function resolved(
  document: OpenapiDocument,
  parameter: OpenapiParameter | { readonly $ref: string },
): OpenapiParameter {
  if (!('$ref' in parameter)) return parameter;
  const name = parameter.$ref.replace('#/components/parameters/', '');
  return (document.components['parameters']?.[name] ?? { name, in: 'nowhere' }) as OpenapiParameter;
}
