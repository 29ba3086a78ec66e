/** Finds the places of the service's errors in an invoice. Loaded on demand. */
import { checkJson } from '../../validate/index.ts';
import { readInvoice } from '../../xml/read/readInvoice.ts';
import type { Place } from '../../xml/source.ts';
import type { ServiceError } from '../client/errors.ts';
import { ancestors } from './ancestors.ts';
import { documentIn, readInput } from './input.ts';
import type { InvoiceInput } from './options.ts';
import type { PlacedError } from './placedError.ts';
import { jsonPathOf } from './pointer.ts';

/** The known places in an invoice. */
interface Places {
  readonly kind: 'ordinary' | 'simplified';
  locate(path: string): Place | undefined;
  xpath(path: string): string | undefined;
}

export function placeErrors(errors: readonly ServiceError[], input: InvoiceInput): readonly PlacedError[] {
  const places = placesOf(input);
  return errors.map((error) => {
    const path = error.pointer === null ? null : jsonPathOf(error.pointer, places.kind);
    const nearest = ancestors(path).find((one) => places.locate(one) !== undefined);
    const { line = null, column = null } = nearest === undefined ? {} : (places.locate(nearest) ?? {});
    const xpath = nearest === undefined ? undefined : places.xpath(nearest);
    return { ...error, path, xpath: xpath ?? null, line, column };
  });
}

function placesOf(input: InvoiceInput): Places {
  const given = readInput(documentIn(input) ?? input, undefined);
  if (given.form === 'xml') {
    const { source, kind } = readInvoice(given.checked);
    return {
      kind: kind === 'FSM10' ? 'simplified' : 'ordinary',
      locate: (path) => source?.locate(path),
      xpath: (path) => source?.xpath(path),
    };
  }
  if (given.form === 'other' || given.isObject) {
    return { kind: kindOf(given), locate: () => undefined, xpath: () => undefined };
  }
  const { source } = checkJson(given.sent);
  return { kind: kindOf(given), locate: (path) => source.locate(path), xpath: () => undefined };
}

function kindOf(given: ReturnType<typeof readInput>): Places['kind'] {
  const value = given.form === 'json' ? given.value : undefined;
  const isSimplified =
    typeof value === 'object' && value !== null && 'versione' in value && value.versione === 'FSM10';
  return isSimplified ? 'simplified' : 'ordinary';
}
