/** `fattura sandbox webhooks`: lists deliveries, and retries those that failed for good. */
import { sandboxWebhooks, type WebhookDelivery } from '../../sandbox/index.ts';
import { messagesIn } from '../messages/index.ts';
import type { SandboxWords } from '../messages/sandbox/words.ts';
import { ExitCode } from '../process/exitCode.ts';
import { tableFor, tableLook } from '../terminal/table.ts';
import type { SandboxCall } from './definition.ts';
import type { SandboxSettings } from './settings.ts';

export async function webhooks(call: SandboxCall, settings: SandboxSettings): Promise<number> {
  const { io, language } = call;
  const { sandbox: words } = await messagesIn(language);
  const { database, dead, retry } = settings;
  const report = await sandboxWebhooks({ database, dead, retry });
  if (settings.json) {
    await io.stdout.write(`${JSON.stringify(report)}\n`);
    return ExitCode.ok;
  }
  const lines = [
    words.counts(report.counts),
    ...(retry ? [words.retried(report.retried)] : []),
    ...(report.deliveries.length === 0 ? [] : [table(call, report.deliveries, words.heads).trimEnd()]),
  ];
  await io.stdout.write(`${lines.join('\n')}\n`);
  return ExitCode.ok;
}

function table(
  { io, colour }: SandboxCall,
  deliveries: readonly WebhookDelivery[],
  heads: SandboxWords['heads'],
): string {
  const rows = deliveries.map((one) => [
    one.createdAt,
    one.event,
    one.subjectId,
    one.url,
    one.state,
    String(one.attempts),
    one.lastError ?? (one.lastStatus === null ? '' : String(one.lastStatus)),
  ]);
  const laid = tableFor(
    [
      { head: heads.created, whole: true },
      { head: heads.event },
      { head: heads.subject, whole: true },
      { head: heads.url },
      { head: heads.state, whole: true },
      { head: heads.attempts, right: true },
      { head: heads.last },
    ],
    rows,
    tableLook(io.stdout, colour),
  );
  return `${laid.head()}${laid.rows(rows)}`;
}
