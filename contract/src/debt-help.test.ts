import { expect, it } from 'vitest';
import { debtAdvisers, phoneHref } from './debt-advice.ts';
import {
  crisisLine,
  helpByNation,
  helplines,
  nations,
  otherAdvisers,
  schemesAnywhere,
} from './debt-help.ts';

it('every nation of the UK is covered, and none twice', () => {
  expect(helpByNation.flatMap((entry) => entry.nations)).toEqual([...nations]);
  for (const { facts } of helpByNation) expect(facts.length).toBeGreaterThan(0);
});

it('a scheme that is not known to belong to one nation is not said to', () => {
  const ofNations = helpByNation.flatMap(({ facts }) => facts).join(' ');
  for (const scheme of ['(DMP)', '(IVA)']) {
    expect(ofNations).not.toContain(scheme);
    expect(schemesAnywhere.join(' ')).toContain(scheme);
  }
});

it('the helplines are the advisers that every page names, each with a word about it', () => {
  expect(helplines.map(({ name, url, phone }) => ({ name, url, phone }))).toEqual(debtAdvisers);
  for (const { note } of helplines) expect(note).toMatch(/\.$/);
});

it.each([...helplines.map(({ phone }) => phone), crisisLine.phone])(
  '%s can be pressed to ring it',
  (phone) => expect(phoneHref(phone)).toMatch(/^tel:(0(800|808)\d{7}|116123)$/),
);

it('those whose numbers are not certain are reached by their secure sites alone', () => {
  const sites = [...otherAdvisers, ...helpByNation.flatMap(({ site }) => site ?? [])];
  expect(sites.map(({ name }) => name)).toEqual([
    ...['Citizens Advice', 'Business Debtline', 'Christians Against Poverty'],
    'Accountant in Bankruptcy (AiB)',
  ]);
  for (const site of sites) {
    expect(site.url).toMatch(/^https:\/\/[a-z.]+$/);
    expect(Object.values(site).join(' ')).not.toMatch(/\d{3}/);
  }
});
