import { expect, it } from 'vitest';
import { recordedMail } from './recorded-mail.ts';

it('keeps mails in the order of the outbox, however they overtake each other', async () => {
  const mail = recordedMail();
  const date = new Date(0);
  for (const key of ['9.0', '11.0', '10.0']) {
    await mail.send({ to: 'ana@example.com', subject: key, text: '', html: '', key, date });
  }
  expect(mail.mails.map(({ key }) => key)).toEqual(['9.0', '10.0', '11.0']);
});
