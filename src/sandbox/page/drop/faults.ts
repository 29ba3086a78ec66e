/** The reasons why a file was refused, each with its position in the file. */
import type { CompleteLanguage } from '../../../model/index.ts';
import { checkJson, type Finding, validateAndRead } from '../../../validate/index.ts';
import { readInvoice } from '../../../xml/index.ts';
import type { Fault } from '../../http/refusal.ts';
import { detailIn } from '../language.ts';
import type { DroppedFile } from './received.ts';

export interface DropFault {
  /** SdI's code or ours; null if the refusal is not related to a control. */
  readonly code: string | null;
  readonly text: string;
  readonly help: string | null;
  /** JSON Pointer into the invoice. */
  readonly path: string | null;
  readonly line: number | null;
  readonly column: number | null;
}

/**
 * The server's faults in the reader's language: a fault that matches a finding of the file is shown as that finding.
 * Findings that the server ignores, because it fills in the field, are left out.
 */
export function dropFaults(
  faults: readonly Fault[],
  { bytes, contentType }: Pick<DroppedFile, 'bytes' | 'contentType'>,
  { language, asOf }: { readonly language: CompleteLanguage; readonly asOf: string },
): readonly DropFault[] {
  const { report } = validateAndRead(bytes, { language, asOf, retired: false });
  const left = report.findings.filter(({ severity }) => severity === 'error');
  // For an unreadable file, the server gives only one error; the check gives the positions.
  if (faults.every(({ pointer }) => pointer === null) && left.length > 0) return left.map(faultOf);
  const places = placesOf(bytes, contentType);
  return faults.map((fault) => {
    const at = left.findIndex((finding) => isSame(finding, fault));
    const [finding] = at < 0 ? [] : left.splice(at, 1);
    if (finding !== undefined) return faultOf(finding);
    const { line, column } = places(fault.pointer);
    const text = detailIn(fault, language);
    return { code: null, text, help: null, path: fault.pointer, line, column };
  });
}

function faultOf({ code, message, help, path, line, column }: Finding): DropFault {
  return { code, text: message, help, path, line, column };
}

/** The server puts a finding's code before its title, and its path in the pointer. */
function isSame({ code, path }: Finding, { title, pointer }: Fault): boolean {
  return title.startsWith(code) && (pointer ?? '') === (path ?? '');
}

interface LineAndColumn {
  readonly line: number | null;
  readonly column: number | null;
}

const NOWHERE: LineAndColumn = { line: null, column: null };

/** Finds the position of a pointer, or of its nearest ancestor in the file. */
function placesOf(
  bytes: Uint8Array,
  contentType: DroppedFile['contentType'],
): (pointer: string | null) => LineAndColumn {
  const source =
    contentType === 'application/json'
      ? checkJson(new TextDecoder().decode(bytes)).source
      : readInvoice(bytes).source;
  return (pointer) => {
    for (let path = pointer ?? ''; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
      const place = source?.locate(path);
      if (place !== undefined) return { line: place.line, column: place.column };
    }
    return NOWHERE;
  };
}
