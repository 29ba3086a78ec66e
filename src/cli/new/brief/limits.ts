/** Most bytes of all files that a brief attaches: base64 makes 4 of 3, and SdI takes 5 MB (Elenco dei controlli, 00003). */
export const MAX_ATTACHED = 3_750_000;
