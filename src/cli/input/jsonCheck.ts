/**
 * A door of its own to the JSON check: what is imported through here, and through no other file, the
 * bundle puts into a chunk that only JSON loads. An `import()` of the layer's index would load all of it.
 */
export { validateAndRead } from '../../validate/index.ts';
