/** Mechanical repairs: each with its before and after, chosen one by one. */
import { useEffect, useState } from 'preact/hooks';
import type { Detail, Repairs as Offered } from '../worker/protocol.ts';
import type { Client } from './client.ts';
import { save } from './save.ts';
import { useWords } from './words.ts';

interface Props {
  readonly detail: Detail;
  readonly client: Client;
}

type Change = Offered['changes'][number];

const keyOf = ({ code, op, path }: Change): string => `${code} ${op} ${path}`;

export function Repairs({ detail, client }: Props) {
  const { repairs: words } = useWords();
  const { key } = detail.row;
  const [all, setAll] = useState<readonly Change[]>([]);
  const [result, setResult] = useState<Offered | null>(null);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const mayRepair = detail.report.findings.some(({ fix }) => fix !== undefined);

  useEffect(() => {
    if (!mayRepair) return;
    let isCurrent = true;
    const unwanted = all.filter((change) => without.has(keyOf(change)));
    client.call('repairs', { key, without: unwanted }).then(
      (offered) => {
        if (!isCurrent) return;
        setResult(offered);
        if (without.size === 0) setAll(offered.changes);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [client, key, mayRepair, without]);

  if (result === null || all.length === 0) return null;
  const toggle = (change: Change): void => {
    const next = new Set(without);
    if (!next.delete(keyOf(change))) next.add(keyOf(change));
    setWithout(next);
  };
  const keep = async (): Promise<void> => {
    const unwanted = all.filter((change) => without.has(keyOf(change)));
    save(await client.call('keep', { key, what: { as: 'repaired', without: unwanted } }));
  };
  return (
    <section class="facts repairs" aria-labelledby="repairs">
      <h2 id="repairs">{words.heading}</h2>
      <p class="note">{words.lead}</p>
      <ul>
        {all.map((change) => (
          <li key={keyOf(change)}>
            <label>
              <input type="checkbox" checked={!without.has(keyOf(change))} onChange={() => toggle(change)} />
              <span>
                {words.change[change.op]} <span class="code">{nameOf(change)}</span>{' '}
                <span class="note">{words.place(change.line, change.code)}</span>
              </span>
            </label>
            <BeforeAndAfter change={change} />
          </li>
        ))}
      </ul>
      <p role="status">{words.after(result.errors)}</p>
      {result.dropsSignature ? <p class="note">{words.unsigned}</p> : null}
      <div class="buttons">
        <button type="button" class="strong" disabled={result.changes.length === 0} onClick={keep}>
          {words.save}
        </button>
      </div>
    </section>
  );
}

function BeforeAndAfter({ change: { from, to } }: { readonly change: Change }) {
  const { repairs: words } = useWords();
  if (from === null && to === null) return null;
  return (
    <p class="before-after">
      {from === null ? null : (
        <del>
          <span class="unseen">{words.before} </span>
          {from}
        </del>
      )}{' '}
      {to === null ? null : (
        <ins>
          <span class="unseen">{words.afterwards} </span>
          {to}
        </ins>
      )}
    </p>
  );
}

/** The field, by the last name of its path. */
function nameOf({ path }: Change): string {
  return (
    (path ?? '')
      .split('/')
      .filter((step) => step !== '' && !/^\d+$/.test(step))
      .at(-1) ?? ''
  );
}
