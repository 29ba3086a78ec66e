/** The page's interface to the worker. */

import english from '../worker/english.ts?worker&url';
import italian from '../worker/italian.ts?worker&url';
import type { Answer, Calls, GivenFile, Question, Row } from '../worker/protocol.ts';

export interface Listener {
  rows(rows: readonly Row[], done: number, total: number): void;
  finished(): void;
  failed(error: string): void;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

export class Client {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** @param day The day of reception; default: today in Italy */
  constructor(language: 'it' | 'en', listener: Listener, day = today()) {
    this.#worker = startWorker(new URL(language === 'it' ? italian : english, import.meta.url).href);
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#receive(data, listener);
    this.#worker.onerror = ({ message }) => listener.failed(message);
    this.#send({ ask: 'start', language, day });
  }

  check(files: readonly GivenFile[]): void {
    this.#send({ ask: 'check', files });
  }

  forget(): void {
    this.#send({ ask: 'forget' });
  }

  call<Name extends keyof Calls>(name: Name, of: Calls[Name]['of']): Promise<Calls[Name]['gives']> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ ask: name, id, ...of } as Question);
    });
  }

  #send(question: Question): void {
    this.#worker.postMessage(question);
  }

  #receive(answer: Answer, listener: Listener): void {
    switch (answer.say) {
      case 'rows':
        listener.rows(answer.rows, answer.done, answer.total);
        return;
      case 'finished':
        listener.finished();
        return;
      case 'answer':
        this.#take(answer.id)?.resolve(answer.value as never);
        return;
      case 'failed': {
        const waiting = answer.id === null ? undefined : this.#take(answer.id);
        if (waiting === undefined) listener.failed(answer.error);
        else waiting.reject(new Error(answer.error));
      }
    }
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}

/**
 * Starts a worker from a blob, which has the content security policy of the page and cannot reach other origins
 * either. A worker from a file has the policy of its own response, which a server of static files does not send.
 */
function startWorker(address: string): Worker {
  const start = new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' });
  const blob = URL.createObjectURL(start);
  return new Worker(blob, { type: 'module' });
}

/** Today in Italy: SdI compares dates with it. */
function today(): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Rome',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date());
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
