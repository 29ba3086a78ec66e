/** The files to mutate, and the tests that must detect the mutants. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

export interface Target {
  readonly name: string;
  readonly group: 'controls' | 'domain' | 'model' | 'read' | 'submission' | 'edits' | 'fix';
  readonly source: string;
  readonly tests: readonly string[];
}

const CONTROLS = 'src/validate/controls';
const IDENTIFIERS = 'src/validate/identifiers';
const ADVICE = 'src/validate/advice';
const DOMAIN = 'src/domain';

/** Types and lists of exports, which have nothing to test. */
const SHAPES = new Set([`${DOMAIN}/index`, `${DOMAIN}/registry`, `${DOMAIN}/facts/circumstances`]);

/** The input of every rule. */
const FACTS = [`${DOMAIN}/facts/body`, `${DOMAIN}/facts/file`, `${DOMAIN}/facts/header`];

/** Facts used by rules, with the file that computes each of them. */
const BY_FACT: Readonly<Record<string, string>> = {
  sums: `${DOMAIN}/facts/sums`,
  total: `${DOMAIN}/totals`,
};

/** Tests of other folders. */
const OTHER_TESTS: Readonly<Record<string, readonly string[]>> = {
  [`${DOMAIN}/duplicates`]: ['test/validate/run.test.ts'],
  [`${DOMAIN}/facts/header`]: ['test/domain/header.test.ts'],
};

function namesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace(/\.ts$/, ''));
}

/** A control is tested with its own table only: accidental detections by other tables do not count. */
function controls(): readonly Target[] {
  return namesIn(CONTROLS).map((name) => ({
    name,
    group: 'controls',
    source: `${CONTROLS}/${name}.ts`,
    tests: [`test/validate/controls/${name}.test.ts`],
  }));
}

/** The sources under src/domain/, without the `.ts`. */
const DOMAIN_FILES = [DOMAIN, `${DOMAIN}/facts`].flatMap((folder) =>
  namesIn(folder).map((name) => `${folder}/${name}`),
);

/** The files of the domain that a source uses: its imports, and the files that compute the facts it reads. */
function usedBy(file: string): readonly string[] {
  const source = readFileSync(`${file}.ts`, 'utf8');
  const imported = [...source.matchAll(/from '(\.[^']*)\.ts'/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  );
  const asked = Object.keys(BY_FACT).filter((fact) => new RegExp(`\\b${fact}\\b`).test(source));
  return [...imported, ...asked.flatMap((fact) => BY_FACT[fact] ?? [])].filter((path) =>
    DOMAIN_FILES.includes(path),
  );
}

function reached(file: string, seen: Set<string>): Set<string> {
  for (const next of usedBy(file)) {
    if (seen.has(next)) continue;
    seen.add(next);
    // Facts import the code that computes them on demand; that does not make every rule a user of it.
    if (!FACTS.includes(next)) reached(next, seen);
  }
  return seen;
}

/** A file of the domain is tested with its own tests and those of the rules that use it, directly or indirectly. */
function domain(): readonly Target[] {
  const rules = [CONTROLS, ADVICE].flatMap((folder) =>
    namesIn(folder).map((name) => ({
      uses: reached(`${folder}/${name}`, new Set(FACTS)),
      test: `${folder.replace('src', 'test')}/${name}.test.ts`,
    })),
  );
  const own = namesIn('test/domain').map((name) => ({
    uses: new Set(usedBy(`test/domain/${name}`)),
    test: `test/domain/${name}.ts`,
  }));
  return DOMAIN_FILES.filter((file) => !SHAPES.has(file)).map((file) => ({
    name: file.replace('src/', ''),
    group: 'domain',
    source: `${file}.ts`,
    tests: [
      ...[...rules, ...own].filter(({ uses }) => uses.has(file)).map(({ test }) => test),
      ...(OTHER_TESTS[file] ?? []),
    ],
  }));
}

/** The checks of identifiers shared by 00300 to 00306. */
function identifiers(): readonly Target[] {
  return namesIn(IDENTIFIERS).map((name) => ({
    name: `identifiers/${name}`,
    group: 'controls',
    source: `${IDENTIFIERS}/${name}.ts`,
    tests: namesIn(CONTROLS)
      .filter((rule) => readFileSync(`${CONTROLS}/${rule}.ts`, 'utf8').includes(`identifiers/${name}.ts`))
      .map((rule) => `test/validate/controls/${rule}.test.ts`),
  }));
}

function model(): readonly Target[] {
  return ['decimal', 'civilDate', 'romeDay'].map((name) => ({
    name,
    group: 'model',
    source: `src/model/${name}.ts`,
    tests: [`test/model/${name}.test.ts`],
  }));
}

/** The tests of each file of src/xml/read: those that look at its results only. */
const READ_TESTS: Readonly<Record<string, readonly string[]>> = {
  acceptedBlocks: ['acceptedBlocks'],
  acceptedText: ['acceptedText', 'locate'],
  attributes: ['../messages/readMessage', 'structure', 'retired', 'xsi'],
  base64Scan: ['base64Scan'],
  builtInTypes: ['builtInTypes'],
  explain: [
    'retired',
    'structure',
    'signature',
    'xsi',
    'readInvoice',
    'wellformed',
    '../messages/readMessage',
  ],
  explainInvoice: ['readInvoice', 'structure', 'wellformed', 'retired', 'acceptedBlocks'],
  fastInvoice: ['fast', 'locate', 'acceptedBlocks', 'readInvoice', 'structure', 'wellformed'],
  fastScan: ['fastScan', 'fast', 'readInvoice', 'structure', 'wellformed'],
  identify: ['identify'],
  instanceTypes: ['signature', 'xsi'],
  layout: ['layout', 'structure', 'readInvoice'],
  markedElements: ['markedElements', 'locate'],
  marks: ['markedElements', 'acceptedBlocks'],
  namedTypes: ['namedTypes'],
  order: ['order'],
  placement: ['structure', 'signature', 'readInvoice', '../messages/readMessage'],
  problems: ['problems', 'structure', 'readInvoice'],
  readApart: ['readApart'],
  readInvoice: ['readInvoice', 'wellformed'],
  rootVersion: ['identify'],
  signature: ['signature', 'structure', 'xsi', '../differential/instanceTypes'],
  signatureText: ['signatureText'],
  textSource: ['locate', 'readInvoice', '../envelope/signatures/signedDocument'],
  uri: ['uri'],
  xsi: ['signature', 'xsi'],
};

/**
 * The tests of a file of src/api/submission: its own table, without a sandbox, with which each mutant takes several
 * seconds more.
 */
const SUBMISSION_TESTS: Readonly<Record<string, readonly string[]>> = {
  ancestors: ['placing'],
  candidate: ['sameInvoice'],
  checkInvoice: ['checkedForms'],
  delivery: ['deliveryCourse'],
  errors: ['submissionErrors', 'deliveryCourse'],
  fillIn: ['checkedForms', 'submitCheck'],
  identity: ['sameInvoice'],
  input: ['readInput', 'submitCheck'],
  locateErrors: ['placing'],
  lookUp: ['deliveryCourse', 'reissueCourse'],
  outcome: ['outcome'],
  placeErrors: ['placing'],
  pointer: ['placing'],
  port: ['deliveryCourse', 'reissueCourse', 'waitCourse'],
  prepare: ['submitCheck', 'deliveryCourse'],
  refusedInvoice: ['refusal'],
  reissueDiscarded: ['reissueCourse'],
  sameParty: ['sameInvoice'],
  submissionSettings: ['submissionSettings'],
  submitInvoice: ['deliveryCourse'],
  verified: ['submitCheck'],
  waitForStatus: ['waitCourse', 'submissionErrors'],
  watch: ['waitCourse'],
};

/** The tests of each file of src/operations/edits. */
const EDIT_TESTS: Readonly<Record<string, readonly string[]>> = {
  addition: ['fixEdit'],
  draft: ['draft', 'fixEncodings', 'fix'],
  edit: ['fixEdit'],
  emptyTag: ['xmlAddition', 'xmlEdit'],
  jsonEdit: ['jsonEdit', 'fixJson'],
  removal: ['fixMarkup', 'fix', 'fixSignature'],
  signatures: ['fixMarkup', 'fixSignature'],
  xmlAddition: ['xmlAddition'],
  xmlEdit: ['xmlEdit', 'fix'],
  xmlOrder: ['fixMarkup', 'fix'],
};

/** The tests of each file of src/operations/fix. The laws of repairs take too long. */
const FIX_TESTS: Readonly<Record<string, readonly string[]>> = {
  'amounts/confirmed': ['fix/confirmed'],
  'amounts/confirmedAmounts': ['fix/confirmedAmounts', 'fixAmounts'],
  'amounts/ofRate': ['fix/ofRate', 'fix/confirmed'],
  'amounts/rates': ['fix/rates', 'fix/confirmed'],
  'amounts/roundings': ['fix/roundings'],
  'amounts/supposition': ['fixAmounts'],
  budget: ['fix/budget', 'fix/rounds'],
  fixEdits: ['fixEdits'],
  fixInvoice: [
    'fix/fixInvoice',
    'fix',
    'fixAmounts',
    'fixSignature',
    'fixEncodings',
    'fixJson',
    'droppedSignature',
  ],
  fixKeys: ['fix/fixKeys', 'fix/rounds'],
  largestGood: ['fix', 'fixAmounts', 'fixJson', 'fix/rounds'],
  progress: ['fixProgress'],
  rounds: ['fix/rounds', 'fix', 'fixAmounts', 'fixJson'],
  units: ['fix/units', 'fix/rounds'],
};

/** Types alone. */
const TYPES_ONLY = new Set([
  'read/jsonBlock',
  'read/readResult',
  'submission/options',
  'submission/outgoing',
  'submission/placedError',
]);

interface Folder {
  readonly group: Target['group'];
  readonly source: string;
  readonly tests: string;
  readonly own: Readonly<Record<string, readonly string[]>>;
  readonly imports?: string;
}

/** The files of a folder, each with its own tests: an accidental detection by another test does not count. */
function folder({ group, source, tests, own, imports }: Folder): readonly Target[] {
  const missing = namesIn(source).find((name) => !(name in own) && !TYPES_ONLY.has(`${group}/${name}`));
  if (missing !== undefined) throw new Error(`${source}/${missing}.ts has no tests in ${import.meta.url}`);
  return Object.entries(own).map(([name, files]) => ({
    name: `${group}/${name}`,
    group,
    source: `${source}/${name}.ts`,
    tests: [
      ...(imports === undefined ? [] : [imports]),
      ...files.map((file) => posix.join(tests, `${file}.test.ts`)),
    ],
  }));
}

export function targets(): readonly Target[] {
  return [
    ...controls(),
    ...identifiers(),
    ...domain(),
    ...model(),
    ...folder({ group: 'read', source: 'src/xml/read', tests: 'test/xml', own: READ_TESTS }),
    ...folder({
      group: 'submission',
      source: 'src/api/submission',
      tests: 'test/api',
      own: SUBMISSION_TESTS,
      imports: 'scripts/mutation/apiImports.test.ts',
    }),
    ...folder({ group: 'edits', source: 'src/operations/edits', tests: 'test/operations', own: EDIT_TESTS }),
    ...folder({ group: 'fix', source: 'src/operations/fix', tests: 'test/operations', own: FIX_TESTS }),
  ];
}
