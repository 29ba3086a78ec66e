/**
 * The only script. Pages work without it, except for dropping files, live updates, copying and the filter of the
 * reference. It inserts only markup that the server wrote.
 */
export const SCRIPT = `'use strict';
(() => {
  const REFRESH = 2000;

  const main = document.querySelector('main[data-live]');
  if (main) {
    const shown = new Map();
    let timer = 0;
    const put = (slot, text) => {
      const open = [...slot.querySelectorAll('details[open][id]')].map((one) => one.id);
      const focused = slot.contains(document.activeElement) ? document.activeElement.id : '';
      slot.innerHTML = text;
      for (const id of open) document.getElementById(id)?.setAttribute('open', '');
      if (focused) document.getElementById(focused)?.focus();
    };
    const look = async () => {
      timer = 0;
      if (document.hidden) return;
      try {
        const answer = await fetch(main.dataset.live, { headers: { accept: 'application/json' } });
        if (answer.status === 404) return location.reload();
        if (answer.ok) {
          for (const [name, text] of Object.entries(await answer.json())) {
            const slot = main.querySelector('[data-part="' + name + '"]');
            if (slot && shown.get(name) !== text) {
              if (shown.has(name) || slot.innerHTML !== text) put(slot, text);
              shown.set(name, text);
            }
          }
        }
      } catch {
        // The server is unavailable: retry.
      }
      wait();
    };
    const wait = () => {
      if (!timer && !document.hidden) timer = setTimeout(look, REFRESH);
    };
    document.addEventListener('visibilitychange', () => {
      clearTimeout(timer);
      timer = 0;
      if (!document.hidden) look();
    });
    wait();
  }

  const frame = document.querySelector('iframe.invoice');
  if (frame) {
    const fit = () => {
      const page = frame.contentDocument?.documentElement;
      if (!page) return;
      const size = () => {
        frame.style.height = Math.ceil(page.getBoundingClientRect().height) + 2 + 'px';
      };
      new ResizeObserver(size).observe(page);
      size();
    };
    frame.addEventListener('load', fit);
    if (frame.contentDocument?.readyState === 'complete') fit();
  }

  const form = document.querySelector('form[data-drop]');
  if (form) {
    const input = form.querySelector('input[type=file]');
    const hasFiles = (event) => [...(event.dataTransfer?.types ?? [])].includes('Files');
    let depth = 0;
    const over = (change) => {
      depth = Math.max(0, depth + change);
      form.classList.toggle('over', depth > 0);
    };
    addEventListener('dragenter', (event) => hasFiles(event) && over(1));
    addEventListener('dragleave', (event) => hasFiles(event) && over(-1));
    addEventListener('dragover', (event) => hasFiles(event) && event.preventDefault());
    addEventListener('drop', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth = 0;
      over(0);
      const [file] = event.dataTransfer.files;
      if (!file) return;
      const one = new DataTransfer();
      one.items.add(file);
      input.files = one.files;
      form.requestSubmit();
    });
  }

  for (const button of document.querySelectorAll('button[data-copy]')) {
    button.hidden = !navigator.clipboard;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
      button.textContent = button.dataset.done;
    });
  }

  const filter = document.querySelector('input[data-filter]');
  if (filter) {
    const items = [...document.querySelectorAll('[data-find]')];
    const groups = [...document.querySelectorAll('[data-group]')];
    const nothing = document.querySelector('[data-nothing]');
    const apply = () => {
      const words = filter.value.toLowerCase().split(/\\s+/).filter(Boolean);
      let left = 0;
      for (const item of items) {
        item.hidden = !words.every((word) => item.dataset.find.includes(word));
        if (!item.hidden) left += 1;
      }
      for (const group of groups) group.hidden = !group.querySelector('[data-find]:not([hidden])');
      nothing.hidden = left > 0;
    };
    filter.closest('[hidden]').hidden = false;
    filter.addEventListener('input', apply);
    addEventListener('hashchange', () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (target?.hidden || target?.closest('[hidden]')) {
        filter.value = '';
        apply();
        target.scrollIntoView();
      }
    });
    apply();
  }
})();
`;
