/**
 * Receives the notifications of the service on Node's own HTTP server: verifies each, saves it once, answers,
 * and only then works on it. docs/webhooks.md says why in this order.
 */
import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyWebhook, WebhookError, type WebhookEvent, type WebhookRefusal } from 'fattura/api';

/** Bytes; an event carries one document. */
const LARGEST_BODY = 1_000_000;

export interface ReceiverOptions {
  /** Several while it is changed: the old and the new. */
  readonly secret: string | readonly string[];
  readonly header: string;
  /** Folder where events are saved, a file each. */
  readonly inbox: string;
  readonly work: (event: WebhookEvent) => Promise<void>;
}

const STATUS: Readonly<Record<WebhookRefusal, number>> = {
  secret_missing: 500,
  header_missing: 401,
  header_malformed: 401,
  signature_mismatch: 401,
  outside_tolerance: 401,
  body_too_large: 413,
  body_unreadable: 400,
  event_malformed: 400,
};

export function createReceiver(options: ReceiverOptions): Server {
  const server = createServer((request, response) => {
    receive(request, options)
      .catch((error: unknown) => {
        console.error(error);
        return 500;
      })
      .then((status) => response.writeHead(status).end());
  });
  server.requestTimeout = 10_000;
  return server;
}

/** The status to answer with. */
async function receive(request: IncomingMessage, options: ReceiverOptions): Promise<number> {
  if (request.method !== 'POST') return 405;
  const body = await bodyOf(request);
  if (body === null) return 413;
  try {
    const event = await verifyWebhook(body, request.headers, {
      secret: options.secret,
      header: options.header,
      scheme: 'timestamped-hmac-sha256',
    });
    if (await save(event, body, options.inbox)) setImmediate(() => options.work(event).catch(console.error));
    return 204;
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    console.warn(error.message);
    return STATUS[error.reason];
  }
}

/** What exceeds the limit is read and dropped: a sender that is still sending may not see an answer. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST_BODY) chunks.push(chunk);
  }
  return size <= LARGEST_BODY ? Buffer.concat(chunks) : null;
}

/**
 * Saves an event under its id, whole or not at all; false when it was there already. The name is a digest, since
 * an id from outside makes no path. A table with a unique key on the id does the same.
 */
async function save(event: WebhookEvent, body: Buffer, inbox: string): Promise<boolean> {
  const name = createHash('sha256')
    .update(event.id ?? body)
    .digest('hex');
  const draft = join(inbox, `${randomUUID()}.draft`);
  try {
    await writeFile(draft, body, { flush: true });
    await link(draft, join(inbox, `${name}.json`));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function work(event: WebhookEvent): Promise<void> {
  switch (event.event) {
    case 'document.updated':
      console.log(`document ${event.data.number ?? event.data.id}: ${event.data.status ?? 'no status'}`);
      break;
    case 'flow.updated':
      console.log(`payment ${event.data.id}: ${event.data.payment_status ?? 'no status'}`);
      break;
    default:
      console.log(`unknown event ${event.name ?? 'without a name'}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { WEBHOOK_SECRET, WEBHOOK_HEADER, WEBHOOK_INBOX = 'inbox', PORT = '8080' } = process.env;
  if (WEBHOOK_SECRET && WEBHOOK_HEADER) {
    await mkdir(WEBHOOK_INBOX, { recursive: true });
    const options = { secret: WEBHOOK_SECRET, header: WEBHOOK_HEADER, inbox: WEBHOOK_INBOX, work };
    createReceiver(options).listen(Number(PORT));
  } else {
    console.error('set WEBHOOK_SECRET and WEBHOOK_HEADER; WEBHOOK_INBOX and PORT may be set');
    process.exitCode = 2;
  }
}
