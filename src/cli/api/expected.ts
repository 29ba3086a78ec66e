/** What a field of the service expects, as messages name it. */

/** The JSON type of a field's value. */
export type JsonKind = 'object' | 'list' | 'number' | 'boolean' | 'text';

/** The value that a text must stand for. */
export type WantedValue = 'date' | 'date-time' | 'uuid' | 'integer' | 'number' | 'boolean' | 'money';
