/** Codes that are neither SdI codes nor advice: when they are reported, and the remedy. */
export const own = {
  'M-FORMAT': {
    when: 'An SdI message (receipt, notification, metadata) does not follow the official schema. Deviations that also occur in real messages are warnings.',
    remedy:
      'Download the message again. Write your own outcome notices with `fattura outcome`: SdI rejects those that do not follow the format (EN00).',
  },
  'M-SIGNATURE': {
    when: 'The signature of an SdI message is broken, or the lists given with --trust-list do not confirm its signer.',
    remedy: 'Download the message again from the channel on which it arrived.',
  },
  'U-SIZE': {
    when: 'The file is larger than the reading limit (default: 20 MB). This is not an SdI control; SdI rejects files over 5 MB with 00003.',
    remedy: 'Shrink the attachments; to read the file anyway, raise the limit with --max-size.',
  },
  'U-ENCODING': {
    when: 'The encoding declared by the file is not supported (supported: UTF-8, UTF-16, ISO-8859 and similar).',
    remedy: 'Save the file as UTF-8 and declare UTF-8 in the first line.',
  },
  'U-BYTES': {
    when: 'The file contains bytes that are not valid in its encoding: usually the actual encoding differs from the declared one, or the file is damaged.',
    remedy: 'Save the file again as UTF-8 in the program that wrote it.',
  },
  'U-KIND': {
    when: 'The file was recognized, but this check does not apply to it: metadata, for example, or, in the library, an archive (zip), an SdI message or a format from before 2017.',
    remedy: 'Extract the XML invoice and check it.',
  },
  'U-ENVELOPE': {
    when: 'The file is a signed envelope (.p7m) whose content cannot be read: it is damaged, truncated, encrypted, nested too deeply, or contains no invoice.',
    remedy:
      'Download or export the signed file again; if the signature is detached, check the XML file itself.',
  },
  'U-UNKNOWN': {
    when: 'The content is not an invoice, neither in XML nor in JSON.',
    remedy: 'Specify the invoice file; a PDF is only a courtesy copy.',
  },
  'U-FILE': {
    when: 'The operating system did not allow the file to be opened or read.',
    remedy: 'Check the path and the permissions.',
  },
  'U-BUG': {
    when: 'The check itself failed on this file. This is a bug in fattura, and the file has no verdict.',
    remedy: 'Report the bug; FATTURA_DEBUG=1 shows where it occurred.',
  },
  'U-ARCHIVE': {
    when: 'An archive or a file in it was not read: it is encrypted, uses an unsupported compression method, is a link, or exceeds a limit on size, number of files, compression ratio or nesting. A damaged archive is 00106.',
    remedy: 'Extract the archive with another program, and check the files.',
  },
  'W-ARCHIVE': {
    when: 'The number of files in an SDIFTP package differs from the one that its FileQuadraturaFTP states.',
    remedy: 'Download the package again.',
  },
  'W-METADATA': {
    when: 'The hash in the metadata (metaDato.xml) is not that of the file, or the archive contains the metadata without their file.',
    remedy: 'Download the archive from the portal of the Agenzia again.',
  },
  'I-ARCHIVE': {
    when: 'The archive contains files that are not invoices or that operating systems add, has extra bytes before or after its contents, or states a wrong number of files. This is only a note.',
    remedy: 'No action is needed.',
  },
  'I-ENCODING': {
    when: 'The first line declares an encoding that the file does not use. This is only a note: the invoice was read, and the verdict does not change.',
    remedy: 'Declare the encoding that the file actually uses, preferably UTF-8.',
  },
};
