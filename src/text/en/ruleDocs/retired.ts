/** Why SdI does not give a code to invoices. */
export const retired = {
  '00426': 'SdI no longer gives this code: CodiceDestinatario 0000000 without PECDestinatario is allowed.',
  '00459':
    'SdI no longer gives this code: RegimeFiscale RF03 has left the schema, and today is an error 00200.',
  '00461': 'No official document that we know gives this code to an invoice.',
  /** Codes of other flows. */
  otherFlows: 'SdI gives this code to no invoice: it is one of other flows (dati fattura, esterometro).',
};
