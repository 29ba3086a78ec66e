/** The findings: the sentence first, then its remedy, its place and its code. */
import { useState } from 'preact/hooks';
import type { Detail, FileReport } from '../worker/protocol.ts';
import { useWords } from './words.ts';

interface Props {
  readonly detail: Detail;
  readonly marked: number | null;
  readonly show: (index: number) => void;
  readonly explain: (code: string) => void;
}

/** Further findings are shown on request, so that a file with a thousand findings is rendered at once. */
const FIRST = 50;

export function Findings({ detail, marked, show, explain }: Props) {
  const { findings: words } = useWords();
  const [isAll, setAll] = useState(false);
  const { findings, omitted } = detail.report;
  const listed = isAll ? findings : findings.slice(0, FIRST);
  return (
    <section class="findings" aria-labelledby="findings">
      <h2 id="findings">{words.heading}</h2>
      {findings.length === 0 ? <p class="none">{words.none}</p> : null}
      <ol>
        {listed.map((finding, index) => (
          <FindingItem
            key={index}
            finding={finding}
            isMarked={index === marked}
            show={detail.source?.spans[index] == null ? null : () => show(index)}
            explain={explain}
          />
        ))}
      </ol>
      {listed.length < findings.length ? (
        <button type="button" onClick={() => setAll(true)}>
          {words.more(findings.length - listed.length)}
        </button>
      ) : null}
      {omitted > 0 ? <p>{words.omitted(omitted)}</p> : null}
    </section>
  );
}

interface ItemProps {
  readonly finding: FileReport['findings'][number];
  readonly isMarked: boolean;
  readonly show: (() => void) | null;
  readonly explain: (code: string) => void;
}

function FindingItem({ finding, isMarked, show, explain }: ItemProps) {
  const { findings: words } = useWords();
  const { severity, message, help, line, field, code } = finding;
  const place = [
    ...(line === null ? [] : [words.line(line)]),
    ...(field === null ? [] : [words.field(field)]),
  ].join(', ');
  return (
    <li class={`finding ${severity}${isMarked ? ' marked' : ''}`} aria-current={isMarked}>
      <p class="message">
        <span class="severity">{words.severity[severity]}</span> {message}
      </p>
      {help === null ? null : (
        <p class="help">
          <b>{words.remedy}</b> {help}
        </p>
      )}
      <p class="place">
        {place === '' ? null : <span>{place}</span>}
        {show === null ? null : (
          <button type="button" class="link" onClick={show}>
            {words.show}
          </button>
        )}
        <button type="button" class="link" onClick={() => explain(code)}>
          {words.explain(code)}
        </button>
      </p>
    </li>
  );
}
