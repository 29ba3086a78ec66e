/** What is mutated, and the tests that have to notice. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Target {
  readonly name: string;
  readonly group: 'controls' | 'kit' | 'model';
  readonly source: string;
  readonly tests: readonly string[];
}

const CONTROLS = 'src/validate/controls';
const KIT = `${CONTROLS}/kit`;
const ADVICE = 'src/validate/quality';

/** Types and the shape of a rule: nothing to be tried. */
const SHAPES = new Set(['rule', 'registry']);

/** What rules ask facts for, by the names of the files that compute it. */
const BY_FACT = ['sums', 'total'];

function namesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace('.ts', ''));
}

/** A control is tried with its own table only: what another would catch by chance does not count. */
function controls(): readonly Target[] {
  return namesIn(CONTROLS).map((name) => ({
    name,
    group: 'controls',
    source: `${CONTROLS}/${name}.ts`,
    tests: [`test/validate/controls/${name}.test.ts`],
  }));
}

/** A file of the kit is tried with the tables of the rules that import it, through others of the kit or directly. */
function kit(): readonly Target[] {
  const kitNames = namesIn(KIT);
  const imports = (file: string): readonly string[] => {
    const source = readFileSync(file, 'utf8');
    const asks = (name: string): boolean =>
      BY_FACT.includes(name) && new RegExp(`\\b${name}\\b`).test(source);
    return kitNames.filter((name) => source.includes(`/${name}.ts';`) || asks(name));
  };
  const ofKit = new Map(kitNames.map((name) => [name, imports(`${KIT}/${name}.ts`)]));
  const reached = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    // Facts import what they compute when asked; that does not make every rule a user of it.
    for (const next of ofKit.get(name) ?? []) if (name !== 'facts') reached(next, seen);
    return seen;
  };
  const rules = [CONTROLS, ADVICE].flatMap((folder) =>
    namesIn(folder).map((name) => {
      const uses = new Set<string>(['facts']);
      for (const one of imports(`${folder}/${name}.ts`)) reached(one, uses);
      return { uses, test: `${folder.replace('src', 'test')}/${name}.test.ts` };
    }),
  );
  return kitNames
    .filter((name) => !SHAPES.has(name))
    .map((name) => ({
      name: `kit/${name}`,
      group: 'kit',
      source: `${KIT}/${name}.ts`,
      tests: rules.filter(({ uses }) => uses.has(name)).map(({ test }) => test),
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

export function targets(): readonly Target[] {
  return [...controls(), ...kit(), ...model()];
}
