/** Renders the attachments of a file as a table or JSON. */
import type { ListedAttachment } from '../../operations/index.ts';
import { shown, visible } from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { stylist } from '../terminal/colour.ts';
import { type Column, tableFor } from '../terminal/table.ts';

/** An attachment, with the files extracted from it if requested. */
export interface ShownAttachment {
  readonly listed: ListedAttachment;
  readonly saved?: string | readonly string[] | null;
}

export interface ShownFile {
  readonly file: string;
  readonly attachments: readonly ShownAttachment[];
}

interface Look {
  readonly messages: Messages;
  readonly style: ReturnType<typeof stylist>;
  /** Width of the terminal; null for no truncation. */
  readonly width: number | null;
}

/** The file's name and a table below it; ends with a line break. */
export function renderAttachments({ file, attachments: all }: ShownFile, look: Look): string {
  const { attachments: words } = look.messages;
  const title = `${look.style('file', visible(file))}\n`;
  if (all.length === 0) return `${title}  ${words.none}\n`;
  const saves = all.some(({ saved }) => saved !== undefined);
  const heads = words.heads;
  const columns: readonly Column[] = [
    { head: heads.number, right: true, whole: true },
    { head: heads.name },
    { head: heads.format, whole: true },
    { head: heads.compression, whole: true },
    { head: heads.size, right: true, whole: true },
    saves ? { head: heads.saved, whole: true } : { head: heads.description },
  ];
  const rows = all.flatMap(({ listed, saved }) => {
    const [first = '', ...others] = typeof saved === 'string' ? [saved] : (saved ?? []);
    const row = [
      String(listed.number),
      shown(listed.name),
      shown(listed.format ?? ''),
      shown(listed.compression ?? ''),
      listed.size === null ? words.noBase64 : words.bytes(listed.size),
      saves ? first : shown(listed.description ?? ''),
    ];
    // Further files of an archive get a line each.
    return [row, ...others.map((path) => [...row.slice(0, -1).map(() => ''), path])];
  });
  const width = look.width === null ? null : look.width - INDENT.length;
  const table = tableFor(columns, rows, { width, bold: (text) => look.style('bold', text) });
  const text = `${table.head()}${table.rows(rows)}`;
  return `${title}${text.replace(/^/gm, INDENT).trimEnd()}\n`;
}

const INDENT = '  ';

/** The beginning of the JSON object, up to its first file. */
export const JSON_START = '{\n  "files": [';

/** Renders the attachments of a file as an element of the JSON object. */
export function attachmentsJson({ file, attachments }: ShownFile): string {
  const element = {
    file,
    attachments: attachments.map(({ listed: { attachment: _, ...facts }, saved }) => ({
      ...facts,
      ...(saved === undefined ? {} : { saved }),
    })),
  };
  return JSON.stringify(element, null, 2).replace(/^/gm, '    ');
}

/** The end of the JSON object. @param count The number of its files. */
export function jsonEnd(count: number): string {
  return `${count === 0 ? '' : '\n  '}]\n}\n`;
}
