/** Signatures of the records of ZIP, read as little-endian numbers (APPNOTE.TXT 6.3.10, §4.3). */
export const RECORDS = {
  local: 0x04034b50,
  central: 0x02014b50,
  signature: 0x05054b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
} as const;
