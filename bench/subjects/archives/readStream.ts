/** Decompresses with the platform's stream, the default of the library. */
import { platformInflate } from '../../../src/envelope/container/inflate.ts';
import { measureArchive } from './reading.ts';

measureArchive({ inflate: platformInflate });
