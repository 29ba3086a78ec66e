/** Maximum total size of attached files: base64 adds a third, and SdI accepts 5 MB (Elenco dei controlli, 00003). */
export const MAX_ATTACHED = 3_750_000;
