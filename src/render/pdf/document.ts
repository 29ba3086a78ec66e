/** Draws one document of the file, from its title to its last section. */
import type { DocumentContent, Notice, Section } from '../content/content.ts';
import type { Cell } from './cell.ts';
import { drawEntries, drawParties, drawTotals } from './entries.ts';
import type { Sheet } from './sheet.ts';
import { COLOUR, MARGIN, SIZE, WIDTH } from './style.ts';
import { drawTable } from './table.ts';

/** Minimum space for a heading and the first lines after it. */
const WITH_HEADING = 48;

export function drawDocument(sheet: Sheet, document: DocumentContent): void {
  drawTitle(sheet, document);
  drawParties(sheet, document.parties);
  for (const section of document.sections) drawSection(sheet, section);
}

/** Draws the findings, before all other content. */
export function drawNotices(sheet: Sheet, notices: readonly Notice[]): void {
  for (const { tone, code, text } of notices) {
    const said = code === undefined ? text : `${code} ${text}`;
    const cell = { ...across(said), x: MARGIN.side + 6, width: WIDTH - 12, colour: COLOUR[tone] };
    sheet.row(sheet.set([cell]), { padding: 3, band: COLOUR.band });
    sheet.skip(2);
  }
  if (notices.length > 0) sheet.skip(8);
}

function drawTitle(sheet: Sheet, { title, subtitle }: DocumentContent): void {
  sheet.row(sheet.set([{ ...across(title), face: 'bold', size: SIZE.title }]));
  sheet.skip(2);
  sheet.row(sheet.set([{ ...across(subtitle.join(' · ')), colour: COLOUR.label }]));
  sheet.skip(5);
  sheet.rule(COLOUR.accent, 1);
  sheet.skip(10);
}

function drawSection(sheet: Sheet, section: Section): void {
  const heading = (): void => {
    const cell: Cell = { ...across(section.title), face: 'bold', size: SIZE.heading, colour: COLOUR.accent };
    sheet.row(sheet.set([cell]));
    sheet.skip(3);
  };
  if (section.kind === 'table') {
    drawTable(sheet, section, heading);
    return;
  }
  sheet.keep(WITH_HEADING);
  heading();
  if (section.kind === 'text') drawParagraphs(sheet, section.paragraphs);
  else if (section.id === 'totals') drawTotals(sheet, section);
  else drawEntries(sheet, section);
}

function drawParagraphs(sheet: Sheet, paragraphs: readonly string[]): void {
  for (const text of paragraphs) {
    sheet.row(sheet.set([across(text)]));
    sheet.skip(3);
  }
  sheet.skip(5);
}

function across(text: string): Cell {
  return { x: MARGIN.side, width: WIDTH, text, face: 'regular', size: SIZE.body, colour: COLOUR.ink };
}
