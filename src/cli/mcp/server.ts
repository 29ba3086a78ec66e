/** The server of one session: its tools and resources, independent of the transport. */
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { CallToolResult, Tool as ToolDescription } from '@modelcontextprotocol/sdk/types.js';
import type { JsonSchemaType } from '@modelcontextprotocol/sdk/validation/types.js';
import type { Call } from '../command/definition.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { VERSION } from '../process/version.ts';
import type { Arguments } from './documents.ts';
import { fitted, fittedMessages, LIMIT, shortened, valueAt } from './fit.ts';
import type { Sdk } from './packages.ts';
import { performTool, type Workplaces } from './perform.ts';
import { Refusal } from './refusal.ts';
import { readResource, resourcesIn, resultUri, templatesIn } from './resources.ts';
import { type Kept, Results } from './results.ts';
import { argumentsOf, detailsSchema, filesSchema, resultSchema, unknownArgument } from './schema.ts';
import type { McpSettings } from './settings.ts';
import { type Tool, tools } from './tools.ts';

export interface SessionContext {
  readonly call: Pick<Call, 'main' | 'language' | 'io'>;
  readonly settings: McpSettings;
  readonly sdk: Sdk;
  readonly workplaces: Workplaces;
}

/** A tool that can be called. */
interface Offered {
  readonly description: ToolDescription;
  readonly run: (given: Arguments) => Promise<CallToolResult>;
}

export async function createServer({ call, settings, sdk, workplaces }: SessionContext): Promise<Server> {
  const messages = await messagesIn(call.language);
  const results = new Results();
  const { types } = sdk;
  const server = new sdk.Server(
    { name: 'fattura', title: 'fattura', version: VERSION },
    { capabilities: { tools: {}, resources: {} }, instructions: messages.mcp.instructions(LIMIT) },
  );
  const offered = offeredTools({ call, settings, workplaces, messages, results });
  const validator = new sdk.AjvJsonSchemaValidator();
  const checks = new Map(
    [...offered].map(([name, { description }]) => [
      name,
      validator.getValidator<Arguments>(description.inputSchema as JsonSchemaType),
    ]),
  );
  server.setRequestHandler(types.ListToolsRequestSchema, () => ({
    tools: [...offered.values()].map(({ description }) => description),
  }));
  server.setRequestHandler(types.CallToolRequestSchema, async ({ params }) => {
    const tool = offered.get(params.name);
    const check = checks.get(params.name);
    const refuse = (refusal: Refusal): CallToolResult => ({
      isError: true,
      // Not in `structuredContent`, which must match the schema of results.
      _meta: {
        [REFUSAL]: {
          code: refusal.code,
          params: refusal.params.map((param) => (typeof param === 'string' ? shortened(param) : param)),
          ...reportOf(refusal),
        },
      },
      content: [{ type: 'text', text: shortened(refusal.explain(messages.mcp.refusals)) }],
    });
    if (tool === undefined || check === undefined)
      return refuse(Refusal.because('noTool', params.name, [...offered.keys()].join(', ')));
    const checked = check(params.arguments ?? {});
    if (!checked.valid) {
      const unknown = unknownArgument(tool.description.inputSchema, params.arguments ?? {});
      return refuse(
        unknown === null
          ? Refusal.because('wrongArguments', params.name, checked.errorMessage)
          : Refusal.because('unknownArgument', params.name, unknown.name, unknown.valid.join(', ')),
      );
    }
    try {
      return await tool.run(checked.data);
    } catch (error) {
      if (error instanceof Refusal) return refuse(error);
      await call.io.stderr.write(`${placesOf(error)}\n`);
      return refuse(Refusal.because('bug'));
    }
  });
  server.setRequestHandler(types.ListResourcesRequestSchema, () => ({
    resources: [...resourcesIn(call.language)],
  }));
  server.setRequestHandler(types.ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [...templatesIn(messages)],
  }));
  server.setRequestHandler(types.ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const found = await readResource(uri, { call, results });
    if (found === null)
      throw new types.McpError(
        RESOURCE_NOT_FOUND,
        messages.mcp.refusals.noResource(uri.slice(0, LONGEST_QUOTED)),
      );
    return { contents: [{ uri, mimeType: found.mimeType, ...found.body }] };
  });
  return server;
}

/** The member of `_meta` with the code of a refusal, for programs. */
export const REFUSAL = 'fattura/refusal';

/** The report of a refusal, with its omitted parts by pointer into it. */
function reportOf({ report }: Refusal): object {
  if (report === null) return {};
  const { data, omitted } = fitted(report, { pointer: '', offset: 0, hidden: RARELY_NEEDED });
  return { report: data, omitted };
}

/** Members of a report that do not explain a refusal. */
const RARELY_NEEDED = ['tool', 'stages', 'coverage', 'xpath'];

/** The protocol's error code for a resource that does not exist. */
const RESOURCE_NOT_FOUND = -32_002;

const LONGEST_QUOTED = 200;

/** The stack trace of a bug, without its message, which may quote an invoice. */
function placesOf(error: unknown): string {
  const frames = (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return ['fattura mcp: bug', ...frames].join('\n');
}

interface Offering {
  readonly call: SessionContext['call'];
  readonly settings: McpSettings;
  readonly workplaces: Workplaces;
  readonly messages: Messages;
  readonly results: Results;
}

function offeredTools(offering: Offering): ReadonlyMap<string, Offered> {
  const { settings, messages, results } = offering;
  const { mcp } = messages;
  const paths = !settings.roots.isEmpty;
  const offered = new Map<string, Offered>();
  for (const tool of tools) {
    if (tool.sends && !settings.submits) continue;
    const schema = argumentsOf(tool, messages, { paths });
    offered.set(tool.name, {
      description: described(tool.name, { mcp, schema, sends: tool.sends }),
      run: (given) => runTool(tool, given, offering),
    });
  }
  offered.set('details', {
    description: described('details', { mcp, schema: detailsSchema(mcp), sends: false }),
    run: async (given) => detailsOf(given, results),
  });
  if (paths)
    offered.set('files', {
      description: described('files', { mcp, schema: filesSchema(mcp), sends: false }),
      run: async ({ path }) => {
        const { files, isAll } = await settings.roots.list(typeof path === 'string' ? path : undefined);
        const content = Buffer.from(JSON.stringify(files), 'utf8');
        const kept = { value: files, hidden: [], type: 'application/json', content };
        const notes = isAll ? [] : [mcp.mostFiles(files.length)];
        return answer({ kept, summary: { files: files.length }, messages: notes }, offering);
      },
    });
  return offered;
}

function described(
  name: keyof Messages['mcp']['tools'],
  {
    mcp,
    schema,
    sends,
  }: {
    readonly mcp: Messages['mcp'];
    readonly schema: ToolDescription['inputSchema'];
    readonly sends: boolean;
  },
): ToolDescription {
  const { title, description } = mcp.tools[name];
  return {
    name,
    title,
    description,
    inputSchema: schema,
    outputSchema: resultSchema,
    annotations: {
      title,
      readOnlyHint: !sends,
      destructiveHint: sends,
      // An invoice that is submitted repeatedly is sent only once.
      idempotentHint: true,
      openWorldHint: sends,
    },
  };
}

async function runTool(
  tool: Tool,
  given: Arguments,
  { call, settings, workplaces, results, messages }: Offering,
): Promise<CallToolResult> {
  const { roots, maxBytes, timeout } = settings;
  const performer = { call, ...workplaces, roots, maxBytes, timeout, words: messages.mcp };
  return answer(await performTool(tool, given, performer), { results, messages });
}

function answer(
  {
    kept,
    summary,
    messages: sentences,
  }: { readonly kept: Kept; readonly summary: object; readonly messages: readonly string[] },
  { results, messages }: Pick<Offering, 'results' | 'messages'>,
): CallToolResult {
  const { data, omitted } = fitted(kept.value, {
    pointer: '',
    offset: 0,
    hidden: kept.hidden,
    taken: JSON.stringify(summary).length,
  });
  const result = results.keep(kept);
  const { shown, more } = fittedMessages(sentences);
  const structured = {
    summary,
    result,
    messages: more === 0 ? [...shown] : [...shown, messages.mcp.moreMessages(more)],
    data,
    omitted: [...omitted],
    limit: LIMIT,
  };
  return {
    structuredContent: structured,
    content: [
      { type: 'text', text: JSON.stringify(structured) },
      {
        type: 'resource_link',
        uri: resultUri(result),
        name: result,
        mimeType: kept.type,
        size: kept.content.length,
      },
    ],
  };
}

/** @throws Refusal */
function detailsOf(given: Arguments, results: Results): CallToolResult {
  const id = String(given['result']);
  const pointer = typeof given['pointer'] === 'string' ? given['pointer'] : '';
  const offset = typeof given['offset'] === 'number' ? given['offset'] : 0;
  const kept = results.get(id);
  if (kept === undefined) throw Refusal.because('noResult', id);
  const value = valueAt(kept.value, pointer);
  if (value === undefined) throw Refusal.because('noPointer', pointer);
  const { data, omitted } = fitted(value, { pointer, offset, hidden: [] });
  const structured = {
    summary: { pointer, offset },
    result: id,
    messages: [],
    data,
    omitted: [...omitted],
    limit: LIMIT,
  };
  return { structuredContent: structured, content: [{ type: 'text', text: JSON.stringify(structured) }] };
}
