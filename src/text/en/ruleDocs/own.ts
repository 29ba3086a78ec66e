/** Codes that are neither SdI's nor advice: when they are given, and what to do. */
export const own = {
  'U-SIZE': {
    when: 'The file is larger than what is read: 20 MB unless told. This is no control of SdI, which rejects with 00003 beyond 5 MB.',
    remedy: 'Make the attachments smaller; to read it all the same, raise the limit with --max-size.',
  },
  'U-ENCODING': {
    when: 'The encoding that the file declares is none of those that can be read (UTF-8, UTF-16, ISO-8859 and the like).',
    remedy: 'Save the file as UTF-8, and declare it in the first line.',
  },
  'U-BYTES': {
    when: 'The file holds bytes that mean nothing in its encoding: mostly it is in another one than it declares, or damaged.',
    remedy: 'Save the file again as UTF-8, from the program that wrote it.',
  },
  'U-KIND': {
    when: 'The file was recognised but is not checked yet: a signed envelope (p7m), an archive (zip), a message of SdI or a format before 2017.',
    remedy: 'Extract the XML invoice and check that one.',
  },
  'U-UNKNOWN': {
    when: 'The content is no invoice, neither in XML nor in JSON.',
    remedy: 'Name the file of the invoice; a PDF is only a courtesy copy.',
  },
  'U-FILE': {
    when: 'The operating system did not let the file be opened or read.',
    remedy: 'Look at path and permissions.',
  },
  'U-BUG': {
    when: 'The check itself broke on this file: that is a bug in fattura, and the file was not judged.',
    remedy: 'Report it; FATTURA_DEBUG=1 shows where it happened.',
  },
  'I-ENCODING': {
    when: 'The first line declares one encoding and the file is in another. This is a remark: the invoice was read, and the verdict stays.',
    remedy: 'Declare the encoding that the file really uses, UTF-8 at best.',
  },
};
