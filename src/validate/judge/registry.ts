/** Every rule there is, by name: nothing is found by looking through folders. */
import { c00423 } from '../controls/00423.ts';
import type { AnyRule } from '../controls/kit/rule.ts';

/** The controls of SdI, in the order of their codes. */
export const controls: readonly AnyRule[] = [c00423];

/** Advice of ours, in the order of the codes. */
export const advice: readonly AnyRule[] = [];
