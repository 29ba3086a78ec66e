/** The seller's data on this device, kept only on request. */
import type { Typed } from './brief.ts';

const KEY = 'fattura.supplier';

/** The remembered data: the fields of the seller, without their block, and the number of the last file. */
export interface Remembered {
  readonly fields: Typed;
  readonly progressive: string;
}

export function remembered(): Remembered | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isRemembered(found) ? found : null;
  } catch {
    // Storage is off, or holds something else.
    return null;
  }
}

export function remember(value: Remembered | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Storage is off or full: the form works without.
  }
}

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  const { fields, progressive } = value as Partial<Record<keyof Remembered, unknown>>;
  return (
    typeof progressive === 'string' &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((one) => typeof one === 'string')
  );
}

/** The number after it: `00009` gives `00010`. Others are kept. */
export function nextProgressive(last: string): string {
  return /^\d{1,5}$/.test(last) ? String(Number(last) + 1).padStart(last.length, '0') : last;
}
