/**
 * Loads pdfkit in a third of the time that `import` takes: without loading its modules asynchronously, without code that
 * the pages do not use, and with Node's inflate for the tables of Unicode instead of one in JavaScript.
 */
import { createRequire, Module } from 'node:module';
import { inflateRawSync } from 'node:zlib';
import type { PdfOptions } from '../../render/index.ts';

interface Pdfkit {
  readonly default: PdfOptions['PDFDocument'];
}

type Packages = ReturnType<typeof createRequire>;

export function loadPdfkit(): Pdfkit {
  const own = createRequire(import.meta.url);
  const pdfkit = packagesOf(own, 'pdfkit');
  const fontkit = packagesOf(pdfkit, 'fontkit');
  // Encryption, automatic line breaks, images, compressed fonts.
  for (const name of ['@noble/ciphers/aes', 'linebreak', 'png-js']) substitute(pdfkit, name, postponed);
  substitute(fontkit, 'brotli/decompress.js', postponed);
  substitute(packagesOf(fontkit, 'unicode-trie'), 'tiny-inflate', () => inflate);
  return { default: own('pdfkit') as Pdfkit['default'] };
}

/** `require` as a package has it; the given one if the package is not there, which loading it will report. */
function packagesOf(packages: Packages, name: string): Packages {
  const path = pathOf(packages, name);
  return path === null ? packages : createRequire(path);
}

/** Other versions may not have the module. */
function pathOf(packages: Packages, name: string): string | null {
  try {
    return packages.resolve(name);
  } catch {
    return null;
  }
}

/** Gives a module other exports, unless it is loaded already. */
function substitute(packages: Packages, name: string, make: (load: () => object) => object): void {
  const path = pathOf(packages, name);
  if (path === null || packages.cache[path] !== undefined) return;
  const exports = make(() => {
    delete packages.cache[path];
    return packages(path) as object;
  });
  packages.cache[path] = Object.assign(new Module(path), { exports, loaded: true });
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
