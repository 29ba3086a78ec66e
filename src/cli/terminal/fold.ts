/** Normalizes search text: ignores case, accents and underscores (`tipo_documento` is TipoDocumento). */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f_]/g, '')
    .toLowerCase();
}
