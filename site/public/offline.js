/*
 * The service worker: the page works without a network after the first visit. It answers from the files of its build,
 * which scripts/site/offlineFiles.ts lists, and never asks another origin.
 */
const CACHE = 'fattura-VERSION';
const FILES = 'FILES';

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('fattura-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

// A page of the documentation requests the other pages of its language, which are listed in a file.
addEventListener('message', (event) => {
  const { keep } = event.data ?? {};
  if (typeof keep !== 'string' || !/^pages-(?:it|en)\.json$/.test(keep)) return;
  event.waitUntil(keepAll(keep));
});

async function keepAll(list) {
  const cache = await caches.open(CACHE);
  const address = new URL(list, registration.scope).href;
  if ((await cache.match(address)) !== undefined) return;
  const response = await fetch(address);
  if (!response.ok) return;
  const pages = await response.clone().json();
  await cache.addAll(pages.map((page) => new URL(page, registration.scope).href));
  // Last, so that everything is requested again after an interruption.
  await cache.put(address, response);
}

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
