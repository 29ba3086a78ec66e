/** Rules between the fields of a request body, which the service documents in prose, as data. */

interface Condition {
  readonly field: string;
  readonly in: readonly (string | number)[];
}

interface Documented {
  /** The place and wording in the documentation. */
  readonly source: string;
}

export type RequestRule = Documented &
  (
    | /** At least one of the fields is required. */ {
        readonly rule: 'one_of';
        readonly fields: readonly string[];
      }
    | /** The field is required if another field has one of these values. */ {
        readonly rule: 'needed_when';
        readonly field: string;
        readonly when: Condition;
      }
    | /** The text must have this length if another field has one of these values. */ {
        readonly rule: 'length_when';
        readonly field: string;
        readonly length: number;
        readonly when: Condition;
      }
    | /** The field must be absent if the other one is empty, because it depends on it. */ {
        readonly rule: 'part_of';
        readonly field: string;
        readonly of: string;
      }
    | /** The field of the object in `object` must have this value. */ {
        readonly rule: 'only';
        readonly object: string;
        readonly field: string;
        readonly value: string;
      }
  );

/** A rule without its source, as needed by a check. */
export type BareRule = RequestRule extends infer R
  ? R extends RequestRule
    ? Omit<R, 'source'>
    : never
  : never;

/** The violation of a rule. */
export interface BrokenRule {
  readonly rule: RequestRule['rule'];
  readonly field: string;
  readonly message: string;
}

/** The value of a field: null if it is known to be empty, undefined if it is unknown. */
export type ValueOf = (field: string) => unknown;

/** The violation of a rule; undefined if there is none. A rule about an unknown value counts as satisfied. */
export function brokenRule(rule: BareRule, value: ValueOf): BrokenRule | undefined {
  switch (rule.rule) {
    case 'one_of': {
      const [first = ''] = rule.fields;
      if (!rule.fields.every((field) => isEmpty(value(field)))) return undefined;
      return { rule: rule.rule, field: first, message: `${rule.fields.join(' or ')} must be given` };
    }
    case 'needed_when': {
      const { field, when } = rule;
      if (!applies(when, value) || !isEmpty(value(field))) return undefined;
      return { rule: rule.rule, field, message: `must be given when ${describeCondition(when)}` };
    }
    case 'length_when': {
      const { field, when, length } = rule;
      const text = value(field);
      if (!applies(when, value) || typeof text !== 'string' || [...text].length === length) return undefined;
      return {
        rule: rule.rule,
        field,
        message: `must have ${length} characters when ${describeCondition(when)}`,
      };
    }
    case 'part_of': {
      const { field, of } = rule;
      if (isEmpty(value(field)) || value(field) === undefined || !isEmpty(value(of))) return undefined;
      return { rule: rule.rule, field, message: `requires ${of}, which is empty` };
    }
    case 'only': {
      const { object, field, value: wanted } = rule;
      const whole = value(object);
      const found =
        typeof whole === 'object' && whole !== null && field in whole ? Reflect.get(whole, field) : wanted;
      if (found === wanted) return undefined;
      return { rule: rule.rule, field: `${object}/${field}`, message: `must be ${wanted}` };
    }
  }
}

const applies = ({ field, in: values }: Condition, value: ValueOf): boolean => {
  const found = value(field);
  return values.some((one) => one === found);
};

const describeCondition = ({ field, in: values }: Condition): string => `${field} is ${values.join(' or ')}`;

const isEmpty = (value: unknown): boolean => value === null || value === '';
