/** The findings of a check as diagnostics of the editor. */
import type { Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import type { Finding, Severity } from '../../validate/index.ts';
import type { InvoiceDocument } from './document.ts';
import type { LinkOf } from './links.ts';
import { nodeAt, type Span } from './node.ts';
import type { Places } from './ranges.ts';

const SEVERITIES = { error: 1, warning: 2, info: 3 } as const satisfies Readonly<
  Record<Severity, DiagnosticSeverity>
>;

export interface Located {
  readonly finding: Finding;
  /** The text that the editor marks. */
  readonly span: Span;
}

/** The findings with the text range they refer to. */
export function locatedFindings(document: InvoiceDocument): readonly Located[] {
  const { report, source } = document.checked;
  // The reader of XML removes a byte order mark.
  const isRemoved = document.text.startsWith(MARK) && source?.lines.text.startsWith(MARK) === false;
  const before = isRemoved ? MARK.length : 0;
  return report.findings.map((finding, index) => {
    const span = source?.spans[index] ?? null;
    const found = span === null ? null : { offset: span.offset + before, end: span.end + before };
    return { finding, span: spanOf(document, finding, found) };
  });
}

/** The byte order mark. */
const MARK = '\ufeff';

function spanOf(
  { root, text, kind }: InvoiceDocument,
  { path }: Finding,
  span: { readonly offset: number; readonly end: number } | null,
): Span {
  // A finding without a location refers to the document, for example to its name.
  if (span === null) return path === null ? root.nameSpan : nodeAt(root, path, kind).nameSpan;
  // For a block, only the name is marked: underlining a whole invoice would not help.
  const isBlock = text.slice(span.offset, span.end).includes('\n');
  const block = isBlock && path !== null ? nodeAt(root, path, kind).nameSpan : null;
  return block ?? { start: span.offset, end: span.end };
}

export function diagnosticsOf(
  document: InvoiceDocument,
  { places, link }: { readonly places: Places; readonly link: LinkOf },
): Diagnostic[] {
  return locatedFindings(document).map(({ finding, span }) => {
    const { code, severity, message, help } = finding;
    const href = link(code);
    return {
      range: places.range(span),
      severity: SEVERITIES[severity],
      code,
      ...(href === undefined ? {} : { codeDescription: { href } }),
      source: 'fattura',
      message: help === null ? message : `${message}\n${help}`,
    };
  });
}
