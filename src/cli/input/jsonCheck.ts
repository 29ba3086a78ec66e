/**
 * Separate entry to the JSON check: the bundler puts modules imported only through this file into a chunk that only
 * JSON files load. An `import()` of the layer's index would load the whole layer.
 */
export { examineFile, validateAndRead } from '../../validate/index.ts';
