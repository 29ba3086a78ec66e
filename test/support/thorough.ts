/**
 * Long tests run on a sample: a tenth of the runs, a quarter of the combinations. `npm test -- --thorough` runs
 * all of them; use it before a release and after a change to the code they cover. `FATTURA_THOROUGH=40` multiplies the
 * number of runs by forty.
 */
const asked = process.env['FATTURA_THOROUGH'];
const factor = asked === undefined ? undefined : Number(asked);
if (factor !== undefined && !(factor >= 1))
  throw new Error(`FATTURA_THOROUGH=${asked}: a number of at least 1 is needed`);

/** @param thorough number of runs of a thorough test */
export const runs = (thorough: number): number =>
  factor === undefined ? Math.ceil(thorough / 10) : thorough * factor;

/**
 * A quarter of some combinations. Each `turn` starts at a different one, so that the rows of a table together sample
 * every combination.
 */
export const sampled = <T>(all: readonly T[], turn = 0): readonly T[] =>
  factor === undefined ? all.filter((_, index) => index % 4 === turn % 4) : all;

/** True if all combinations run. */
export const isThorough: boolean = factor !== undefined;
