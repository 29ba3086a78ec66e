/** Icons of one stroke, drawn inline. */

const PATHS = {
  valid: 'm5 13 4.5 4.5L19 7',
  rejected: 'M6 6l12 12M18 6 6 18',
  unreadable: 'M9 9a3 3 0 1 1 4.4 2.6c-.9.5-1.4 1-1.4 2.4M12 18v.01',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  folder: 'M3 6h6l2 2h10v11H3z',
  paste: 'M8 4h8v3H8zM8 5H5v16h14V5h-3',
  lock: 'M6 11h12v10H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  drop: 'M12 3v12m-5-5 5 5 5-5M4 20h16',
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
