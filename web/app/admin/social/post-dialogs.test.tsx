import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aPost } from './post.fixture.ts';
import { AskForCheck, DeletePost, PublishPost } from './post-dialogs.tsx';

const nothing = (): void => {};
const markupOf = (element: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>,
  );

describe('before it is done', () => {
  const dialog = { onClose: nothing };

  it('publishing names the platform and the first words', () => {
    const markup = markupOf(<PublishPost {...dialog} post={aPost()} isSandbox={false} />);
    expect(markup).toContain('Publish this post to LinkedIn now?');
    expect(markup).toContain('Pay the dearest debt first.');
    expect(markup).not.toContain('Sandbox');
    expect(markupOf(<PublishPost {...dialog} post={aPost()} isSandbox />)).toContain(
      'Sandbox: nothing is posted to LinkedIn',
    );
  });

  it('a post that may be there already is asked about first', () => {
    const post = aPost({ status: 'failed', needs_check: true });
    for (const markup of [
      markupOf(<PublishPost {...dialog} post={post} isSandbox={false} />),
      markupOf(<AskForCheck {...dialog} post={post} failure={null} onChecked={nothing} />),
    ]) {
      expect(markup).toContain('Have you checked on the platform?');
      expect(markup).not.toContain('Publish this post');
    }
  });

  it('why the last try failed stands beside the question', () => {
    const post = aPost({ status: 'failed', needs_check: true });
    expect(
      markupOf(<AskForCheck {...dialog} post={post} failure="Error: No" onChecked={nothing} />),
    ).toContain('Error: No');
  });

  it('deleting asks to the letter, and names it', () => {
    const markup = markupOf(<DeletePost {...dialog} post={aPost()} />);
    expect(markup).toContain('Are you sure you want to delete this social post?');
    expect(markup).toContain('Pay the dearest debt first.');
  });
});
