import { validate } from 'fattura';
import { buildInvoice, type InvoiceBrief } from 'fattura/build';
import { type Block, elementsOf, ordinary } from 'fattura/model';
import { applyDefaults, buildXml, type FatturaElettronicaInput } from 'fattura-elettronica-sdi-builder';
import { measure } from './protocol.ts';

type Tree = Record<string, unknown>;

/** Its input: XML names, and amounts as numbers. */
function tree(block: Block, value: Tree): Tree {
  const out: Tree = {};
  for (const { json, name, type, form } of elementsOf(block)) {
    const inner = value[json];
    if (inner === undefined) continue;
    const isNumber = type.kind !== 'block' && (type.base === 'decimal' || form === 'integer');
    const convert = (item: unknown): unknown => {
      if (type.kind === 'block') return tree(type, item as Tree);
      return isNumber || name === 'NumeroLinea' ? Number(item) : item;
    };
    out[name] = Array.isArray(inner) ? inner.map(convert) : convert(inner);
  }
  return out;
}

/**
 * Line numbers, totals and summaries are computed before the measurement, because it needs them as input.
 * `applyDefaults` changes its input in place, so it has no work from the second round on. Both are in its favour.
 */
function inputOf(brief: InvoiceBrief): FatturaElettronicaInput {
  const input = tree(ordinary.block, buildInvoice(brief) as unknown as Tree) as unknown as {
    FatturaElettronicaHeader: { DatiTrasmissione: Tree };
    FatturaElettronicaBody: { DatiBeniServizi: { DatiRiepilogo: Tree[] } }[];
  };
  delete input.FatturaElettronicaHeader.DatiTrasmissione['IdTrasmittente'];
  delete input.FatturaElettronicaHeader.DatiTrasmissione['FormatoTrasmissione'];
  for (const body of input.FatturaElettronicaBody) {
    for (const summary of body.DatiBeniServizi.DatiRiepilogo) delete summary['Imposta'];
  }
  return input as unknown as FatturaElettronicaInput;
}

function write(input: FatturaElettronicaInput): string {
  const built = buildXml(applyDefaults(input), { prettyPrint: true });
  if (!built.ok) throw built.error;
  return built.value;
}

let inputs: readonly FatturaElettronicaInput[] | undefined;
let accepted = 0;

measure((files) => {
  if (inputs === undefined) {
    inputs = files.map((bytes) => inputOf(JSON.parse(bytes.toString()) as InvoiceBrief));
    accepted = inputs.filter((input) => validate(write(input)).verdict === 'valid').length;
  }
  let characters = 0;
  for (const input of inputs) characters += write(input).length;
  return characters > 0 ? accepted : 0;
});
