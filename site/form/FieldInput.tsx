/** One field of the form, with its label and its problem. */
import type { FormField } from './fields.ts';

interface Props {
  readonly field: FormField;
  readonly label: string;
  readonly choose: string;
  readonly language: 'it' | 'en';
  readonly value: string;
  readonly problem: string | null;
  readonly type: (value: string) => void;
}

export function FieldInput({ field, label, choose, language, value, problem, type }: Props) {
  const { path, required, wide } = field;
  const id = `field${path.replaceAll('/', '-')}`;
  const said = problem === null ? {} : { 'aria-describedby': `${id}-problem`, 'aria-invalid': true };
  const common = { id, ...said, ...(required === true ? { 'aria-required': true } : {}) };
  if (field.type === 'switch')
    return (
      <p class="field wide">
        <label class="check">
          <input
            {...common}
            type="checkbox"
            checked={value !== ''}
            onChange={({ currentTarget }) => type(currentTarget.checked ? 'true' : '')}
          />
          {label}
        </label>
        <Problem id={id} problem={problem} />
      </p>
    );
  return (
    <p class={wide === true ? 'field wide' : 'field'}>
      <label for={id}>
        {label}
        {required === true ? ' *' : ''}
      </label>
      {field.type === 'code' ? (
        <select {...common} value={value} onChange={({ currentTarget }) => type(currentTarget.value)}>
          <option value="">{choose}</option>
          {(field.codes ?? []).map((one) => (
            <option key={one.code} value={one.code}>
              {`${one.code} ${one.label[language]}`}
            </option>
          ))}
        </select>
      ) : field.type === 'date' ? (
        <input
          {...common}
          type="date"
          value={value}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      ) : (
        <input
          {...common}
          inputMode={field.type === 'amount' ? 'decimal' : 'text'}
          value={value}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      )}
      <Problem id={id} problem={problem} />
    </p>
  );
}

function Problem({ id, problem }: { readonly id: string; readonly problem: string | null }) {
  return problem === null ? null : (
    <span class="problem" id={`${id}-problem`}>
      {problem}
    </span>
  );
}
