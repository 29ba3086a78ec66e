/** Signs files: CAdES-BES and XAdES-BES. */
export { type ReadSignerOptions, readSigner } from './localSigner.ts';
export { selfSigned } from './selfSigned.ts';
export {
  finishSigning,
  type Prepared,
  prepareCades,
  prepareXades,
  type SignCadesOptions,
  type Signed,
  type SignOptions,
  signCades,
  signXades,
} from './sign.ts';
export type { Signer, SigningInput } from './signer.ts';
export { SigningError, type SigningErrorCode, type SigningErrorParams } from './signingError.ts';
export type { SigningState } from './state.ts';
export type { CertificateFlaw, SigningWarning } from './suitable.ts';
