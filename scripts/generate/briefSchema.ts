/**
 * The JSON Schema of a brief, from the types of the builders: editors then help with YAML as the compiler helps with
 * TypeScript. Values are read like in `fattura new`: a number may replace a text, and a text a number.
 */
import ts from 'typescript';
import { PAYMENT_TERM } from '../../src/build/terms/dueDate.ts';
import type { Kind } from '../../src/cli/new/definition.ts';
import { type BriefTypes, briefTypes } from './briefTypes.ts';
import type { Schema } from './jsonType.ts';

/** Definitions that several schemas share. */
const SHARED: Readonly<Record<string, Schema>> = {
  Text: {
    description: 'Un testo; le cifre possono stare senza apici / a text; digits may stand without quotes',
    anyOf: [{ type: 'string' }, { type: 'number' }],
  },
  Amount: {
    description: 'Un numero con il punto prima dei decimali / a number with a point before the decimals',
    anyOf: [{ type: 'number' }, { type: 'string', pattern: '^\\s*[-+]?\\d+(\\.\\d+)?\\s*$' }],
  },
  Day: {
    description: 'AAAA-MM-GG / YYYY-MM-DD',
    type: 'string',
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  },
  LineNumber: {
    description: 'Numero di una riga / number of a line',
    anyOf: [
      { type: 'integer', minimum: 1, maximum: 9999 },
      { type: 'string', pattern: '^[0-9]{1,4}$' },
    ],
  },
  PaymentTerm: {
    description: 'Giorni, fine mese o entrambi / days, end of month, or both: 30, EOM, 30EOM, 30EOM+10',
    anyOf: [
      { type: 'integer', minimum: 0, maximum: 999 },
      { type: 'string', pattern: PAYMENT_TERM.source },
    ],
  },
};

/** A property by which a brief refers to a file in its folder instead of containing it; the command reads the file. */
const FILE: Schema = {
  description: 'Un file accanto alla scheda / a file beside the brief',
  type: 'string',
};

let types: BriefTypes | undefined;

/** The schema of one kind of brief, with all its definitions. */
export function briefSchema(kind: Kind): Schema {
  types ??= briefTypes();
  const type = types.kinds.get(kind);
  if (type === undefined) throw new Error(`no brief of kind ${kind}`);
  const writer = new Writer(types.checker);
  const body = writer.objects([type], true);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `urn:fattura:schema:brief-${kind}`,
    $comment: 'Generated from the types of src/build by `npm run generate`; do not edit.',
    title: `fattura new --kind ${kind}`,
    ...body,
    definitions: writer.definitions(),
  };
}

class Writer {
  readonly #checker: ts.TypeChecker;
  readonly #named = new Map<string, { readonly type: ts.Type; schema: Schema }>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  definitions(): Schema {
    const used = [...this.#named].map(([name, { schema }]) => [name, schema] as const);
    return Object.fromEntries([...used, ...Object.entries(SHARED)].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** @param doc Documentation of the property, which determines the format of a text */
  #schema(type: ts.Type, doc: string): Schema {
    const members = this.#members(type);
    const name = nameOf(type);
    const objects = members.filter((member) => isObject(member) && !this.#isList(member));
    const parts: Schema[] = [];
    const isAmount = members.some((member) => member.symbol?.name === 'Decimal');
    if (isAmount) parts.push({ $ref: '#/definitions/Amount' });
    else if (objects.length > 0) parts.push(...this.#block(type, objects, name));
    if (!isAmount) parts.push(...this.#leaves(members, doc));
    for (const member of members) {
      const item = this.#itemOf(member);
      if (item !== undefined) parts.push({ type: 'array', items: this.#schema(item, '') });
    }
    return parts.length === 1 ? (parts[0] as Schema) : { anyOf: distinct(parts) };
  }

  #members(type: ts.Type): readonly ts.Type[] {
    return (type.isUnion() ? type.types : [type]).filter((one) => (one.flags & ts.TypeFlags.Undefined) === 0);
  }

  /** A named block is a definition, so that it occurs once. */
  #block(type: ts.Type, objects: readonly ts.Type[], given: string | undefined): readonly Schema[] {
    const foreign = objects.filter(isInvoice);
    if (foreign.length > 0) return [{ type: 'object' }];
    const own = objects.filter(({ symbol }) => symbol?.name !== 'Uint8Array');
    if (own.length === 0) return [];
    // In a union with a text or a list, the compiler has lost the name of the object.
    const name = given ?? (own.length === 1 && own[0] !== undefined ? nameOf(own[0]) : undefined);
    if (name === undefined) return [this.objects(own, false)];
    const known = this.#named.get(name);
    if (known !== undefined && known.type === type) return [{ $ref: `#/definitions/${name}` }];
    if (known !== undefined) {
      const again = this.objects(own, false);
      if (JSON.stringify(again) === JSON.stringify(known.schema)) return [{ $ref: `#/definitions/${name}` }];
      return [again];
    }
    const entry = { type, schema: {} as Schema };
    this.#named.set(name, entry);
    entry.schema = this.objects(own, false);
    return [{ $ref: `#/definitions/${name}` }];
  }

  #leaves(members: readonly ts.Type[], doc: string): readonly Schema[] {
    const parts: Schema[] = [];
    const literals = members.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
    const flags = members.filter((one) => (one.flags & ts.TypeFlags.BooleanLiteral) !== 0);
    if (members.some((one) => (one.flags & ts.TypeFlags.TemplateLiteral) !== 0)) {
      parts.push({ $ref: '#/definitions/PaymentTerm' });
    } else if (literals.length > 0) parts.push({ type: 'string', enum: literals });
    if (members.some((one) => (one.flags & ts.TypeFlags.String) !== 0)) {
      parts.push({ $ref: `#/definitions/${/YYYY-MM-DD/.test(doc) ? 'Day' : 'Text'}` });
    }
    if (members.some((one) => (one.flags & ts.TypeFlags.Number) !== 0)) {
      parts.push({ $ref: '#/definitions/LineNumber' });
    }
    if (flags.length === 2 || members.some((one) => (one.flags & ts.TypeFlags.Boolean) !== 0)) {
      parts.push({ type: 'boolean' });
    } else if (flags[0] !== undefined) parts.push({ const: this.#checker.typeToString(flags[0]) === 'true' });
    return parts;
  }

  #isList(type: ts.Type): boolean {
    return this.#itemOf(type) !== undefined;
  }

  #itemOf(type: ts.Type): ts.Type | undefined {
    const isList = this.#checker.isArrayType(type) || type.symbol?.name === 'ArrayLike';
    return isList ? this.#checker.getTypeArguments(type as ts.TypeReference)[0] : undefined;
  }

  /** All alternatives of an object combined: their properties once, and the differences. */
  objects(given: readonly ts.Type[], isRoot: boolean): Schema {
    const alternatives = given.flatMap((type) => (type.isUnion() ? type.types : [type]));
    const properties = alternatives.map((type) => this.#properties(type));
    const names = [...new Set(properties.flatMap((one) => [...one.keys()]))];
    const merged: Record<string, Schema> = isRoot
      ? {
          $schema: {
            description: 'Questo schema, per gli editor / this schema, for editors',
            type: 'string',
          },
        }
      : {};
    for (const name of names) {
      const found = properties.flatMap((one): readonly Schema[] => {
        const schema = one.get(name)?.schema;
        return schema === undefined ? [] : [schema];
      });
      const doc = properties.flatMap((one) => one.get(name)?.doc || []).at(-1);
      merged[name] = { ...(doc === undefined ? {} : { description: doc }), ...together(found) };
    }
    const isNeeded = (one: Properties, name: string): boolean => one.get(name)?.isNeeded === true;
    const required = names.filter((name) => properties.every((one) => isNeeded(one, name)));
    const apart = properties.map((one) => this.#apart(one, { properties, names, required }));
    const isAttachment = merged['attachment'] !== undefined && merged['nome_attachment'] !== undefined;
    return {
      type: 'object',
      properties: isAttachment ? { file: FILE, ...merged } : merged,
      ...neededOf(required, isAttachment),
      ...(apart.some((one) => Object.keys(one).length === 0) ? {} : { anyOf: distinct(apart) }),
      additionalProperties: false,
    };
  }

  /** The properties of one alternative that another one lacks. */
  #apart(
    own: Properties,
    all: {
      readonly properties: readonly Properties[];
      readonly names: readonly string[];
      readonly required: readonly string[];
    },
  ): Schema {
    const needed = all.names.filter(
      (name) => own.get(name)?.isNeeded === true && !all.required.includes(name),
    );
    const differing: Record<string, unknown> = {};
    for (const name of all.names) {
      const mine = own.get(name);
      if (mine === undefined) differing[name] = false;
      else if (all.properties.some((one) => one.get(name) !== undefined && !isSame(one.get(name), mine)))
        differing[name] = mine.schema;
      else if (needed.includes(name)) differing[name] = true;
    }
    return {
      ...(Object.keys(differing).length === 0 ? {} : { properties: differing }),
      ...(needed.length === 0 ? {} : { required: needed }),
    };
  }

  #properties(type: ts.Type): Properties {
    const found = new Map<string, Property>();
    for (const symbol of this.#checker.getPropertiesOfType(type)) {
      const propertyType = this.#checker.getTypeOfSymbol(symbol);
      if (this.#members(propertyType).length === 0) continue;
      const doc = ts.displayPartsToString(symbol.getDocumentationComment(this.#checker)).replace(/\s+/g, ' ');
      found.set(symbol.name, {
        doc,
        schema: this.#schema(propertyType, doc),
        isNeeded: (symbol.flags & ts.SymbolFlags.Optional) === 0,
      });
    }
    return found;
  }
}

interface Property {
  readonly doc: string;
  readonly schema: Schema;
  readonly isNeeded: boolean;
}

type Properties = ReadonlyMap<string, Property>;

/** A file replaces the content, and its name follows from the path. */
function neededOf(required: readonly string[], isAttachment: boolean): Schema {
  if (!isAttachment) return required.length === 0 ? {} : { required };
  const given = Object.fromEntries(required.map((name) => [name, true]));
  return {
    anyOf: [
      { properties: { file: true, attachment: false }, required: ['file'] },
      { properties: { ...given, file: false }, required },
    ],
  };
}

function isObject(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}

/** A whole invoice has its own schema. */
function isInvoice(type: ts.Type): boolean {
  return type.getProperty('fattura_elettronica_header') !== undefined;
}

/** The name of a block; that of the schema's block if a brief uses it unchanged. */
function nameOf(type: ts.Type): string | undefined {
  const { aliasSymbol, aliasTypeArguments, symbol } = type;
  if (aliasSymbol?.name === 'BlockBrief') {
    const [of] = aliasTypeArguments ?? [];
    return of?.aliasSymbol?.name ?? plain(of?.symbol?.name);
  }
  return aliasSymbol?.name ?? plain(symbol?.name);
}

function plain(name: string | undefined): string | undefined {
  return name === undefined || name.startsWith('__') ? undefined : name;
}

function isSame(one: Property | undefined, other: Property): boolean {
  return JSON.stringify(one?.schema) === JSON.stringify(other.schema);
}

function distinct(schemas: readonly Schema[]): readonly Schema[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

/** Codes of several alternatives form one list. */
function together(found: readonly Schema[]): Schema {
  const schemas = distinct(found);
  const [first] = schemas;
  if (first !== undefined && schemas.length === 1) return first;
  const codes = schemas.map(({ enum: list }) => list);
  if (codes.every(Array.isArray)) return { type: 'string', enum: [...new Set(codes.flat())] };
  return { anyOf: schemas };
}
