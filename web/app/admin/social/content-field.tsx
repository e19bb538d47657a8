/** The text of a post, with the counter of its platform, which turns red over the limit. */
import { FieldError } from '../../ui/field.tsx';
import { postableHint } from './post-form-rules.ts';
import type { PostFormState } from './use-post-form.ts';

export function ContentField({
  state,
}: {
  readonly state: Pick<PostFormState, 'form' | 'field' | 'counter' | 'overLimit'>;
}) {
  const { counter, overLimit } = state;
  const { id, value, hint: other, onChange, error } = state.field('content');
  const hint = other ?? postableHint(state.form, 'content');
  // Said as it is typed, and not only once it is sent.
  const problem = overLimit ?? error;
  const described = [problem && `${id}-error`, hint && `${id}-hint`, `${id}-counter`];
  return (
    <div className={problem === null ? 'field' : 'field has-error'}>
      <label htmlFor={id}>Content</label>
      {hint ? (
        <p className="hint kept-lines" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {problem === null ? null : <FieldError id={`${id}-error`} message={problem} />}
      <textarea
        className="input"
        id={id}
        rows={8}
        value={value}
        required
        aria-invalid={problem !== null}
        aria-describedby={described.filter(Boolean).join(' ')}
        onChange={onChange}
      />
      <p className={overLimit === null ? 'hint' : 'hint over-limit'} id={`${id}-counter`}>
        {counter}
      </p>
    </div>
  );
}
