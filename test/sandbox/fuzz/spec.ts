/** The document that the server serves at /api/spec: allowed requests and responses. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { jsonSchemaFormats } from '../../../src/validate/json/formats.ts';
import { type OpenapiDocument, operationsOf } from '../../support/openapiFlaws.ts';

/** The part of JSON Schema that the document uses for requests. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Operation {
  /** `resource.method` of the contract. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Schema by content type. */
  readonly body: Readonly<Record<string, Schema>> | undefined;
  /** Explicitly documented statuses. */
  readonly statuses: readonly number[];
}

interface RawOperation {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const ROOT = 'https://sandbox.example/';

export class Spec {
  readonly #document: OpenapiDocument;
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: true, allErrors: true });

  constructor(document: OpenapiDocument) {
    this.#document = document;
    addFormats.default(this.#ajv);
    for (const [name, check] of Object.entries(jsonSchemaFormats)) this.#ajv.addFormat(name, check);
    this.#ajv.addSchema({ $id: ROOT, ...document });
  }

  operation(id: string): Operation {
    const found = operationsOf(this.#document).find(({ operation }) => operation.operationId === id);
    if (found === undefined) throw new Error(`/api/spec has no ${id}`);
    const { parameters = [], requestBody } = found.operation as unknown as RawOperation;
    return {
      id,
      method: found.verb.toUpperCase(),
      path: found.path,
      parameters: parameters.map((one) =>
        '$ref' in one ? (this.#at(one.$ref) as unknown as Parameter) : one,
      ),
      body:
        requestBody &&
        Object.fromEntries(Object.entries(requestBody.content).map(([type, { schema }]) => [type, schema])),
      statuses: Object.keys(found.operation.responses).map(Number).filter(Number.isInteger),
    };
  }

  /** Resolves a schema's reference. */
  resolve(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : this.resolve(this.#at(schema.$ref) as Schema);
  }

  /** The deviations of a response from the document; undefined: an empty body is documented. */
  flaws({ id, method, path }: Operation, status: number, body: unknown): readonly string[] {
    const at = this.#pointer(`/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}`);
    const schema = `${at}/content/application~1json/schema`;
    const has = this.#find(schema) !== undefined;
    if (body === undefined || !has) return (body === undefined) === !has ? [] : [`${id} ${status}: a body`];
    return this.#check(schema, body);
  }

  /** Like {@link flaws}, for the body of errors. */
  errorFlaws(body: unknown): readonly string[] {
    return this.#check('#/components/schemas/ErrorBody', body);
  }

  #check(pointer: string, value: unknown): readonly string[] {
    const validate = this.#ajv.getSchema(`${ROOT}${encodeURI(pointer)}`);
    if (validate === undefined) throw new Error(`no schema at ${pointer}`);
    if (validate(value) === true) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
  }

  /** The target of a `$ref`. */
  #pointer(path: string): string {
    const there = this.#find(`#${path}`) as { readonly $ref?: string } | undefined;
    return there?.$ref ?? `#${path}`;
  }

  #at(pointer: string): unknown {
    const found = this.#find(pointer);
    if (found === undefined) throw new Error(`/api/spec has nothing at ${pointer}`);
    return found;
  }

  #find(pointer: string): unknown {
    const steps = pointer.slice(2).split('/');
    return steps.reduce<unknown>(
      (at, step) => (at as Readonly<Record<string, unknown>> | undefined)?.[unescaped(step)],
      this.#document,
    );
  }
}

const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
