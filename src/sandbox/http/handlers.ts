/** The work behind every endpoint, by `resource.method`. */
import { documentHandlers } from '../documents/handlers.ts';
import { requestHandlers } from '../requests/handlers.ts';
import { resourceHandlers } from '../resources/handlers.ts';
import type { Handlers } from './call.ts';

/** What documents and requests have of their own comes before what is the same for all resources. */
export const handlers: Handlers = { ...resourceHandlers, ...documentHandlers, ...requestHandlers };
