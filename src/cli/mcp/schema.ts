/** The JSON Schemas of the arguments of each tool, and of their results. */
import type { OptionDefinition } from '../command/definition.ts';
import type { Messages } from '../messages/messages.ts';
import { optionsOf, type Tool } from './tools.ts';

export interface ObjectSchema {
  [name: string]: unknown;
  readonly type: 'object';
  readonly properties: { [name: string]: object };
  readonly required: string[];
  readonly additionalProperties: false;
}

/** @param paths True if a document can be given by its path. */
export function argumentsOf(
  tool: Tool,
  messages: Messages,
  { paths }: { readonly paths: boolean },
): ObjectSchema {
  const { mcp, commands } = messages;
  const help = commands[tool.command.name]?.options ?? {};
  const document = documentOf(mcp.parameters, paths);
  const { properties, required } = takenBy(tool, messages, document);
  for (const option of optionsOf(tool)) properties[option.name] = optionSchema(option, help[option.name]);
  const forms = Object.keys(tool.forms);
  if (forms.length > 0)
    properties['form'] = { enum: forms, default: forms[0], description: mcp.parameters.form };
  return objectSchema(properties, required);
}

const objectSchema = (properties: Record<string, object>, required: string[] = []): ObjectSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

interface Taken {
  readonly properties: Record<string, object>;
  readonly required: string[];
}

function takenBy({ takes, words }: Tool, { mcp }: Messages, document: Record<string, object>): Taken {
  const { parameters } = mcp;
  switch (takes) {
    case 'document':
    case 'documents':
      return { properties: { ...document }, required: [] };
    case 'pair': {
      const side = (description: string): object => ({ ...objectSchema({ ...document }), description });
      return {
        properties: { a: side(parameters.first), b: side(parameters.second) },
        required: ['a', 'b'],
      };
    }
    case 'brief':
      return {
        properties: {
          brief: { type: 'object', description: parameters.brief },
          of: { ...objectSchema({ ...document }), description: parameters.original },
        },
        required: ['brief'],
      };
    case 'words':
      return {
        properties: Object.fromEntries(
          words.map(({ name, isList }) => {
            const text = { type: 'string', minLength: 1, maxLength: LONGEST_WORD };
            const schema =
              isList === true ? { type: 'array', items: text, minItems: 1, maxItems: MOST_WORDS } : text;
            return [name, { ...schema, description: parameters[name] }];
          }),
        ),
        required: words.filter(({ isRequired }) => isRequired === true).map(({ name }) => name),
      };
  }
}

const LONGEST_WORD = 200;
const MOST_WORDS = 20;

/** Without `oneOf`, which several assistants reject in the schema of a tool. */
function documentOf(
  { content, base64, name, path }: Messages['mcp']['parameters'],
  paths: boolean,
): Record<string, object> {
  return {
    content: { type: 'string', description: content },
    base64: { type: 'string', contentEncoding: 'base64', description: base64 },
    name: { type: 'string', maxLength: LONGEST_WORD, description: name },
    ...(paths ? { path: { type: 'string', description: path } } : {}),
  };
}

function optionSchema({ value, choices, repeatable }: OptionDefinition, description = ''): object {
  const one =
    choices === undefined ? { type: value === undefined ? 'boolean' : 'string' } : { enum: [...choices] };
  return repeatable === true ? { type: 'array', items: one, description } : { ...one, description };
}

export const filesSchema = ({ parameters }: Messages['mcp']): ObjectSchema =>
  objectSchema({ path: { type: 'string', description: parameters.folder } });

export const detailsSchema = ({ parameters }: Messages['mcp']): ObjectSchema =>
  objectSchema(
    {
      result: { type: 'string', description: parameters.result },
      pointer: { type: 'string', description: parameters.pointer },
      offset: { type: 'integer', minimum: 0, description: parameters.offset },
    },
    ['result'],
  );

/** The result of every tool. */
export const resultSchema = {
  type: 'object' as const,
  properties: {
    summary: { type: 'object' },
    result: {
      type: ['string', 'null'],
      description: 'Id to pass to the tool `details`; null if the result is complete.',
    },
    messages: { type: 'array', items: { type: 'string' } },
    data: {},
    omitted: {
      type: 'array',
      items: {
        type: 'object',
        required: ['pointer', 'shown', 'total'],
        properties: { pointer: { type: 'string' }, shown: { type: 'integer' }, total: { type: 'integer' } },
      },
    },
    limit: {
      type: 'integer',
      description: 'Maximum number of characters of a result that are shown at once.',
    },
  },
  required: ['summary', 'result', 'messages', 'data', 'omitted', 'limit'],
};

interface Unknown {
  /** The path of the argument, such as `a.format`. */
  readonly name: string;
  readonly valid: readonly string[];
}

/** The first argument that a schema does not have, which the validator does not name; null if all are known. */
export function unknownArgument(schema: object, given: unknown): Unknown | null {
  const { properties, additionalProperties } = schema as Partial<ObjectSchema>;
  if (properties === undefined || typeof given !== 'object' || given === null) return null;
  for (const [name, value] of Object.entries(given)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known === undefined) {
      if (additionalProperties === false) return { name, valid: Object.keys(properties) };
      continue;
    }
    const inner = unknownArgument(known, value);
    if (inner !== null) return { ...inner, name: `${name}.${inner.name}` };
  }
  return null;
}
