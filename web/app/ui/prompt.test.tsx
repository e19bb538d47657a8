import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Prompt } from './prompt.tsx';

/** Sends the question as it is first shown, without drawing the dialog around it. */
function sent(isBusy: boolean) {
  const onSubmit = vi.fn();
  const submits: (() => void)[] = [];
  function Probe() {
    const dialog: unknown = Prompt({
      ...{ title: 'Retire?', label: 'Reason', saveLabel: 'Retire', maxLength: 200, isBusy },
      problemOf: () => null,
      onSubmit,
      onClose: () => {},
    });
    if (isValidElement<{ onSubmit: () => void }>(dialog)) submits.push(dialog.props.onSubmit);
    return null;
  }
  renderToStaticMarkup(<Probe />);
  for (const submit of submits) submit();
  return onSubmit.mock.calls;
}

it('is sent, and not again while it is under way', () => {
  expect(sent(false)).toEqual([['']]);
  expect(sent(true)).toEqual([]);
});
