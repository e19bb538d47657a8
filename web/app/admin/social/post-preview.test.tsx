import type { SocialPost } from '@debt-payoff/contract/social-posts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buttonsOf } from '../lists/shown-page.fixture.tsx';
import { aPost } from './post.fixture.ts';
import { formOf, partsOf } from './post-form-rules.ts';
import { PostPreview } from './post-preview.tsx';

describe('the preview', () => {
  const preview = (facts: Partial<SocialPost>) =>
    renderToStaticMarkup(<PostPreview parts={partsOf(formOf(aPost(facts)))} />);

  it.each([
    ['twitter', 'Twitter/X'],
    ['linkedin', 'LinkedIn'],
    ['instagram', 'Instagram'],
    ['facebook', 'Facebook'],
  ] as const)('of %s reads as it is posted', (platform, label) => {
    const markup = preview({ platform, content: 'Pay #debt' });
    expect(markup).toContain(`Preview for ${label}`);
    expect(markup).toContain('Pay <span class="post-mark">#debt</span></p>');
  });

  it('has mentions and hashtags below the text', () => {
    expect(preview({ content: 'Pay.', hashtags: 'debt', mentions: 'sam' })).toContain(
      'Pay.\n\n<span class="post-mark">@sam</span> <span class="post-mark">#debt</span>',
    );
  });

  it('folds a long text where the platform does', () => {
    const content = 'a'.repeat(280);
    expect(buttonsOf(preview({ platform: 'linkedin', content }))).toEqual(['… see more']);
    expect(buttonsOf(preview({ platform: 'twitter', content }))).toEqual([]);
  });

  it('fetches no image: its place has its words and its host', () => {
    const image = { image_url: 'https://images.example/1.png', image_alt_text: 'A hill' };
    for (const platform of ['instagram', 'facebook'] as const) {
      const markup = preview({ platform, ...image });
      expect(markup).toContain('<span>Image from images.example</span><span>A hill</span>');
      expect(markup).not.toContain('<img');
    }
    expect(preview({ platform: 'linkedin', ...image })).not.toContain('images.example');
    expect(preview({ platform: 'instagram' })).toContain('No image yet');
    expect(preview({ platform: 'facebook', image_url: 'javascript:attack()' })).not.toContain(
      'Image',
    );
  });
});
