import { nodeCrypto } from '../../../src/cli/process/nodeCrypto.ts';
import { measureVerification } from './verifying.ts';

const crypto = nodeCrypto();
measureVerification(() => crypto);
