/** How a post will read on its platform. Nothing is fetched: an image of another site is a place with its words. */
import {
  type SocialPlatform,
  socialPlatformLabels,
} from '@debt-payoff/contract/content-vocabulary';
import { product } from '@debt-payoff/contract/product';
import { imageUrlProblem, type PostParts, postTextOf } from '@debt-payoff/contract/social-rules';
import {
  Heart,
  Image,
  type LucideIcon,
  MessageCircle,
  Repeat2,
  Send,
  Share2,
  ThumbsUp,
} from 'lucide-react';
import { Fragment, useState } from 'react';
import { foldedText, partsOfText } from './preview-text.ts';

type Look = {
  readonly when: string;
  /** What stands below every post there. */
  readonly Acts: readonly LucideIcon[];
  readonly hasImage: boolean;
};

const looks: Readonly<Record<SocialPlatform, Look>> = {
  twitter: { when: 'now', Acts: [MessageCircle, Repeat2, Heart, Share2], hasImage: false },
  linkedin: { when: 'Now', Acts: [ThumbsUp, MessageCircle, Repeat2, Send], hasImage: false },
  instagram: { when: '', Acts: [Heart, MessageCircle, Send], hasImage: true },
  facebook: { when: 'Just now', Acts: [ThumbsUp, MessageCircle, Share2], hasImage: true },
};

export function PostPreview({
  parts,
  title = `Preview for ${socialPlatformLabels[parts.platform]}`,
  when = looks[parts.platform].when,
}: {
  readonly parts: PostParts;
  /** Both for one that is there already. */
  readonly title?: string;
  readonly when?: string;
}) {
  const { platform } = parts;
  const { Acts, hasImage } = looks[platform];
  // There the picture comes first, and the text stands below it.
  const isCaption = platform === 'instagram';
  const text = <PreviewText key={platform} parts={parts} />;
  return (
    <section className="stack" aria-labelledby="preview-title">
      <h2 className="h4" id="preview-title">
        {title}
      </h2>
      <div className={`post-preview is-${platform}`}>
        <div className="post-author">
          <span className="post-avatar" aria-hidden="true">
            {product.name.charAt(0)}
          </span>
          <b>{product.name}</b>
          <span className="post-when">{when}</span>
        </div>
        {isCaption ? null : text}
        {hasImage ? <PreviewImage parts={parts} /> : null}
        <div className="post-preview-acts" aria-hidden="true">
          {Acts.map((Icon, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <Icon className="icon" key={place} />
          ))}
        </div>
        {isCaption ? text : null}
      </div>
      <p className="hint">A sketch: each app draws posts in its own way.</p>
    </section>
  );
}

function PreviewText({ parts }: { readonly parts: PostParts }) {
  const [isOpen, setIsOpen] = useState(false);
  const { platform } = parts;
  const text = postTextOf(parts);
  const folded = foldedText(text, platform);
  const shown = isOpen ? text : (folded ?? text);
  if (text === '') return <p className="post-preview-text muted">Your text will stand here.</p>;
  return (
    <p className="post-preview-text">
      {platform === 'instagram' ? <b>{product.name} </b> : null}
      {partsOfText(shown, platform).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their place is what they are
        <Fragment key={place}>
          {part.isMarked ? <span className="post-mark">{part.text}</span> : part.text}
        </Fragment>
      ))}
      {folded === null ? null : (
        <button type="button" className="post-more" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? ' see less' : '… see more'}
        </button>
      )}
    </p>
  );
}

function PreviewImage({
  parts: { platform, imageUrl, imageAltText },
}: {
  readonly parts: PostParts;
}) {
  const isImage = imageUrl !== '' && imageUrlProblem(imageUrl) === null;
  // Instagram has no posts without one.
  if (!isImage && platform !== 'instagram') return null;
  const host = isImage ? URL.parse(imageUrl)?.host : undefined;
  return (
    <div className="post-preview-image">
      <Image className="icon" aria-hidden="true" />
      <span>{host === undefined ? 'No image yet' : `Image from ${host}`}</span>
      {isImage ? <span>{imageAltText.trim() || 'Without a description'}</span> : null}
    </div>
  );
}
