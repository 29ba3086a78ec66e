import { signCades } from '../../../src/envelope/signing/index.ts';
import { measureSigning } from './signing.ts';

measureSigning(signCades);
