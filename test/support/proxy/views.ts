/** Differences between the service's answers and the sandbox's, where its documentation leaves them open or it lags. */
import { type Reply, withBody } from './exchange.ts';

export interface ViewOptions {
  /** The form of `data` after an invoice was created. */
  readonly invoiceAnswer: 'array' | 'object';
  /** The location of the request_id. */
  readonly requestAnswer: 'data' | 'top';
  /** Statuses of an issued document, one for each reading; then the status stays. */
  readonly afterIssue: readonly string[];
  /** Milliseconds during which a new document is missing from lists, as on a delayed replica. */
  readonly listLag: number;
}

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly created_at: string;
}

type Change = (body: never) => unknown;

export class Views {
  readonly #options: ViewOptions;
  readonly #ahead = new Map<string, string[]>();
  readonly #changes: Readonly<Record<string, Change>>;

  constructor(options: ViewOptions) {
    this.#options = options;
    const request = options.requestAnswer === 'top' ? { change: onTop } : {};
    this.#changes = {
      'documents.createInvoice': (body: { readonly data: readonly [Shown] }) => this.#created(body),
      ...(request.change && {
        'requests.createBulkPayment': request.change,
        'requests.uploadF24': request.change,
      }),
      'documents.get': (body: { readonly data: Shown }) => ({ ...body, data: this.#read(body.data) }),
      'documents.list': (body: { readonly data: readonly Shown[] }) => ({
        ...body,
        data: this.#listed(body.data),
      }),
    };
  }

  /** Sets the statuses that the next readings of a document show, one each; then the status stays. */
  follow(id: string, statuses: readonly string[]): void {
    this.#ahead.set(id, [...statuses]);
  }

  clear(): void {
    this.#ahead.clear();
  }

  show(operation: string | null, reply: Reply): Reply {
    const change = this.#changes[operation ?? ''];
    return change === undefined ? reply : withBody(reply, change);
  }

  #created({ data }: { readonly data: readonly [Shown] }): unknown {
    const [document] = data;
    const { afterIssue, invoiceAnswer } = this.#options;
    if (document.status === 'CREATED' && afterIssue.length > 0) this.follow(document.id, afterIssue);
    return { data: invoiceAnswer === 'array' ? data : document };
  }

  #read(document: Shown): Shown {
    const statuses = this.#ahead.get(document.id);
    if (statuses === undefined) return document;
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? document.status;
    return { ...document, status };
  }

  #listed(documents: readonly Shown[]): readonly Shown[] {
    const newest = Date.now() - this.#options.listLag;
    return documents.filter(({ created_at }) => Date.parse(created_at) <= newest);
  }
}

const onTop = ({ data, ...rest }: { readonly data: object }): unknown => ({ ...data, ...rest });
