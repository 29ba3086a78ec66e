import { verifyWebhook, WebhookError } from 'fattura/api';

interface Env {
  readonly WEBHOOK_SECRET: string;
  readonly WEBHOOK_HEADER: string;
  /** A queue of the platform: what is in it is saved. */
  readonly EVENTS: { send(event: unknown): Promise<void> };
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    try {
      const event = await verifyWebhook(await request.arrayBuffer(), request.headers, {
        secret: env.WEBHOOK_SECRET,
        header: env.WEBHOOK_HEADER,
        scheme: 'timestamped-hmac-sha256',
      });
      await env.EVENTS.send(event);
      return new Response(null, { status: 204 });
    } catch (error) {
      if (!(error instanceof WebhookError) || error.reason === 'secret_missing') throw error;
      return new Response(error.reason, { status: 401 });
    }
  },
};
