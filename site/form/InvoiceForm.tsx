/** A form that creates an invoice: the input is built at each change, and the resulting invoice is shown. */
import './form.css';
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Client } from '../page/client.ts';
import { Icon } from '../page/Icon.tsx';
import { InvoicePage } from '../page/InvoicePage.tsx';
import type { PageLanguage } from '../text/index.ts';
import type { KeptFile, Made, Row } from '../worker/protocol.ts';
import { briefOf, type Counts, fieldsOf, itemPath, type Typed } from './brief.ts';
import { FieldInput } from './FieldInput.tsx';
import { type FormField, type FormGroup, type FormKind, KINDS, KINDS_OF_INVOICE } from './fields.ts';
import { nextProgressive, remember, remembered } from './memory.ts';
import { placedProblems } from './problems.ts';
import { type FormTexts, loadFormTexts } from './text/index.ts';

interface Props {
  readonly client: Client;
  /** The invoice that a note or an integration starts from; null for a new one. */
  readonly original: Row | null;
  readonly give: (file: KeptFile) => void;
  readonly close: () => void;
}

type ListName = NonNullable<FormGroup['list']>;

/** Milliseconds after the last key. */
const PAUSE = 150;

const PROGRESSIVE: FormField = { path: '/progressive', label: 'progressive' };

/** The seller is the issuer of a self-invoice. */
const ownName = (path: string): string => path.replace(/^\/(?:cedente|emittente)/, '');

/** The form with its sentences. */
export async function formWith(language: PageLanguage): Promise<FunctionComponent<Props>> {
  const words = await loadFormTexts(language);
  return (props) => <InvoiceForm {...props} words={words} language={language} />;
}

interface OwnProps extends Props {
  readonly words: FormTexts;
  readonly language: PageLanguage;
}

function InvoiceForm({ client, words, language, original, give, close }: OwnProps) {
  const kinds = original === null ? KINDS : KINDS_OF_INVOICE;
  const known = useMemo(remembered, []);
  const [kind, setKind] = useState<FormKind>(kinds[0] as FormKind);
  const [counts, setCounts] = useState<Counts>({});
  const [typed, setTyped] = useState<Typed>(() => ({
    '/data': today(),
    '/progressive': nextProgressive(known?.progressive ?? '00000'),
  }));
  const [isKept, setKept] = useState(known !== null);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  /** The typed or remembered value of a field. */
  const textOf = ({ path }: FormField, isOwn: boolean): string =>
    typed[path] ?? (isOwn ? (known?.fields[ownName(path)] ?? '') : '');
  const own = kind.groups.filter((group) => group.isOwn === true).flatMap(({ fields }) => fields);
  const values: Typed = {
    ...Object.fromEntries(own.map((field) => [field.path, textOf(field, true)])),
    ...typed,
  };
  const { brief, ambiguous } = briefOf(kind, values, counts);
  const asked = JSON.stringify([kind.builder, brief, values['/progressive']]);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      const of = {
        kind: kind.builder,
        brief,
        original: original?.key ?? null,
        progressive: values['/progressive'] ?? '',
      };
      client.call('make', of).then(
        (answer) => isCurrent && setMade(answer),
        (error: unknown) =>
          isCurrent &&
          setMade({ problems: [{ path: '', message: String(error) }], content: null, file: null }),
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // The brief is a new object at each rendering, so its text is compared instead.
  }, [client, asked]);

  const type = (path: string, value: string): void => {
    setTyped((before) => ({ ...before, [path]: value }));
    setTouched((before) => new Set(before).add(path));
  };
  const removeItem = (list: ListName, index: number, ofItem: readonly FormField[]): void => {
    const count = counts[list] ?? 1;
    setTyped((before) => {
      const after: Record<string, string> = { ...before };
      for (let at = index; at < count; at += 1)
        for (const field of ofItem)
          after[itemPath(list, at, field)] = before[itemPath(list, at + 1, field)] ?? '';
      return after;
    });
    setCounts({ ...counts, [list]: count - 1 });
  };

  const fields = [...fieldsOf(kind, counts), PROGRESSIVE];
  const problems = [
    ...ambiguous.map((path) => ({ path, message: words.ambiguous })),
    ...placedProblems(made?.problems ?? [], { fields, values, words }),
  ];
  const paths = new Set(fields.map(({ path }) => path));
  const problemOf = (path: string): string | null =>
    isAsked || touched.has(path) ? (problems.find((one) => one.path === path)?.message ?? null) : null;
  const elsewhere = isAsked ? problems.filter(({ path }) => !paths.has(path)) : [];

  const create = (event: Event): void => {
    event.preventDefault();
    setAsked(true);
    if (made?.file == null || ambiguous.length > 0) return;
    const typedNow = Object.fromEntries(own.map(({ path }) => [ownName(path), values[path] ?? '']));
    // A note has no fields of the seller: the remembered values are kept.
    const kept = own.length === 0 ? (known?.fields ?? {}) : { ...known?.fields, ...typedNow };
    remember(isKept ? { fields: kept, progressive: values['/progressive'] ?? '' } : null);
    give(made.file);
  };

  const input = (field: FormField, isOwn: boolean, path = field.path) => (
    <FieldInput
      key={path}
      field={{ ...field, path }}
      label={words.fields[field.label]}
      choose={words.choose}
      language={language}
      value={isOwn ? textOf({ ...field, path }, true) : (typed[path] ?? '')}
      problem={problemOf(path)}
      type={(value) => type(path, value)}
    />
  );

  const listOf = (list: ListName, ofItem: readonly FormField[]) => {
    const count = counts[list] ?? 1;
    const said = words.lists[list];
    return (
      <>
        {Array.from({ length: count }, (_, index) => (
          <fieldset key={index} class="line">
            <legend>{said.item(index + 1)}</legend>
            <div class="fields">
              {ofItem.map((field) => input(field, false, itemPath(list, index, field)))}
            </div>
            {count > 1 ? (
              <button type="button" class="link" onClick={() => removeItem(list, index, ofItem)}>
                {said.remove(index + 1)}
              </button>
            ) : null}
          </fieldset>
        ))}
        <button type="button" onClick={() => setCounts({ ...counts, [list]: count + 1 })}>
          {said.add}
        </button>
      </>
    );
  };

  const groupOf = ({ title, fields: ofGroup, isOwn, list }: FormGroup) => (
    <fieldset key={title} class="group">
      <legend>{words.groups[title]}</legend>
      {list === undefined ? (
        <div class="fields">{ofGroup.map((field) => input(field, isOwn === true))}</div>
      ) : (
        listOf(list, ofGroup)
      )}
      {isOwn === true ? (
        <label class="check">
          <input
            type="checkbox"
            checked={isKept}
            onChange={({ currentTarget }) => {
              setKept(currentTarget.checked);
              // Unchecking deletes the remembered values at once.
              if (!currentTarget.checked) remember(null);
            }}
          />
          {words.remember}
        </label>
      ) : null}
    </fieldset>
  );

  return (
    <form class="make" lang={language} onSubmit={create} noValidate autocomplete="off">
      <h1 ref={heading} tabIndex={-1}>
        {words.heading}
      </h1>
      <p class="lead">{words.lead}</p>
      <div class="make-columns">
        <div class="make-fields">
          <p class="field wide">
            <label for="kind">{words.kind}</label>
            <select
              id="kind"
              value={kind.id}
              onChange={({ currentTarget }) =>
                setKind(kinds.find(({ id }) => id === currentTarget.value) ?? kind)
              }
            >
              {kinds.map(({ id }) => (
                <option key={id} value={id}>
                  {words.kinds[id]}
                </option>
              ))}
            </select>
          </p>
          {kind.groups.map(groupOf)}
          <div class="fields">{input(PROGRESSIVE, false)}</div>
          <p class="note">{words.fileHint}</p>
          <p class="make-state" role="status">
            {made === null ? '' : problems.length === 0 ? words.ready : words.missing(problems.length)}
          </p>
          {elsewhere.length === 0 ? null : (
            <div class="failure" role="alert">
              {elsewhere.map(({ message }, index) => (
                <p key={index}>{message}</p>
              ))}
            </div>
          )}
          <div class="buttons">
            <button type="submit" class="strong">
              <Icon name="file" />
              {words.create}
            </button>
            <button type="button" onClick={close}>
              {words.cancel}
            </button>
          </div>
        </div>
        <section class="make-preview" aria-label={words.preview}>
          <h2>{words.preview}</h2>
          {made?.content == null ? null : <InvoicePage content={made.content} />}
        </section>
      </div>
    </form>
  );
}

/** Today in the reader's time zone, as YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
