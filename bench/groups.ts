/** The compared subjects. */
import type { ArchiveSet } from './archiveInputs.ts';
import type { InputSet } from './inputs.ts';
import { has } from './machine.ts';
import { alternate, type Measured, type Subject } from './measure.ts';
import { isInstalled, native, ours, script, subject, type Workshop } from './prepare.ts';

export interface Comparison {
  readonly group: string;
  readonly title: string;
  readonly set: string;
  readonly files: number;
  readonly bytes: number;
  /** Files that the schema accepts. */
  readonly valid: number;
  /** The reference subject: the others are reported as multiples of it. */
  readonly baseline: string;
  readonly results: readonly Measured[];
}

const FATTURA = 'fattura';
const EXPLAINING = 'fattura, explaining reader';

/** Recognises third-party subjects by the prefix of their names. */
function isOurs(name: string): boolean {
  return name === FATTURA || name.startsWith(`${FATTURA}, `);
}

/**
 * Throws if one of our subjects accepts another number of files, because the figures would then compare different
 * work.
 */
function agree(set: InputSet, results: readonly Measured[]): void {
  for (const { subject: name, valid } of results) {
    if (isOurs(name) && valid !== set.valid) {
      throw new Error(`${name} accepts ${valid} of "${set.title}", expected ${set.valid}`);
    }
  }
}

export function read(shop: Workshop, set: InputSet, repeats: number): Comparison {
  const baseline = native(shop);
  const subjects: Subject[] = [
    ...ours(shop, FATTURA, 'readFattura', set),
    { name: baseline.name, run: () => baseline.run(set) },
    ...ours(shop, EXPLAINING, 'readExplaining', set),
    ...ours(shop, 'fattura, validate()', 'validateFattura', set),
    subject(shop, 'libxml2-wasm', 'readLibxml2Wasm', set),
    subject(shop, 'fast-xml-parser (parse only)', 'readFastXmlParser', set),
  ];
  if (isInstalled(shop.root, 'libxmljs2')) subjects.push(subject(shop, 'libxmljs2', 'readLibxmljs2', set));
  const results = alternate(subjects, repeats);
  agree(set, results);
  return { group: 'read', title: 'Reading', ...facts(set), baseline: baseline.name, results };
}

/** The cost that controls and advice add to the structure check. */
export function check(shop: Workshop, set: InputSet, repeats: number): Comparison {
  const baseline = native(shop);
  const subjects: Subject[] = [
    ...ours(shop, 'fattura, structure', 'validateStructure', set),
    ...ours(shop, 'fattura, structure and controls', 'validateControls', set),
    ...ours(shop, 'fattura, whole validate()', 'validateFattura', set),
    { name: baseline.name, run: () => baseline.run(set) },
  ];
  const results = alternate(subjects, repeats);
  agree(set, results);
  return { group: 'check', title: 'Checking', ...facts(set), baseline: baseline.name, results };
}

export function write(shop: Workshop, set: InputSet, repeats: number): Comparison {
  const subjects = [
    ...ours(shop, FATTURA, 'writeFattura', set),
    subject(shop, 'xmlbuilder2', 'writeXmlbuilder2', set),
  ];
  const results = alternate(subjects, repeats);
  agree(set, results);
  return { group: 'write', title: 'Writing', ...facts(set), baseline: 'xmlbuilder2', results };
}

/** To EN 16931 and back, against reading and writing alone. No other converter of FatturaPA runs here. */
export function convert(shop: Workshop, set: InputSet, repeats: number): Comparison {
  const baseline = 'fattura, read and write';
  const subjects = [
    subject(shop, baseline, 'readWrite', set),
    subject(shop, 'fattura, FatturaPA to UBL', 'convertUbl', set),
    subject(shop, 'fattura, FatturaPA to CII', 'convertCii', set),
    subject(shop, 'fattura, UBL to FatturaPA', 'convertFattura', set),
  ];
  const results = alternate(subjects, repeats);
  agree(set, results);
  return { group: 'convert', title: 'Converting', ...facts(set), baseline, results };
}

/** From a brief to XML. */
export function build(shop: Workshop, set: InputSet, repeats: number): Comparison {
  const baseline = 'fattura-elettronica-sdi-builder, totals given';
  const results = alternate(
    [
      ...ours(shop, FATTURA, 'buildFattura', set),
      ...ours(shop, 'fattura, and each checked', 'buildChecked', set),
      subject(shop, baseline, 'buildSdiBuilder', set),
    ],
    repeats,
  );
  agree(set, results);
  return {
    group: 'build',
    title: 'Building',
    ...facts(set),
    baseline: baseline,
    results,
  };
}

export function decimals(shop: Workshop, set: InputSet, repeats: number): Comparison {
  const subjects = [
    subject(shop, 'integers of cents', 'amountsInteger', set),
    subject(shop, 'BigInt, eight places', 'amountsBigInt', set),
    subject(shop, 'decimal.js', 'amountsDecimal', set),
  ];
  const results = alternate(subjects, repeats);
  agree(set, results);
  return { group: 'decimals', title: 'Checking amounts', ...facts(set), baseline: 'decimal.js', results };
}

/** The structure check of the same invoices, without and with an envelope. */
export function checkSigned(
  shop: Workshop,
  [plain, ...envelopes]: readonly InputSet[],
  repeats: number,
): Comparison {
  if (plain === undefined) throw new Error('no inputs');
  const baseline = 'XML';
  const results = alternate(
    [
      subject(shop, baseline, 'validateStructure', plain),
      ...envelopes.map((set) => subject(shop, set.title, 'validateStructure', set)),
    ],
    repeats,
  );
  return { group: 'unwrap', title: 'Checking the structure', ...facts(plain), baseline, results };
}

/** The content of envelopes, without verifying them. */
export function unwrap(shop: Workshop, set: InputSet, repeats: number): Comparison {
  const subjects = [
    subject(shop, FATTURA, 'signatures/unwrap', set),
    subject(shop, 'pkijs', 'signatures/unwrapPkijs', set),
  ];
  const results = alternate(subjects, repeats);
  agree(set, results);
  return { group: 'unwrap', title: 'Unwrapping', ...facts(set), baseline: 'pkijs', results };
}

const OURS = [
  ['fattura, node:crypto, kept keys', 'signatures/verifyNodeKept'],
  ['fattura, node:crypto', 'signatures/verifyNode'],
  ['fattura, WebCrypto, kept keys', 'signatures/verifyWebKept'],
  ['fattura, WebCrypto', 'signatures/verifyWeb'],
] as const;
const PKIJS = ['pkijs', 'signatures/verifyPkijs'] as const;
const OPENSSL = ['openssl, a process for each', 'signatures/verifyOpenssl'] as const;
const XML_CRYPTO = ['xml-crypto', 'signatures/verifyXmlCrypto'] as const;
const XMLSEC = ['xmlsec1, a process for each', 'signatures/verifyXmlsec'] as const;

/** Signatures, with a public key that is imported once or for each file. */
export function verify(shop: Workshop, set: InputSet, repeats: number): Comparison {
  const others = othersThatVerify(set);
  // In a large document, the key makes no difference.
  const ours = set.files.length > 1 ? OURS : [OURS[0], OURS[3]];
  const results = alternate(
    [...ours, ...others].map(([name, file]) => subject(shop, name, file, set)),
    repeats,
  );
  agree(set, results);
  const [[baseline] = OURS[3]] = others;
  return { group: 'verify', title: 'Verifying', ...facts(set), baseline, results };
}

function othersThatVerify({ name, files }: InputSet): readonly (readonly [name: string, file: string])[] {
  if (!name.startsWith('xades')) return has('openssl', 'version') ? [PKIJS, OPENSSL] : [PKIJS];
  const xmlsec = has('xmlsec1', '--version') ? [XMLSEC] : [];
  // xml-crypto takes minutes for 15,000 lines.
  return files.length > 1 ? [XML_CRYPTO, ...xmlsec] : xmlsec;
}

/** The trusted list with its signature. Programs that call xmlsec1 start a process for it, and do not read its services. */
export function trustList(
  shop: Workshop,
  { list, signers }: { readonly list: InputSet; readonly signers: string },
  repeats: number,
): Comparison {
  const [baseline] = XMLSEC;
  const [listed, web] = ['signatures/readList', 'signatures/readListWeb'] as const;
  const results = alternate(
    [
      { name: FATTURA, run: () => script(shop, listed, list, { schema: signers }) },
      { name: 'fattura, WebCrypto', run: () => script(shop, web, list, { schema: signers }) },
      ...(has('xmlsec1', '--version') ? [subject(shop, ...XMLSEC, list)] : []),
    ],
    repeats,
  );
  agree(list, results);
  return { group: 'trust', title: 'Trust', ...facts(list), baseline, results };
}

export function revocations(shop: Workshop, set: InputSet, repeats: number): Comparison {
  const [baseline] = OPENSSL;
  const results = alternate(
    [
      subject(shop, FATTURA, 'signatures/readCrl', set),
      ...(has('openssl', 'version') ? [subject(shop, baseline, 'signatures/readCrlOpenssl', set)] : []),
    ],
    repeats,
  );
  agree(set, results);
  return { group: 'trust', title: 'Trust', ...facts(set), baseline, results };
}

/** Messages of SdI, with their signatures, which are not verified. */
export function messages(shop: Workshop, set: InputSet, repeats: number): Comparison {
  const subjects = [
    subject(shop, FATTURA, 'readMessage', set),
    subject(shop, 'fast-xml-parser (parse only)', 'readFastXmlParser', set),
  ];
  const results = alternate(subjects, repeats);
  agree(set, results);
  const baseline = 'fast-xml-parser (parse only)';
  return { group: 'messages', title: 'Reading messages', ...facts(set), baseline, results };
}

/** Mail with its files. Only our subject also classifies them. */
export function mail(shop: Workshop, set: InputSet, repeats: number): Comparison {
  const baseline = 'postal-mime (parse only)';
  const subjects = [
    subject(shop, FATTURA, 'archives/readMails', set),
    subject(shop, baseline, 'archives/readPostalMime', set),
  ];
  const results = alternate(subjects, repeats);
  agree(set, results);
  return { group: 'mail', title: 'Mail', ...facts(set), baseline, results };
}

/** With a key that is read once. */
export function sign(shop: Workshop, set: InputSet, repeats: number): Comparison {
  const baseline = 'openssl, CAdES, a process for each';
  const subjects = [
    subject(shop, 'fattura, CAdES', 'signatures/signCades', set),
    subject(shop, 'fattura, XAdES', 'signatures/signXades', set),
    ...(has('openssl', 'version') ? [subject(shop, baseline, 'signatures/signOpenssl', set)] : []),
  ];
  const results = alternate(subjects, repeats);
  agree(set, results);
  const [, , { name } = { name: 'fattura, CAdES' }] = subjects;
  return { group: 'sign', title: 'Signing', ...facts(set), baseline: name, results };
}

/** Reading all files of an archive, and verifying signed ones. */
export function zip(shop: Workshop, set: ArchiveSet, repeats: number): Comparison {
  const verified = subject(shop, 'fattura, verifying each', 'archives/verifyArchive', set);
  const baseline = 'yauzl';
  const results = alternate(
    [
      subject(shop, FATTURA, 'archives/readNode', set),
      subject(shop, 'fattura, DecompressionStream', 'archives/readStream', set),
      ...(set.name === 'signed' ? [verified] : []),
      subject(shop, baseline, 'archives/readYauzl', set),
      ...(isInstalled(shop.root, 'fflate') ? [subject(shop, 'fflate', 'archives/readFflate', set)] : []),
    ],
    repeats,
  );
  agree(set, results);
  return { group: 'zip', title: 'Archives', ...facts(set), files: set.entries, baseline, results };
}

/** Invoices in JSON: the same checks, compared with a validator for the JSON Schema alone. */
export function checkJson(shop: Workshop, set: InputSet, schema: string, repeats: number): Comparison {
  const baseline = 'JSON.parse and ajv';
  const subjects: Subject[] = [
    ...ours(shop, 'fattura, structure', 'validateStructure', set),
    ...ours(shop, 'fattura, whole validate()', 'validateFattura', set),
    { name: baseline, run: () => script(shop, 'checkAjv', set, { schema }) },
  ];
  const results = alternate(subjects, repeats);
  agree(set, results);
  return { group: 'check', title: 'Checking', ...facts(set), baseline, results };
}

/** Each process gives one time: from its start to the first verdict on an invoice in JSON. */
export function json(shop: Workshop, set: InputSet, schema: string, repeats: number): Comparison {
  const subjects = [
    ...ours(shop, 'compiled ahead', 'jsonAhead', set),
    { name: 'compiled at start', run: () => script(shop, 'jsonAtStart', set, { schema }) },
  ];
  const results = alternate(subjects, repeats * 3);
  agree(set, results);
  return {
    group: 'json',
    title: 'First verdict on JSON',
    ...facts(set),
    baseline: 'compiled at start',
    results,
  };
}

function facts(set: InputSet): Pick<Comparison, 'set' | 'files' | 'bytes' | 'valid'> {
  return { set: set.title, files: set.files.length, bytes: set.bytes, valid: set.valid };
}
