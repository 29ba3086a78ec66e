/** The differences from another file of the table. */
import { useState } from 'preact/hooks';
import type { Difference, Row } from '../worker/protocol.ts';
import type { Client } from './client.ts';
import { useWords } from './words.ts';

interface Props {
  readonly row: Row;
  readonly others: readonly Row[];
  readonly client: Client;
}

/** Maximum number of files offered: nobody can choose from a longer list. */
const MOST = 500;

export function Compare({ row, others, client }: Props) {
  const { compare: words } = useWords();
  const [found, setFound] = useState<readonly Difference[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  if (others.length === 0) return null;
  const choose = async (value: string): Promise<void> => {
    setFound(null);
    setError(null);
    if (value === '') return;
    try {
      setFound(await client.call('compare', { key: row.key, other: Number(value) }));
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown));
    }
  };
  return (
    <section class="facts compare" aria-labelledby="compare">
      <h2 id="compare">{words.heading}</h2>
      <label>
        {words.other}
        <select onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value="">{words.none}</option>
          {others.slice(0, MOST).map(({ key, file }) => (
            <option key={key} value={key}>
              {file}
            </option>
          ))}
        </select>
      </label>
      {error === null ? null : <p role="alert">{words.failed(error)}</p>}
      <p role="status">{found === null ? '' : words.count(found.length)}</p>
      {found === null || found.length === 0 ? null : (
        <ul>
          {found.map(({ op, field, name, from, to }, index) => (
            <li key={index}>
              {words.op[op]} <span class="code">{name}</span>{' '}
              <span class="note">{field === null ? '' : words.field(field)}</span>
              <p class="before-after">
                {from === '' ? null : <del>{from}</del>} {to === '' ? null : <ins>{to}</ins>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
