/** The text of the file, of which only the visible rows are drawn. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SourceText } from '../worker/protocol.ts';
import { useWords } from './words.ts';

interface Props {
  readonly source: SourceText | null;
  readonly label: string;
  /** The index of the finding to show. */
  readonly marked: number | null;
}

/** The height of a row in pixels, if its font is not larger than usual. */
const USUAL_HEIGHT = 20;
const AROUND = 20;

export function SourceView({ source, label, marked }: Props) {
  const { source: words } = useWords();
  const box = useRef<HTMLElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const [height, setHeight] = useState(USUAL_HEIGHT);
  const [scroll, setScroll] = useState({ top: 0, height: 800 });
  const span = marked === null ? null : (source?.spans[marked] ?? null);

  useLayoutEffect(() => {
    const measured = probe.current?.getBoundingClientRect().height ?? 0;
    if (measured > 0) setHeight(measured);
    if (box.current !== null) setScroll({ top: box.current.scrollTop, height: box.current.clientHeight });
  }, []);

  useEffect(() => {
    if (span === null || source === null || box.current === null) return;
    const row = rowAt(source.starts, span.offset);
    box.current.scrollTop = Math.max(0, row * height - box.current.clientHeight / 3);
    const start = source.starts[row] ?? 0;
    box.current.scrollLeft = span.offset - start > 60 ? (span.offset - start - 20) * 7 : 0;
    box.current.scrollIntoView({ block: 'nearest' });
  }, [span, source, height]);

  if (source === null) return <p>{words.none}</p>;
  const count = source.starts.length;
  const first = Math.max(0, Math.floor(scroll.top / height) - AROUND);
  const last = Math.min(count, Math.ceil((scroll.top + scroll.height) / height) + AROUND);
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  return (
    <section
      class="source"
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
      tabIndex={0}
      aria-label={label}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
        setScroll({ top: scrollTop, height: clientHeight })
      }
    >
      <span ref={probe} class="row probe" aria-hidden="true">
        0
      </span>
      <div class="rows" style={{ height: `${count * height}px` }}>
        <div style={{ transform: `translateY(${first * height}px)` }}>
          {rows.map((row) => (
            <SourceRow key={row} source={source} row={row} span={span} />
          ))}
        </div>
      </div>
    </section>
  );
}

interface RowProps {
  readonly source: SourceText;
  readonly row: number;
  readonly span: { readonly offset: number; readonly end: number } | null;
}

function SourceRow({ source: { text, starts, lines }, row, span }: RowProps) {
  const start = starts[row] ?? 0;
  const content = text.slice(start, starts[row + 1] ?? text.length).replace(/[\r\n]+$/, '');
  const line = lines[row] ?? 0;
  const isFirst = row === 0 || lines[row - 1] !== line;
  const from = span === null ? 0 : Math.max(0, span.offset - start);
  const to = span === null ? 0 : Math.min(content.length, span.end - start);
  const isHere = span !== null && span.offset < start + Math.max(1, content.length) && span.end >= start;
  const isMarked = isHere && (to > from || from === to);
  return (
    <div class={isMarked ? 'row marked' : 'row'}>
      <span class="number" aria-hidden="true">
        {isFirst ? line : ''}
      </span>
      <code>
        {isMarked && to > from ? (
          <>
            {content.slice(0, from)}
            <mark>{content.slice(from, to)}</mark>
            {content.slice(to)}
          </>
        ) : (
          content
        )}
      </code>
    </div>
  );
}

function rowAt(starts: Uint32Array, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
