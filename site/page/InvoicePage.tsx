/** The invoice in readable form, from the content of `fattura/render`. */
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { Content } from '../worker/protocol.ts';
import { useWords } from './words.ts';

/** Further rows are rendered on request: thousands of lines take the browser seconds. */
const FIRST_ROWS = 100;

/** The same for the invoices of a lotto. */
const FIRST_DOCUMENTS = 20;

type Document = Content['documents'][number];
type Section = Document['sections'][number];
type Entry = Document['parties'][number]['entries'][number];

export function InvoicePage({ content }: { readonly content: Content | null }) {
  const { invoice } = useWords();
  const [isAll, setAll] = useState(false);
  if (content === null) return <p>{invoice.none}</p>;
  const documents = isAll ? content.documents : content.documents.slice(0, FIRST_DOCUMENTS);
  return (
    <div class="invoice" lang={content.language}>
      {documents.map((document, index) => (
        <DocumentPage
          key={index}
          document={document}
          name={content.documents.length === 1 ? '' : `, ${index + 1}. ${document.title}`}
        />
      ))}
      {documents.length < content.documents.length ? (
        <button type="button" onClick={() => setAll(true)}>
          {invoice.moreDocuments(content.documents.length - documents.length)}
        </button>
      ) : null}
    </div>
  );
}

interface DocumentProps {
  readonly document: Document;
  /** Appended to the names of its tables, which must differ from those of other documents. */
  readonly name: string;
}

function DocumentPage({ document: { title, subtitle, parties, sections }, name }: DocumentProps) {
  const labelOf = (section: Section, index: number): string => {
    const before = sections.slice(0, index).filter((one) => one.title === section.title).length;
    return `${section.title}${before === 0 ? '' : ` (${before + 1})`}${name}`;
  };
  return (
    <article class="document">
      <h2>{title}</h2>
      <p class="subtitle">{subtitle.join(' · ')}</p>
      <div class="parties">
        {parties.map((party) => (
          <section key={party.id}>
            <h3>{party.title}</h3>
            <p class="name">{party.name}</p>
            <Entries entries={party.entries} />
          </section>
        ))}
      </div>
      {sections.map((section, index) => (
        <section key={index} class={`section ${section.id}`}>
          <h3>{section.title}</h3>
          <Body section={section} label={labelOf(section, index)} />
        </section>
      ))}
    </article>
  );
}

function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <dl>
      {entries.map(({ label, value, strong }, index) => (
        <div key={index} class={strong === true ? 'strong' : ''}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Body({ section, label }: { readonly section: Section; readonly label: string }) {
  switch (section.kind) {
    case 'text':
      return section.paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>);
    case 'entries':
      return <Entries entries={section.entries} />;
    case 'table':
      return <Table section={section} label={label} />;
  }
}

interface TableProps {
  readonly section: Extract<Section, { kind: 'table' }>;
  readonly label: string;
}

function Table({ section, label }: TableProps) {
  const { invoice } = useWords();
  const [isAll, setAll] = useState(false);
  const { columns } = section;
  const rows = isAll ? section.rows : section.rows.slice(0, FIRST_ROWS);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section class="scrolls" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" class={column.align === 'end' ? 'end' : ''}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, details }, index) => (
            <Fragment key={index}>
              <tr>
                {columns.map((column, at) => (
                  <td key={column.id} class={column.align === 'end' ? 'end' : column.grows ? 'grows' : ''}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
              {details.length === 0 ? null : (
                <tr class="details">
                  <td colSpan={columns.length}>
                    {details.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {rows.length < section.rows.length ? (
        <button type="button" onClick={() => setAll(true)}>
          {invoice.more(section.rows.length - rows.length)}
        </button>
      ) : null}
    </section>
  );
}
