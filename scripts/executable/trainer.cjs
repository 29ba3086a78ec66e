/**
 * Runs a command with the chunks of the executable before it exists, and keeps the code that V8 compiled, including
 * functions that are compiled on their first call.
 *
 *   node trainer.cjs CHUNKS INDEX OUT COMMAND…
 */
'use strict';
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { launch } = require('./launcher.cjs');

const [, , chunks, index, out, ...args] = process.argv;
process.argv = [process.argv[0], process.argv[0], ...args];
const { buffer, byteOffset, byteLength } = readFileSync(chunks);
const launched = launch({
  chunks: buffer.slice(byteOffset, byteOffset + byteLength),
  code: null,
  index: JSON.parse(readFileSync(index, 'utf8')),
  worker: '',
});
process.once('exit', () => {
  for (const [name, script] of launched.scripts) writeFileSync(join(out, name), script.createCachedData());
});
launched.start();
