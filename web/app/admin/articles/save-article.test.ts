import type { EditedArticle } from '@debt-payoff/contract/admin-articles';
import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import { expect, it } from 'vitest';
import { bodyOf, fieldsOf } from './article-fields.ts';
import { anArticle } from './builders.fixture.ts';
import { type ArticleCalls, newTarget, type SaveTarget, saveArticle } from './save-article.ts';

const lost = new NetworkFailure(null);
const refused = (status: number, code: 'conflict' | 'invalid_input') =>
  new CallError(status, { error: 'No', code, request_id: 'r' });

/** The server as a list of its replies, in the order of the calls. */
function aServer(...replies: (EditedArticle | Error)[]) {
  const sent: unknown[] = [];
  const reply = async (call: unknown): Promise<EditedArticle> => {
    sent.push(call);
    const next = replies.shift();
    if (next === undefined || next instanceof Error) throw next ?? new Error('One call too many');
    return next;
  };
  const calls: ArticleCalls = {
    create: ({ key, body }) => reply(['create', key, body.content, body.status]),
    update: (id, body) => reply(['update', id, body.version, body.content, body.status]),
    find: (id) => reply(['find', id]),
  };
  let keys = 0;
  const heard: number[] = [];
  const save = (
    target: SaveTarget,
    content: string,
    kind: 'autosave' | 'publish' | 'unpublish' = 'autosave',
  ) =>
    saveArticle({
      target,
      kind,
      body: bodyOf({ ...fieldsOf(anArticle()), content }, null),
      calls,
      makeKey: () => `key ${++keys}`,
      onReply: ({ version }) => heard.push(version),
    });
  return { sent, heard, save };
}

const saved: SaveTarget = { ...newTarget(), id: 5, version: 3 };

it('a new article is created, then changed over the version of the last reply', async () => {
  const target = newTarget();
  const { sent, save } = aServer(anArticle({ version: 1 }), anArticle({ version: 2 }));
  await save(target, 'one');
  await save(target, 'two', 'publish');
  expect(sent).toEqual([
    ['create', 'key 1', 'one', 'draft'],
    ['update', 5, 1, 'two', 'published'],
  ]);
  expect(target).toMatchObject({ id: 5, version: 2 });
});

it('a creation without a reply is sent again as it was, and what has since been typed follows', async () => {
  const target = newTarget();
  const { sent, save } = aServer(lost, anArticle({ version: 1 }), anArticle({ version: 2 }));
  await expect(save(target, 'one')).rejects.toBe(lost);
  await save(target, 'two');
  expect(sent).toEqual([
    ['create', 'key 1', 'one', 'draft'],
    ['create', 'key 1', 'one', 'draft'],
    ['update', 5, 1, 'two', 'draft'],
  ]);
});

it('a creation that was refused is another one once it is mended', async () => {
  const target = newTarget();
  const { sent, save } = aServer(refused(400, 'invalid_input'), anArticle());
  await expect(save(target, 'one')).rejects.toThrow('No');
  await save(target, 'two');
  expect(sent).toEqual([
    ['create', 'key 1', 'one', 'draft'],
    ['create', 'key 2', 'two', 'draft'],
  ]);
});

it('unpublishing saves the text first, and tells of both replies', async () => {
  const target = { ...saved };
  const { sent, heard, save } = aServer(anArticle({ version: 4 }), anArticle({ version: 5 }));
  await save(target, 'one', 'unpublish');
  expect(sent).toEqual([
    ['update', 5, 3, 'one', 'draft'],
    ['update', 5, 4, undefined, 'draft'],
  ]);
  expect(heard).toEqual([4, 5]);
});

it('what somebody else saved is not overwritten', async () => {
  const conflict = refused(409, 'conflict');
  const { save } = aServer(conflict);
  const target = { ...saved };
  await expect(save(target, 'one')).rejects.toBe(conflict);
  expect(target.version).toBe(3);
});

it('what this form saved without hearing of it is nobody else’s', async () => {
  const target = { ...saved };
  const own = anArticle({ version: 4, content: '<p>on e</p>' });
  const { sent, save } = aServer(lost, refused(409, 'conflict'), own, anArticle({ version: 5 }));
  await expect(save(target, '<p>on e</p>')).rejects.toBe(lost);
  await save(target, 'two');
  expect(sent.at(-1)).toEqual(['update', 5, 4, 'two', 'draft']);
  expect(target.version).toBe(5);
});

it.each([
  { version: 4, content: '<p>theirs</p>' },
  { version: 5, content: 'one' },
])('after a lost reply, what stands there may still be somebody else’s: %o', async (theirs) => {
  const target = { ...saved };
  const conflict = refused(409, 'conflict');
  const { save } = aServer(lost, conflict, anArticle(theirs));
  await expect(save(target, 'one')).rejects.toBe(lost);
  await expect(save(target, 'two')).rejects.toBe(conflict);
});
