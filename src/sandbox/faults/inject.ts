/** Injects the faults of requests. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { type Answer, errorAnswer, Refusal, refuse } from '../http/refusal.ts';
import type { ApiFault } from './fault.ts';

/**
 * Runs before the request is processed.
 * @returns True if the connection was closed
 * @throws Refusal with the requested status
 */
export async function injectBefore(fault: ApiFault, reply: FastifyReply): Promise<boolean> {
  if (fault.kind === 'delay') await pause(fault.milliseconds);
  if (fault.kind === 'status' && fault.when !== 'after') throw refusalOf(fault);
  if (fault.kind !== 'cut' || (fault.when ?? 'before') !== 'before') return false;
  cut(reply);
  return true;
}

/**
 * Runs after the request is processed.
 * @returns The response to send; undefined for none
 */
export function injectAfter(fault: ApiFault, answer: Answer, reply: FastifyReply): Answer | undefined {
  if (fault.kind === 'status' && fault.when === 'after') return errorAnswer(refusalOf(fault));
  if (fault.kind === 'cut' && fault.when === 'after') {
    cut(reply);
    return undefined;
  }
  const text = answer.body === undefined ? '' : JSON.stringify(answer.body);
  if (fault.kind === 'wrong-json') return sendBytes(reply, answer, { text: text.slice(0, text.length / 2) });
  if (fault.kind === 'empty') return sendBytes(reply, answer, { text: '' });
  if (fault.kind === 'cut' && fault.when === 'body')
    return sendBytes(reply, answer, { text: text.slice(0, text.length / 2), of: Buffer.byteLength(text) });
  return answer;
}

type StatusFault = Extract<ApiFault, { readonly kind: 'status' }>;

function refusalOf({ status, retry_after }: StatusFault): Refusal {
  const { faults } = refuse(status, 'requested fault');
  return new Refusal(status, faults, retry_after === undefined ? {} : { 'retry-after': String(retry_after) });
}

function cut(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.destroy();
}

/** @param of Announced length of the body: if it exceeds the text, the connection closes after the text */
function sendBytes(
  reply: FastifyReply,
  { status }: Answer,
  { text, of }: { readonly text: string; readonly of?: number },
): undefined {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': of ?? Buffer.byteLength(text),
  });
  if (of === undefined) raw.end(text);
  else raw.write(text, () => raw.destroy());
  return undefined;
}
