/** A worker thread of the single executable. It has no file: its source is a `data:` address. */
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';

// A thread that runs a file has the path of the file here.
process.argv.splice(1, 0, process.execPath);
const require = createRequire(process.execPath);
const sea = require('node:sea');
runInThisContext(`(function (exports, require) {${sea.getAsset('main', 'utf8')}\n})`)({}, require);
