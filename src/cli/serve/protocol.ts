/** Messages between the first process of a server and the processes that answer requests. */
import type { Language } from '../../model/index.ts';
import type { Snapshot } from './metrics.ts';
import type { ServeSettings } from './settings.ts';

export type ToMember =
  | { readonly kind: 'start'; readonly settings: ServeSettings; readonly language: Language | null }
  /** Asks for the state of this process. */
  | { readonly kind: 'snapshot'; readonly id: number }
  /** The states of all processes, as requested by this one. */
  | { readonly kind: 'metrics'; readonly id: number; readonly snapshots: readonly Snapshot[] }
  | { readonly kind: 'stop' };

export type FromMember =
  /** The process has loaded and waits for `start`. */
  | { readonly kind: 'loaded' }
  | { readonly kind: 'listening'; readonly url: string }
  /** The process cannot listen. `code` is the system's error code, if that is the reason. */
  | { readonly kind: 'failed'; readonly code: string | undefined; readonly trace: string }
  | { readonly kind: 'snapshot'; readonly id: number; readonly snapshot: Snapshot }
  | { readonly kind: 'metrics'; readonly id: number };
