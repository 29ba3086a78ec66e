/** Explains errors of listening on a port. */
import { UsageError } from '../command/usageError.ts';
import { codeOf } from '../files/systemCode.ts';

/** @returns the error itself if its cause is neither the port nor the address */
export function explainListening(
  error: unknown,
  { host, port }: { readonly host: string; readonly port: number },
): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return new UsageError(({ listen }) => listen.portInUse(port));
  if (code === 'EACCES') return new UsageError(({ listen }) => listen.portRefused(port));
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EINVAL')
    return new UsageError(({ listen }) => listen.hostUnusable(host));
  return error;
}
