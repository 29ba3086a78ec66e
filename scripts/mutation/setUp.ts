/** Properties run on few samples: with every branch counted, the usual number takes minutes for a large input. */
import fc from 'fast-check';
import '../../test/support/seed.ts';

const SAMPLES = 10;

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: SAMPLES });
