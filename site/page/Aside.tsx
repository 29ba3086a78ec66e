/** Facts next to the findings: signatures, messages, attachments, and the controls that were run. */
import { useContext } from 'preact/hooks';
import type { Detail, FileReport } from '../worker/protocol.ts';
import type { Client } from './client.ts';
import { shownDate } from './format.ts';
import { save } from './save.ts';
import { PageLanguageContext, useWords } from './words.ts';

export function Signatures({ report }: { readonly report: FileReport }) {
  const { signatures: words } = useWords();
  const language = useContext(PageLanguageContext);
  const signatures = report.envelope?.signatures ?? [];
  if (signatures.length === 0) return null;
  return (
    <section class="facts" aria-labelledby="signatures">
      <h2 id="signatures">{words.heading}</h2>
      <ul>
        {signatures.map(({ format, status, signer, time }, index) => (
          <li key={index}>
            {[
              `${words.status[status]} (${format})`,
              ...(signer === null ? [] : [words.signer(signer)]),
              ...(time === null ? [] : [words.time(shownDate(time, language))]),
            ].join(', ')}
          </li>
        ))}
      </ul>
      <p class="note">{words.trust}</p>
    </section>
  );
}

export function MessageFacts({ report }: { readonly report: FileReport }) {
  const { message: words } = useWords();
  const language = useContext(PageLanguageContext);
  const { message } = report;
  if (message === undefined) return null;
  const { receivedAt, at, errors } = message;
  return (
    <section class="facts" aria-labelledby="message">
      <h2 id="message">{words.heading}</h2>
      <dl>
        {receivedAt === null ? null : (
          <div>
            <dt>{words.receivedAt}</dt>
            <dd>{shownDate(receivedAt, language)}</dd>
          </div>
        )}
        {at === null ? null : (
          <div>
            <dt>{words.at}</dt>
            <dd>{shownDate(at, language)}</dd>
          </div>
        )}
      </dl>
      {errors.length === 0 ? null : <h3>{words.errors}</h3>}
      <ul>
        {errors.map(({ code, description, suggestion, title }, index) => (
          <li key={index}>
            {description ?? title} <span class="code">{code}</span>
            {suggestion === null ? null : <p class="help">{suggestion}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AttachmentsProps {
  readonly detail: Detail;
  readonly client: Client;
}

export function Attachments({ detail: { row, attachments }, client }: AttachmentsProps) {
  const { attachments: words } = useWords();
  if (attachments.length === 0) return null;
  const keep = async (number: number): Promise<void> =>
    save(await client.call('keep', { key: row.key, what: { as: 'attachment', number } }));
  return (
    <section class="facts" aria-labelledby="attachments">
      <h2 id="attachments">{words.heading}</h2>
      <ul>
        {attachments.map(({ number, name, description, size }) => (
          <li key={number}>
            {size === null ? (
              `${name} (${words.unknownSize})`
            ) : (
              <>
                <button type="button" class="link" onClick={() => keep(number)}>
                  {words.save(name)}
                </button>{' '}
                {words.size(size)}
              </>
            )}
            {description === null ? null : <p class="note">{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CoverageProps {
  readonly report: FileReport;
  readonly explain: (code: string) => void;
}

export function Coverage({ report: { coverage }, explain }: CoverageProps) {
  const { coverage: words } = useWords();
  const { ran, partial, skipped } = coverage;
  const reasons = [...new Set(skipped.map(({ reason }) => reason))].map(
    (reason) => [reason, skipped.filter((one) => one.reason === reason)] as const,
  );
  const codes = (list: readonly string[]) => (
    <p class="codes">
      {list.map((code) => (
        <button key={code} type="button" class="link" onClick={() => explain(code)}>
          {code}
        </button>
      ))}
    </p>
  );
  return (
    <section class="facts coverage" aria-labelledby="coverage">
      <h2 id="coverage">{words.heading}</h2>
      <p>{words.summary(ran.length, partial.length, skipped.length)}.</p>
      <p class="note">{words.never}</p>
      <details>
        <summary>{words.ran}</summary>
        {codes(ran)}
      </details>
      {partial.length === 0 ? null : (
        <details>
          <summary>{words.partial}</summary>
          {codes(partial.map(({ code }) => code))}
        </details>
      )}
      {skipped.length === 0 ? null : (
        <details>
          <summary>{words.skipped}</summary>
          {reasons.map(([reason, list]) => (
            <div key={reason}>
              <h3>{words.reasons[reason]}</h3>
              {codes(list.map(({ code }) => code))}
            </div>
          ))}
        </details>
      )}
    </section>
  );
}
