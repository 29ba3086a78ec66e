/**
 * Measures in points (1/72 inch) and colours. All colours are opaque, so that PDF/A's rules on transparency do not
 * apply.
 */

/** A4. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

export const MARGIN = { side: 42, top: 44, bottom: 52 } as const;

/** Width between the margins. */
export const WIDTH: number = PAGE.width - 2 * MARGIN.side;

export const SIZE = { title: 15, name: 10, heading: 10, body: 8, small: 7, foot: 6.5 } as const;

/** Line height, relative to the font size. */
export const LEADING = 1.3;

export const COLOUR = {
  ink: '#1a1a1a',
  label: '#5a6068',
  accent: '#1f4e79',
  hairline: '#d0d5da',
  band: '#eef2f6',
  error: '#a4161a',
  warning: '#8a5a00',
  info: '#1f4e79',
} as const;

export type Face = 'regular' | 'bold';
