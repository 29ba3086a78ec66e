/**
 * Loads pdfkit in a third of the time that `import` takes. Half of that is loading its many modules asynchronously; a
 * quarter is code that the pages do not use and an inflate in JavaScript for tables of Unicode.
 */
import { createRequire, Module } from 'node:module';
import { inflateRawSync } from 'node:zlib';
import type { PdfOptions } from '../../render/index.ts';

interface Pdfkit {
  readonly default: PdfOptions['PDFDocument'];
}

type Require = ReturnType<typeof createRequire>;

export function loadPdfkit(): Pdfkit {
  const own = createRequire(import.meta.url);
  const pdfkit = requireOf(own, 'pdfkit');
  const fontkit = requireOf(pdfkit, 'fontkit');
  // Encryption, automatic line breaks, images, compressed fonts.
  for (const name of ['@noble/ciphers/aes', 'linebreak', 'png-js']) substitute(pdfkit, name, postponed);
  substitute(fontkit, 'brotli/decompress.js', postponed);
  substitute(requireOf(fontkit, 'unicode-trie'), 'tiny-inflate', () => inflate);
  return { default: own('pdfkit') as Pdfkit['default'] };
}

/** `require` as a package has it; the given one if the package is not there, which loading it will report. */
function requireOf(require: Require, name: string): Require {
  const path = pathOf(require, name);
  return path === null ? require : createRequire(path);
}

/** Other versions may not have the module. */
function pathOf(require: Require, name: string): string | null {
  try {
    return require.resolve(name);
  } catch {
    return null;
  }
}

/** Gives a module other exports, unless it is loaded already. */
function substitute(require: Require, name: string, make: (load: () => object) => object): void {
  const path = pathOf(require, name);
  if (path === null || require.cache[path] !== undefined) return;
  const exports = make(() => {
    delete require.cache[path];
    return require(path) as object;
  });
  require.cache[path] = Object.assign(new Module(path), { exports, loaded: true });
}

/** The exports of a module, which is loaded when they are used for the first time. */
function postponed(load: () => object): object {
  let loaded: object | undefined;
  const real = (): object => {
    loaded ??= load();
    return loaded;
  };
  return new Proxy(function postponedModule() {}, {
    get: (_, key) => Reflect.get(real(), key) as unknown,
    apply: (_, self, values) => Reflect.apply(real() as () => unknown, self, values),
    construct: (_, values) => Reflect.construct(real() as new () => object, values),
  });
}

/** Like tiny-inflate, by Node. */
function inflate(source: Uint8Array, target: Uint8Array): Uint8Array {
  const bytes = inflateRawSync(source);
  target.set(bytes);
  return target.subarray(0, bytes.length);
}
