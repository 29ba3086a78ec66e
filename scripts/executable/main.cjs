/** The main script of the single executable, after `launcher.cjs` in the same file. */
const sea = require('node:sea');
exports
  .launch({
    chunks: sea.getRawAsset('chunks'),
    code: sea.getRawAsset('code'),
    index: JSON.parse(sea.getAsset('index', 'utf8')),
    worker: sea.getAsset('worker', 'utf8'),
  })
  .start();
