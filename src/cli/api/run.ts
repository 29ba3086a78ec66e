/** `fattura api [RESOURCE [VERB [ID…]]]` and `fattura api METHOD PATH`. */
import type { ListPromise } from '../../api/index.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { ExitCode } from '../process/exitCode.ts';
import { connect } from '../service/connect.ts';
import { reportWaits } from '../service/waits.ts';
import { methodNamed, requestAny } from './anyRequest.ts';
import { buildBody } from './body.ts';
import type { ApiCall } from './definition.ts';
import { download, placeOf } from './download.ts';
import { readData, readPdf } from './input.ts';
import { confirmDeletion, invoke } from './invoke.ts';
import { findResource, findVerb, spellCall } from './names.ts';
import { layoutFor, renderResources, renderVerbs } from './overview.ts';
import { printList, printOne } from './print.ts';
import { type ApiRequest, requestOf } from './settings.ts';

export async function run(call: ApiCall): Promise<number> {
  const messages = await messagesIn(call.language);
  const [resourceName, verbName, ...operands] = call.operands;
  if (resourceName === undefined) {
    await call.io.stdout.write(renderResources(layoutFor(call, messages)));
    return ExitCode.ok;
  }
  const method = methodNamed(resourceName);
  if (method !== undefined) return await requestAny(method, call, messages);
  const resource = findResource(resourceName);
  if (verbName === undefined) {
    await call.io.stdout.write(renderVerbs(resource, layoutFor(call, messages)));
    return ExitCode.ok;
  }
  return await ask(requestOf(findVerb(resource, verbName), operands, call), call, messages);
}

async function ask(request: ApiRequest, call: ApiCall, messages: Messages): Promise<number> {
  const { endpoint, ids } = request;
  const to = placeOf(request, call);
  const { body, params } = await contentOf(request, call);
  const connection = await connect(call, {
    ...call.options,
    companyNeeded: endpoint.path.includes('{company_id}'),
    onRequest: reportWaits(call.io, messages),
  });
  const { client, baseUrl } = connection;
  const deletion = { what: call.operands.join(' '), spelt: spellCall(endpoint), baseUrl };
  if (endpoint.method === 'DELETE' && !(await confirmDeletion(deletion, { call, messages }))) {
    await printError(call.io, 'api', messages.api.declined);
    return ExitCode.findings;
  }
  if (call.options.xml === true) return await download(request, to, { call, messages, client });
  const options = { signal: call.io.interrupted };
  const answer = invoke(client, endpoint, { ids, body, params, options });
  const context = { call, messages, request };
  if (endpoint.answer.wrapped === 'list') await printList(answer as ListPromise<unknown>, context);
  else await printOne(await answer, context);
  return ExitCode.ok;
}

/** Returns the body and the parameters, with the file name if a file is sent. */
async function contentOf(
  { endpoint, file, params }: ApiRequest,
  { options, io }: ApiCall,
): Promise<{ readonly body: unknown; readonly params: ApiRequest['params'] }> {
  if (file !== null) {
    const { name, bytes } = await readPdf(file, io);
    return { body: bytes, params: { file_name: name, ...params } };
  }
  const shape = endpoint.body?.shape;
  if (shape === undefined || shape === null) return { body: undefined, params };
  const data = options.data === undefined ? null : await readData(options.data, io);
  return { body: buildBody(data, options.set ?? [], shape), params };
}
