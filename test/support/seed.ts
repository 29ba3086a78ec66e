/**
 * One seed for all property tests, so that a run is repeatable; `FATTURA_SEED=7` sets another one,
 * `FATTURA_SEED=random` a new one each time. fast-check prints the seed of a failure.
 */
import fc from 'fast-check';

const asked = process.env['FATTURA_SEED'];
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked ?? 20_261_120) });
