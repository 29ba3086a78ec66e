/** Reasons why SdI does not use a code for invoices. */
export const retired = {
  '00426': 'SdI no longer uses this code: CodiceDestinatario 0000000 without PECDestinatario is allowed.',
  '00459':
    'SdI no longer uses this code: RegimeFiscale RF03 is no longer in the schema and is now an error 00200.',
  '00461': 'No official document that we know of uses this code for invoices.',
  /** Codes of other flows. */
  otherFlows:
    'SdI does not use this code for invoices; it belongs to other flows (dati fattura, esterometro).',
};
