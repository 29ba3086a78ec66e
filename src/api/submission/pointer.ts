/**
 * Converts the service's pointers into an invoice, whose form is not documented, to JSON Pointers into the JSON form.
 */
import { ordinary, simplified } from '../../model/formats.ts';
import { type Element, elementsOf, type Format } from '../../model/grammar.ts';
import { jsonName } from '../../model/jsonName.ts';

/** A name, an index, or both. */
interface PointerStep {
  readonly name?: string;
  /** From 0. */
  readonly index?: number;
}

/** Elements that may contain the invoice in a request or response, and the root element in XML. */
const WRAPPERS = ['data', 'invoice', 'body', 'fattura_elettronica', 'fattura_elettronica_semplificata', '*'];

/** Attributes of the root element in XML, members of the invoice in JSON. */
const ATTRIBUTES = ['versione', 'sistema_emittente', 'namespace'];

/**
 * Follows a pointer through the grammar as far as possible; null if it does not start in an invoice.
 *
 * Supported are JSON Pointers (`/fattura_elettronica_body/0/dati_generali`), dotted paths
 * (`fattura_elettronica_body[0].dati_generali`, `$.…`) and XPaths (`/FatturaElettronica/FatturaElettronicaBody[1]`,
 * positions from 1), with the elements that may contain the invoice. A list without a position means its first
 * element.
 */
export function jsonPathOf(pointer: string, kind: Format['kind']): string | null {
  const steps = stepsOf(pointer);
  while (WRAPPERS.includes(keyOf(steps[0]))) steps.shift();
  const [first] = steps;
  if (first !== undefined && ATTRIBUTES.includes(keyOf(first))) return `/${keyOf(first)}`;
  let type: Element['type'] = (kind === 'simplified' ? simplified : ordinary).block;
  let path = '';
  for (let at = 0; at < steps.length; at += 1) {
    const key = keyOf(steps[at]);
    const element: Element | undefined =
      type.kind === 'block' ? elementsOf(type).find(({ json }) => json === key) : undefined;
    if (element === undefined) break;
    type = element.type;
    path += `/${element.json}`;
    if (element.occurs.max === 1) continue;
    const isBare = steps[at]?.index === undefined && steps[at + 1]?.name === undefined;
    const index = steps[at]?.index ?? (isBare ? steps[at + 1]?.index : 0);
    if (isBare) at += 1;
    if (index !== undefined) path += `/${index}`;
  }
  return path === '' ? null : path;
}

const keyOf = (step: PointerStep | undefined): string => step?.name ?? '';

function stepsOf(pointer: string): PointerStep[] {
  const text = pointer.trim().replace(/^[#$]/, '');
  return text.includes('/') ? text.split('/').flatMap(slashStep) : [...text.matchAll(DOTTED)].map(dottedStep);
}

const POSITION = /\[(\d{1,9})\]$/;
const NAME_TEST = /^\*\[(?:local-)?name\(\)\s*=\s*['"]([^'"]*)['"]\]/;

/** A step of a JSON Pointer or an XPath; their names differ in the case of the first letter. */
function slashStep(segment: string): readonly PointerStep[] {
  if (segment === '' || segment === 'text()') return [];
  if (/^\d{1,9}$/.test(segment)) return [{ index: Number(segment) }];
  const position = POSITION.exec(segment)?.[1];
  const name = (NAME_TEST.exec(segment)?.[1] ?? segment.replace(POSITION, '')).replace(/^@|^[^:]*:/, '');
  const isXml = /^[A-Z*]/.test(name);
  const step = { name: isXml ? jsonName(name) : name };
  if (position === undefined) return [step];
  return [{ ...step, index: isXml ? Math.max(0, Number(position) - 1) : Number(position) }];
}

const DOTTED = /([A-Za-z_]\w*)|\[?['"]?(\d{1,9})['"]?\]?/g;

function dottedStep([, name, index]: RegExpMatchArray): PointerStep {
  return name === undefined ? { index: Number(index) } : { name: jsonName(name) };
}
