/**
 * The JSON Schema of the JSON form, draft 2020-12: a single document, in which `versione` selects the format, so that
 * an editor needs one setting; `#/$defs/OrdinaryInvoice` and `#/$defs/SimplifiedInvoice` can be used separately.
 */
import type { Bilingual } from '../../src/model/bilingual.ts';
import { isDated } from '../../src/model/editions.ts';
import { formats as ours } from '../../src/model/formats.ts';
import { type Block, type Choice, type Element, elementsOf, type Format } from '../../src/model/grammar.ts';
import type { SimpleType } from '../../src/model/lexical.ts';
import { limits } from '../../src/model/limits.ts';
import { blocksUnder, placesOf, simpleTypesOf } from './grammarWalk.ts';
import { jsonType, type Schema } from './jsonType.ts';

const ROOTS = { ordinary: 'OrdinaryInvoice', simplified: 'SimplifiedInvoice' } as const;

/** @param formats The grammar, ordinary first; that of one version, or with all that any version has. */
export function invoiceSchema(formats: readonly Format[] = ours): Schema {
  const [ordinary, simplified] = formats;
  if (ordinary === undefined || simplified === undefined) throw new Error('both formats are needed');
  const blocks = new Set(
    formats.flatMap((format) => [...blocksUnder(format.block)].filter((block) => block !== format.block)),
  );
  const types = new Set(formats.flatMap((format) => [...simpleTypesOf(format)]));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    // A name instead of an address: the schema is published in the package only.
    $id: 'urn:fattura:schema:invoice',
    $comment: 'Generated from the grammar by `npm run generate`; do not edit.',
    title: 'FatturaPA',
    description:
      'Fattura elettronica in forma JSON: FPA12, FPR12, FSM10 / Italian e-invoice in its JSON form: FPA12, FPR12, FSM10',
    type: 'object',
    required: ['versione'],
    if: { properties: { versione: { enum: codesOf(simplified.versione) } }, required: ['versione'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: ref(ROOTS.simplified),
    else: ref(ROOTS.ordinary),
    $defs: {
      [ROOTS.ordinary]: root(ordinary),
      [ROOTS.simplified]: root(simplified),
      Absent: {
        $comment: 'null e [] valgono come assente / null and [] read as absent',
        type: ['null', 'array'],
        maxItems: 0,
      },
      ...Object.fromEntries([...blocks].map((block) => [block.name, blockSchema(block)])),
      ...Object.fromEntries([...types].map((type) => [type.name, jsonType(type)])),
    },
  };
}

function codesOf(type: SimpleType): readonly string[] {
  return (type.codes?.codes ?? []).filter((entry) => entry.inSchema).map((entry) => entry.code);
}

function ref(name: string): Schema {
  return { $ref: `#/$defs/${name}` };
}

function orAbsent(schema: Schema): Schema {
  return { anyOf: [schema, ref('Absent')] };
}

function root(format: Format): Schema {
  const schema = blockSchema(format.block);
  return {
    title: format.root,
    ...schema,
    required: [...(schema['required'] as readonly string[]), 'versione'],
    properties: {
      ...(schema['properties'] as Schema),
      namespace: {
        description: 'Namespace del documento XML / namespace of the XML document',
        ...orAbsent({ const: format.namespace }),
      },
      sistema_emittente: {
        title: 'SistemaEmittente',
        description: 'Sistema che ha emesso la fattura / the system that issued the invoice',
        ...orAbsent(ref(format.sistemaEmittente.name)),
      },
      versione: { title: 'versione', ...ref(format.versione.name) },
    },
  };
}

function blockSchema(block: Block): Schema {
  const elements = elementsOf(block);
  const choices = block.content.filter((particle) => particle.kind === 'choice');
  const required = block.content.flatMap((particle) =>
    particle.kind === 'element' && isRequired(particle) ? [particle.json] : [],
  );
  return {
    type: 'object',
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(
      elements.map((element, index) => [element.json, property(block, element, index + 1)]),
    ),
    additionalProperties: false,
    ...(choices.length === 0 ? {} : { allOf: choices.map(oneAlternative) }),
  };
}

/** In every version of the schema. */
function isRequired(element: Element): boolean {
  return element.occurs.min === 1 && !isDated(element);
}

/** Exactly one alternative, where absent means missing, null or []. */
function oneAlternative(choice: Choice): Schema {
  const all = choice.alternatives.flat();
  return {
    oneOf: choice.alternatives.map((group) => ({
      type: 'object',
      required: group.filter(isRequired).map((element) => element.json),
      properties: Object.fromEntries(
        all.map((element) => [element.json, group.includes(element) ? value(element) : ref('Absent')]),
      ),
    })),
  };
}

function property(block: Block, element: Element, position: number): Schema {
  const required = block.content.includes(element) && isRequired(element);
  const about = describe(block, element, position);
  if (element.occurs.max > 1) {
    return required
      ? { ...about, type: 'array', minItems: 1, items: value(element) }
      : { ...about, type: ['array', 'null'], items: value(element) };
  }
  return { ...about, ...(required ? value(element) : orAbsent(value(element))) };
}

function value(element: Element): Schema {
  // An empty element has the schema's default value.
  if (element.default !== undefined) return { anyOf: [ref(element.type.name), { const: '' }] };
  return ref(element.type.name);
}

/**
 * The description with the limits of the type. Editors show the text of a reference's target rather than the text next to
 * the reference, so definitions have no description.
 */
function withLimits({ description, type }: Element): Bilingual {
  if (type.kind !== 'simple') return description;
  const { it, en } = limits(type);
  return { it: `${description.it} (${it})`, en: `${description.en} (${en})` };
}

function daysOf({ since, until }: Element): string {
  return `${since === undefined ? '' : `; dal / from ${since}`}${until === undefined ? '' : `; fino al / until ${until}`}`;
}

function describe(block: Block, element: Element, position: number): Schema {
  const numbers = [...new Set(placesOf(block).map((place) => `${place.number}.${position}`))];
  const number = ours.some((format) => format.block.name === block.name) ? [String(position)] : numbers;
  const { it, en } = withLimits(element);
  return {
    title: number.length === 1 ? `${number[0]} ${element.name}` : element.name,
    description: `${it} / ${en}${number.length > 1 ? ` (${number.join(', ')})` : ''}${daysOf(element)}`,
    ...(element.default === undefined ? {} : { default: element.default }),
  };
}
