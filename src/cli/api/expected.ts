/** Expected types of the service's fields, for messages. */

/** The JSON type of a field's value. */
export type JsonKind = 'object' | 'list' | 'number' | 'boolean' | 'text';

/** The expected value of a text. */
export type WantedValue = 'date' | 'date-time' | 'uuid' | 'integer' | 'number' | 'boolean' | 'money';
