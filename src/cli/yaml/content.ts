/** Reads an invoice from a YAML file. */
import { normalizeInvoice, readableOf } from '../../validate/index.ts';
import { Lines } from '../../xml/index.ts';
import type { Content, ContentOptions } from '../input/loadInvoice.ts';
import type { PlacedFlaw, YamlFlaw } from './flaw.ts';
import { readYaml } from './readYaml.ts';

/** Like `contentOf`, with positions in the YAML. `flaw` is set if the text is not readable YAML. */
export async function contentOfYaml(
  bytes: Uint8Array,
  { file, language }: ContentOptions,
): Promise<Content & { readonly flaw: PlacedFlaw | null }> {
  const reading = readYaml(bytes);
  if (!reading.ok) {
    return { invoice: null, failed: null, signed: false, flaw: placed(reading.flaw, reading.text) };
  }
  const { validateAndRead } = await import('../input/jsonCheck.ts');
  const { text, json, back } = reading;
  // The size limit was applied to the YAML; the JSON is larger by quotes and escapes.
  const checked = validateAndRead(json, { file, language, maxBytes: Number.MAX_SAFE_INTEGER });
  const invoice = readableOf(checked);
  if (invoice !== null) return { invoice, failed: null, signed: false, flaw: null };
  const lines = new Lines(text);
  const spans = (checked.source?.spans ?? []).map((span) => (span === null ? null : back.of(span.offset)));
  const findings = checked.report.findings.map((finding, index) => {
    const span = spans[index];
    return { ...finding, ...(span == null ? { line: null, column: null } : lines.position(span.offset)) };
  });
  return {
    invoice: normalizeInvoice(JSON.parse(json)),
    failed: {
      verdict: checked.report.verdict,
      report: { ...checked.report, findings },
      source: { lines, spans },
    },
    signed: false,
    flaw: null,
  };
}

function placed({ reason, detail, offset }: YamlFlaw, text: string | null): PlacedFlaw {
  const place = offset === null || text === null ? null : new Lines(text).position(offset);
  return { reason, detail, line: place?.line ?? null, column: place?.column ?? null };
}
