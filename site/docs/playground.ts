/** The playground of a control: a file with the error, checked again at each change. */
import { Client } from '../page/client.ts';
import { sentenceOf } from '../page/verdict.ts';
import { loadTexts, type PageLanguage } from '../text/index.ts';
import type { Detail, Row } from '../worker/protocol.ts';

/** Milliseconds after the last change. */
const PAUSE = 200;

export async function startPlayground(section: HTMLElement, language: PageLanguage): Promise<void> {
  const text = section.querySelector('textarea');
  const result = section.querySelector('.try-result');
  const reset = section.querySelector<HTMLButtonElement>('.reset');
  const { file = 'file.xml', day } = section.dataset;
  if (text === null || result === null || reset === null) return;
  const words = await loadTexts(language);
  const fail = (error: unknown): void => {
    result.textContent = words.failed(error instanceof Error ? error.message : String(error));
  };

  /** Number of changes: an answer about an earlier text is dropped. */
  let changes = 0;
  let row: Row | undefined;
  const client = new Client(
    language,
    {
      rows(rows) {
        row = rows[0] ?? row;
      },
      finished() {
        const asked = changes;
        if (row === undefined) return;
        client.call('open', { key: row.key }).then(
          (detail) => {
            if (asked === changes) result.replaceChildren(...shown(detail));
          },
          (error: unknown) => {
            if (asked === changes) fail(error);
          },
        );
      },
      failed: fail,
    },
    day,
  );

  const check = (): void => {
    changes += 1;
    client.forget();
    row = undefined;
    client.check([{ name: file, file: new Blob([text.value]), isChosen: true }]);
  };

  const shown = ({ row: own, report }: Detail): readonly HTMLElement[] => {
    const verdict = element('p', sentenceOf(own, report, words));
    verdict.className = `try-verdict ${report.verdict}`;
    const list = document.createElement('ol');
    for (const { code, line, severity, message, help } of report.findings) {
      const item = document.createElement('li');
      item.className = `finding ${severity}`;
      item.append(
        element('p', message),
        ...(help === null || help === '' ? [] : [element('p', help, 'help')]),
        element('p', line === null ? code : `${code} · ${words.findings.line(line)}`, 'place'),
      );
      list.append(item);
    }
    return [verdict, list];
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  text.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(check, PAUSE);
  });
  reset.hidden = false;
  reset.addEventListener('click', () => {
    text.value = text.defaultValue;
    check();
  });
  check();
}

function element(name: 'p', text: string, className = ''): HTMLElement {
  const one = document.createElement(name);
  one.textContent = text;
  one.className = className;
  return one;
}
