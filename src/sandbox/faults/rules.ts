/** The faults that are in force in this process: the first that matches and is not used up strikes. */
import type { ApiFault, Fault, WebhookFault } from './fault.ts';

export interface FaultRule {
  /** `webhooks`, an event such as `document.updated`, `api`, or an operation such as `documents.createInvoice`. */
  readonly on: string;
  /** Requests or deliveries that it lets through first. */
  readonly after: number;
  /** How many it strikes; null: all. */
  readonly times: number | null;
  readonly do: Fault;
}

export interface ActiveRule extends FaultRule {
  readonly id: number;
  /** How many it has struck. */
  readonly struck: number;
}

interface CountedRule {
  readonly id: number;
  readonly rule: FaultRule;
  matched: number;
}

export class FaultRules {
  #standing: CountedRule[] = [];
  #last = 0;

  add(rule: FaultRule): ActiveRule {
    this.#last += 1;
    const standing: CountedRule = { id: this.#last, rule, matched: 0 };
    this.#standing.push(standing);
    return shown(standing);
  }

  /** @returns whether it was there. */
  remove(id: number): boolean {
    const before = this.#standing.length;
    this.#standing = this.#standing.filter((one) => one.id !== id);
    return this.#standing.length < before;
  }

  clear(): void {
    this.#standing = [];
  }

  list(): readonly ActiveRule[] {
    return this.#standing.map(shown);
  }

  /** @param operation such as `documents.createInvoice` */
  forRequest(operation: string): ApiFault | undefined {
    return this.#strike(['api', operation]) as ApiFault | undefined;
  }

  forDelivery(event: string): WebhookFault | undefined {
    return this.#strike(['webhooks', event]) as WebhookFault | undefined;
  }

  #strike(names: readonly string[]): Fault | undefined {
    for (const standing of this.#standing) {
      const { on, after, times } = standing.rule;
      if (!names.includes(on)) continue;
      if (times !== null && standing.matched >= after + times) continue;
      standing.matched += 1;
      if (standing.matched > after) return standing.rule.do;
    }
    return undefined;
  }
}

const shown = ({ id, rule, matched }: CountedRule): ActiveRule => ({
  id,
  ...rule,
  struck: Math.max(0, matched - rule.after),
});
