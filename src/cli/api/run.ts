/** `fattura api [RESOURCE [VERB [ID…]]]`: any endpoint of the service. */
import type { ListPromise } from '../../api/index.ts';
import { visible } from '../../validate/index.ts';
import type { ApiCall } from '../commands/api.ts';
import { ExitCode } from '../exitCode.ts';
import { say } from '../load/say.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { type Connection, connect } from '../service/connect.ts';
import { tellWaits } from '../service/waits.ts';
import { UsageError } from '../usageError.ts';
import { buildBody } from './body.ts';
import { readData, readPdf } from './input.ts';
import { invoke } from './invoke.ts';
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
  const resource = findResource(resourceName);
  if (verbName === undefined) {
    await call.io.stdout.write(renderVerbs(resource, layoutFor(call, messages)));
    return ExitCode.ok;
  }
  return await ask(requestOf(findVerb(resource, verbName), operands, call), call, messages);
}

async function ask(request: ApiRequest, call: ApiCall, messages: Messages): Promise<number> {
  const { endpoint, ids } = request;
  const { body, params } = await contentOf(request, call);
  const connection = await connect(call, {
    company: call.options.company,
    rate: call.options.rate,
    timeout: call.options.timeout,
    companyNeeded: endpoint.path.includes('{company_id}'),
    onRequest: tellWaits(call.io, messages),
  });
  if (endpoint.method === 'DELETE' && !(await isAllowed(request, connection, { call, messages }))) {
    await say(call.io, 'api', messages.api.declined);
    return ExitCode.findings;
  }
  const options = { signal: call.io.interrupted };
  const answer = invoke(connection.client, endpoint, { ids, body, params, options });
  const context = { call, messages, request };
  if (endpoint.answer.wrapped === 'list') await printList(answer as ListPromise<unknown>, context);
  else await printOne(await answer, context);
  return ExitCode.ok;
}

/** The body, and the parameters that come with a file. */
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

/** Whether what is there may be deleted: `--yes`, or whoever sits at the terminal. */
async function isAllowed(
  { endpoint }: ApiRequest,
  { baseUrl }: Connection,
  { call, messages: { api, service } }: { readonly call: ApiCall; readonly messages: Messages },
): Promise<boolean> {
  if (call.options.yes === true) return true;
  const what = call.operands.join(' ');
  const answer = await call.io.ask(visible(api.confirm(what, baseUrl)));
  if (answer === null) throw new UsageError((messages) => messages.api.usage.yesNeeded(spellCall(endpoint)));
  return service.agrees(answer);
}
