/** Draws labels with values: of parties, sections and totals. */
import type { EntriesSection, Entry, Party } from '../content/content.ts';
import type { Cell } from './cell.ts';
import type { Sheet } from './sheet.ts';
import { COLOUR, MARGIN, SIZE, WIDTH } from './style.ts';

const BETWEEN = 18;
const HALF = (WIDTH - BETWEEN) / 2;

interface Box {
  readonly x: number;
  readonly width: number;
  /** Width of the labels within the whole width. */
  readonly labels: number;
}

/** The two halves of the page and the whole page, with the same width of labels. */
interface Boxes {
  readonly left: Box;
  readonly right: Box;
  readonly whole: Box;
}

/** Bounds of the share of a half that labels use. */
const LABELS = { least: 0.2, most: 0.45 } as const;

const AFTER_LABEL = 8;

function boxesFor(sheet: Sheet, entries: readonly Entry[]): Boxes {
  const widths = entries.map(({ label }) => sheet.typeface.width(label, 'regular', SIZE.body) + AFTER_LABEL);
  const labels = Math.min(
    HALF * LABELS.most,
    widths.reduce((a, b) => Math.max(a, b), HALF * LABELS.least),
  );
  return {
    left: { x: MARGIN.side, width: HALF, labels },
    right: { x: MARGIN.side + HALF + BETWEEN, width: HALF, labels },
    whole: { x: MARGIN.side, width: WIDTH, labels },
  };
}

/** Draws the parties in pairs, side by side. */
export function drawParties(sheet: Sheet, parties: readonly Party[]): void {
  for (let index = 0; index < parties.length; index += 2) {
    const pair = parties.slice(index, index + 2);
    const { left, right } = boxesFor(
      sheet,
      pair.flatMap(({ entries }) => entries),
    );
    const boxed = pair.map((party, place) => ({ party, box: place === 0 ? left : right }));
    sheet.keep(90);
    sheet.row(sheet.set(boxed.map(({ party, box }) => roleCell(party.title, box))));
    sheet.skip(1);
    sheet.row(sheet.set(boxed.map(({ party, box }) => nameCell(party.name, box))));
    sheet.skip(2);
    const longest = Math.max(...pair.map(({ entries }) => entries.length));
    for (let line = 0; line < longest; line += 1) {
      const cells = boxed.flatMap(({ party, box }) => entryCells(party.entries[line], box));
      sheet.row(sheet.set(cells), { padding: 0.6 });
    }
    sheet.skip(10);
  }
}

/** Draws entries in two columns, in reading order; long values have the whole width. */
export function drawEntries(sheet: Sheet, { entries }: EntriesSection): void {
  const boxes = boxesFor(sheet, entries);
  let waiting: Entry | undefined;
  const pair = (left: Entry | undefined, right?: Entry): void => {
    if (left === undefined) return;
    const cells = [...entryCells(left, boxes.left), ...entryCells(right, boxes.right)];
    sheet.row(sheet.set(cells), { padding: 1 });
  };
  for (const entry of entries) {
    if (!isShort(sheet, entry, boxes.left)) {
      pair(waiting);
      waiting = undefined;
      sheet.row(sheet.set(entryCells(entry, boxes.whole)), { padding: 1 });
    } else if (waiting === undefined) waiting = entry;
    else {
      pair(waiting, entry);
      waiting = undefined;
    }
  }
  pair(waiting);
  sheet.skip(8);
}

/** Draws amounts in a column on the right half of the page. */
export function drawTotals(sheet: Sheet, { entries }: EntriesSection): void {
  const { right } = boxesFor(sheet, []);
  for (const entry of entries) {
    const [label, value] = entryCells(entry, { ...right, labels: 0.55 * HALF });
    if (label === undefined || value === undefined) continue;
    sheet.row(sheet.set([label, { ...value, align: 'end' }]), { padding: 1.2 });
  }
  sheet.skip(8);
}

/** True if a value takes at most two lines next to its label. */
function isShort(sheet: Sheet, { value }: Entry, { width, labels }: Box): boolean {
  return value.length < 200 && sheet.typeface.width(value, 'bold', SIZE.body) <= 2 * (width - labels);
}

function roleCell(text: string, { x, width }: Box): Cell {
  return { x, width, text, face: 'bold', size: SIZE.small, colour: COLOUR.accent };
}

function nameCell(text: string, { x, width }: Box): Cell {
  return { x, width, text, face: 'bold', size: SIZE.name, colour: COLOUR.ink };
}

function entryCells(entry: Entry | undefined, { x, width, labels }: Box): readonly Cell[] {
  if (entry === undefined) return [];
  const { label, value, strong } = entry;
  const size = SIZE.body;
  const face = strong === true ? 'bold' : 'regular';
  return [
    { x, width: labels - AFTER_LABEL, text: label, face: 'regular', size, colour: COLOUR.label },
    { x: x + labels, width: width - labels, text: value, face, size, colour: COLOUR.ink },
  ];
}
