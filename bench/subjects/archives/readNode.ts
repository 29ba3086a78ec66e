import { nodeInflate } from '../../../src/cli/process/nodeInflate.ts';
import { measureArchive } from './reading.ts';

measureArchive({ inflate: nodeInflate });
