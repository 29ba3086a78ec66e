/** Exceptions to the rule: the service writes `art_73`; "SdI", in the messages, is one word. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['Art73', 'art_73'],
  ['IdentificativoSdI', 'identificativo_sdi'],
]);

/** A name without capitals is its own JSON name. */
const SMALL = /^[a-z0-9_]*$/;

/**
 * The JSON name of an XML name: split before a capital that follows a lower-case letter or digit,
 * and before the last capital of a run that a lower-case letter follows; all lower case.
 * @example jsonName('IdFiscaleIVA') === 'id_fiscale_iva'
 */
export function jsonName(xmlName: string): string {
  if (SMALL.test(xmlName)) return xmlName;
  return (
    EXCEPTIONS.get(xmlName) ??
    xmlName
      .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
      .toLowerCase()
  );
}
