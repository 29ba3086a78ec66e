/**
 * The start of the single executable, and of its worker threads: loads the chunks of the command from the assets of
 * the executable, with the code that V8 compiled when it was built. scripts/executable.ts writes the assets.
 */
'use strict';
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { Script, constants } = require('node:vm');

/**
 * @param {object} assets
 * @param {ArrayBuffer} assets.chunks The sources, each as a function in ASCII.
 * @param {ArrayBuffer | null} assets.code The compiled code.
 * @param {Record<string, { at: number, length: number, code?: [at: number, length: number] }>} assets.index
 * @param {string} assets.worker The source of a worker thread.
 */
exports.launch = ({ chunks, code, index, worker }) => {
  const sources = Buffer.from(chunks);
  // Next to the executable: `schemas/`, and packages that its user installed.
  const folder = dirname(process.execPath);
  const beside = createRequire(process.execPath);
  // Node 20 would warn about the constant, which users cannot act on.
  const { emitWarning } = process;
  process.emitWarning = (warning, ...rest) => {
    if (!String(warning).startsWith('vm.USE_MAIN_CONTEXT_DEFAULT_LOADER'))
      emitWarning.call(process, warning, ...rest);
  };
  // In a separate script: the main script of an executable cannot import.
  const importing = () =>
    new Script('(url) => import(url)', {
      filename: join(folder, 'import.cjs'),
      importModuleDynamically: constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    }).runInThisContext();
  const modules = new Map();
  const scripts = new Map();

  const compile = (name) => {
    const { at, length, code: place } = index[name];
    const cachedData =
      code === null || place === undefined ? undefined : new Uint8Array(code, place[0], place[1]);
    return new Script(sources.latin1Slice(at, at + length), {
      filename: join(folder, name),
      ...(cachedData === undefined ? {} : { cachedData }),
    });
  };
  const byId = (id) => {
    if (!id.startsWith('./')) return id.startsWith('node:') ? require(id) : beside(id);
    return load(id.slice(2));
  };
  /** Packages in the executable come first: their versions are those that were tested. */
  const imported = async (name) => {
    const packages = index['packages.cjs'] === undefined ? {} : load('packages.cjs');
    const found = packages[name]?.();
    if (found !== undefined) return { default: found, ...found };
    return await importing()(pathToFileURL(beside.resolve(name)).href);
  };
  const require_ = Object.assign(byId, { import: imported });
  const load = (name) => {
    const known = modules.get(name);
    if (known !== undefined) return known.exports;
    const script = compile(name);
    scripts.set(name, script);
    const module = { exports: {} };
    modules.set(name, module);
    const path = join(folder, name);
    script.runInThisContext().call(module.exports, module.exports, require_, module, path, folder);
    return module.exports;
  };
  const start = () =>
    load('command.cjs').start(new URL(`data:text/javascript,${encodeURIComponent(worker)}`));
  return { start, load, scripts };
};
