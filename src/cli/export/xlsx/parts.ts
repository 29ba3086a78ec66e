/** The parts of a workbook other than its rows (ECMA-376, part 1, 12.3 and 18). */
import type { ExportColumn } from '../../../operations/index.ts';
import { columnName, STYLE, textCell } from './cell.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cell formats by index: plain, head, text, date in the reader's locale, amount, count. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00######"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6">${[
  { format: 0, font: 0 },
  { format: 49, font: 1 },
  { format: 49, font: 0 },
  { format: 14, font: 0 },
  { format: 164, font: 0 },
  { format: 1, font: 0 },
]
  .map(
    ({ format, font }) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  )
  .join(
    '',
  )}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

export const sheetPath = (sheet: number): string => `xl/worksheets/sheet${sheet}.xml`;

/** All parts except the sheets, which are numbered from 1. */
export function partsOf(sheets: readonly string[]): readonly (readonly [path: string, content: string])[] {
  const numbers = sheets.map((_, index) => index + 1);
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${numbers
        .map((number) => `<Override PartName="/${sheetPath(number)}" ContentType="${TYPES}.worksheet+xml"/>`)
        .join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
        .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${RELATIONSHIPS}">${numbers
        .map(
          (number) =>
            `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
        )
        .join(
          '',
        )}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
  ];
}

/** Column widths in characters, by kind of value; longer text is hidden by the next cell. */
const WIDTHS: Readonly<Record<ExportColumn['kind'], number>> = { text: 24, date: 12, amount: 14, count: 8 };

/** Extra width of a header cell, for the filter button. */
const ROOM_FOR_FILTER = 4;

/** The start of a sheet, with the column names as a frozen first row. */
export function sheetHead(
  columns: readonly ExportColumn[],
  settings: { readonly selected: boolean },
): string {
  const widths = columns.map(({ name, kind }, index) => {
    const width = Math.max(WIDTHS[kind], name.length + ROOM_FOR_FILTER);
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  const cells = columns.map(({ name }, index) => textCell(name, STYLE.head, `${columnName(index)}1`));
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView${settings.selected ? ' tabSelected="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${cells.join('')}</row>`;
}

/** The end of a sheet: a filter over all rows, and no warnings about numbers stored as text. */
export function sheetTail(columns: number, rows: number): string {
  const range = `A1:${columnName(columns - 1)}${rows}`;
  return `</sheetData><autoFilter ref="${range}"/><ignoredErrors><ignoredError sqref="${range}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
}
