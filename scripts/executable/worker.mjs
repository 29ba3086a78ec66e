/** A worker thread of the single executable, which has no file of its own: its source is a `data:` address. */
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';

// A thread of a file has its name there.
process.argv.splice(1, 0, process.execPath);
const require = createRequire(process.execPath);
const sea = require('node:sea');
runInThisContext(`(function (exports, require) {${sea.getAsset('main', 'utf8')}\n})`)({}, require);
