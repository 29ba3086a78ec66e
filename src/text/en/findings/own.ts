/** Titles of the codes of ours that are neither a control nor advice: why a file was not checked. */
export const own = {
  'U-SIZE': 'File beyond the size that is read',
  'U-ENCODING': 'Unknown encoding',
  'U-BYTES': 'Bytes that are not of the encoding',
  'U-KIND': 'Kind of file that is not checked yet',
  'U-UNKNOWN': 'No invoice',
  'U-FILE': 'File refused by the system',
  'U-BUG': 'Bug in fattura',
  'I-ENCODING': 'Encoding other than declared',
};
