import type { ListName } from './words/lists.ts';

/** A section of the pages, as in the navigation. */
export type Section = 'documents' | ListName | 'events' | 'mails' | 'reference';
