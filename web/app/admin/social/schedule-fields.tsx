/** Whether and when a post is published by itself, by the clocks of London. */
import { postFormStatuses, postQuickTimes } from '@debt-payoff/contract/content-vocabulary';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { isScheduling, type PostForm } from './post-form-rules.ts';
import { statusNames } from './post-words.ts';
import { noTime, quickSchedule } from './schedule-times.ts';
import type { PostFormState } from './use-post-form.ts';
import { useProductNow } from './use-product-now.ts';

const statusOptions = postFormStatuses.map((value) => ({ value, label: statusNames[value] }));

export function ScheduleFields({
  state: { form, field, edit },
}: {
  readonly state: Pick<PostFormState, 'form' | 'field' | 'edit'>;
}) {
  const now = useProductNow();
  const { hint: otherStatus, ...status } = field('status');
  return (
    <>
      <SelectField
        label="Status"
        options={statusOptions}
        {...status}
        hint={otherStatus ?? statusHint(form) ?? undefined}
      />
      <fieldset className="schedule-fields">
        <legend>Publish at, London time</legend>
        <p className="hint">{adminTexts.social.scheduleHint}</p>
        <div className="schedule-pair">
          <Field label="Date" type="date" {...field('day')} />
          <Field label="Time" type="time" {...field('time')} />
        </div>
        <div className="quick-times">
          {postQuickTimes.map((quick) => (
            <Button
              key={quick.label}
              variant="secondary"
              size="small"
              // Anyone who presses it means it to be published then.
              onClick={() => edit({ ...quickSchedule(quick, now()), status: 'scheduled' })}
            >
              +{quick.label}
            </Button>
          ))}
          <Button variant="quiet" size="small" onClick={() => edit({ ...noTime, status: 'draft' })}>
            {navigationTexts.actions.clear}
            <span className="vh"> date and time</span>
          </Button>
        </div>
      </fieldset>
    </>
  );
}

/** Where status and time do not say the same. */
export function statusHint(form: PostForm): string | null {
  if (form.status === 'scheduled') {
    return isScheduling(form) ? null : 'Without a date and a time it is saved as a draft.';
  }
  if (form.day === '' && form.time === '') return null;
  return form.day === '' || form.time === ''
    ? 'A date and a time are kept only together.'
    : 'A draft is not published by itself. Choose Scheduled to publish it then.';
}
