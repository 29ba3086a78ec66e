/** The active faults of this process: the first matching rule with uses left applies. */
import type { ApiFault, Fault, WebhookFault } from './fault.ts';

export interface FaultRule {
  /** `webhooks`, an event such as `document.updated`, `api`, or an operation such as `documents.createInvoice`. */
  readonly on: string;
  /** Number of requests or deliveries to skip first. */
  readonly after: number;
  /** Number of times it applies; null: no limit. */
  readonly times: number | null;
  readonly do: Fault;
}

export interface ActiveRule extends FaultRule {
  readonly id: number;
  /** Number of times it has been applied. */
  readonly struck: number;
}

interface CountedRule {
  readonly id: number;
  readonly rule: FaultRule;
  matched: number;
}

export class FaultRules {
  #active: CountedRule[] = [];
  #last = 0;

  add(rule: FaultRule): ActiveRule {
    this.#last += 1;
    const active: CountedRule = { id: this.#last, rule, matched: 0 };
    this.#active.push(active);
    return shown(active);
  }

  /** @returns True if it existed */
  remove(id: number): boolean {
    const before = this.#active.length;
    this.#active = this.#active.filter((one) => one.id !== id);
    return this.#active.length < before;
  }

  clear(): void {
    this.#active = [];
  }

  list(): readonly ActiveRule[] {
    return this.#active.map(shown);
  }

  /** @param operation Such as `documents.createInvoice` */
  forRequest(operation: string): ApiFault | undefined {
    return this.#strike(['api', operation]) as ApiFault | undefined;
  }

  forDelivery(event: string): WebhookFault | undefined {
    return this.#strike(['webhooks', event]) as WebhookFault | undefined;
  }

  #strike(names: readonly string[]): Fault | undefined {
    for (const active of this.#active) {
      const { on, after, times } = active.rule;
      if (!names.includes(on)) continue;
      if (times !== null && active.matched >= after + times) continue;
      active.matched += 1;
      if (active.matched > after) return active.rule.do;
    }
    return undefined;
  }
}

const shown = ({ id, rule, matched }: CountedRule): ActiveRule => ({
  id,
  ...rule,
  struck: Math.max(0, matched - rule.after),
});
