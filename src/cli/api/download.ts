/** `fattura api documents get-invoice ID --xml [-o FILE]`: downloads the file named in a response, unchanged. */
import { join } from 'node:path';
import type { FatturaClient, RequestOptions } from '../../api/index.ts';
import { UsageError } from '../command/usageError.ts';
import { anyTarget } from '../files/target.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { writeSanitized } from '../output/sanitize.ts';
import { place, shownPath } from '../output/write.ts';
import { ExitCode } from '../process/exitCode.ts';
import type { ApiCall } from './definition.ts';
import type { ApiRequest } from './settings.ts';

interface Work {
  readonly call: ApiCall;
  readonly messages: Messages;
  readonly client: FatturaClient;
}

/** The output file; null for standard output. */
export type FilePlace = { readonly path: string; readonly overwrite: boolean } | null;

/**
 * In a folder, the file is named by the requested id.
 *
 * @throws UsageError for --output without --xml
 */
export function placeOf({ ids }: ApiRequest, { options, io }: ApiCall): FilePlace {
  const { output, overwrite = false } = options;
  if (options.xml !== true && (output !== undefined || overwrite))
    throw new UsageError(({ api }) => api.usage.xmlNeeded(output === undefined ? '--overwrite' : '--output'));
  const target = anyTarget(output, io.cwd);
  if (target.kind === 'stdout') return null;
  const name = `${encodeURIComponent(ids.at(-1) ?? '')}.xml`;
  return { path: target.kind === 'folder' ? join(target.path, name) : target.path, overwrite };
}

export async function download(
  { endpoint, ids }: ApiRequest,
  to: FilePlace,
  { call, messages, client }: Work,
): Promise<number> {
  const { io } = call;
  const bytes = await methodOf(client, endpoint)(...ids, { signal: io.interrupted });
  if (bytes === null) {
    await printError(io, 'api', messages.api.noXml);
    return ExitCode.findings;
  }
  if (to === null) {
    await writeSanitized(io.stdout, { text: new TextDecoder().decode(bytes), bytes });
    return ExitCode.ok;
  }
  const refusal = await place(bytes, { ...to, cwd: io.cwd, inputs: new Set() }, messages);
  await printError(io, 'api', refusal ?? messages.api.saved(shownPath(to.path, io.cwd), bytes.length));
  return refusal === null ? ExitCode.ok : ExitCode.usage;
}

type FileMethod = (...values: readonly (string | RequestOptions)[]) => Promise<Uint8Array | null>;

/** The cast is safe: the methods are generated from the same contract as `endpoint`, and a test calls each of them. */
function methodOf(client: FatturaClient, { resource, file }: ApiRequest['endpoint']): FileMethod {
  const resources = client as unknown as Readonly<Record<string, Readonly<Record<string, FileMethod>>>>;
  const own = resources[resource];
  const method = own?.[file?.method ?? ''];
  if (method === undefined) throw new Error(`the client has no ${resource}.${file?.method}`);
  return method.bind(own);
}
