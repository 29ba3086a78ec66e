/** Loaded with the first message of a run. */
export { renderMessageText } from '../../validate/index.ts';
