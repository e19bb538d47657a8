/** Says what happened, what it means and what to do. The icon repeats the kind without colour. */
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { announce, asSentence } from './announce.ts';
import { hasGoneOn } from './into-view.ts';

const kinds = {
  info: { className: 'b-info', Icon: Info },
  success: { className: 'b-go', Icon: CircleCheck },
  warning: { className: 'b-warn', Icon: TriangleAlert },
  danger: { className: 'b-danger', Icon: TriangleAlert },
} as const;

type BannerProps = {
  readonly kind: keyof typeof kinds;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Belongs to the page and is read with it. Any other answers what somebody did, and is announced. */
  readonly isStanding?: boolean;
  /** What it speaks of is still being fetched, or tried again: it is announced once that has come to an end. */
  readonly isUnfinished?: boolean;
} & Showing;

/** Either brings it into sight. */
type Showing =
  /** The button that was pressed for it is gone. Its title is spoken with the focus, and the rest announced; all of it is where somebody has gone on. */
  | { readonly takesFocus: true; readonly ref?: never }
  | { readonly takesFocus?: false; readonly ref?: Ref<HTMLDivElement> };

export function Banner({
  kind,
  title,
  children,
  actions,
  isStanding = kind === 'info',
  isUnfinished = false,
  takesFocus = false,
  ref,
}: BannerProps) {
  const { className, Icon } = kinds[kind];
  const box = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isTitleSpoken = useRef(false);
  const titleId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another title it is another message
  useEffect(() => {
    isTitleSpoken.current = takesFocus && !hasGoneOn();
    if (isTitleSpoken.current) box.current?.focus();
  }, [takesFocus, title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another title it is another message
  useEffect(() => {
    const element = text.current;
    // Its figures may be those from before the change, until all that shows them is drawn again.
    if (isStanding || isUnfinished || element === null) return;
    announce(() => spokenText(element, isTitleSpoken.current));
  }, [isStanding, isUnfinished, takesFocus, title]);
  const content = (
    <>
      <Icon className="icon" aria-hidden="true" />
      <div ref={text}>
        <b id={takesFocus ? titleId : undefined}>{title}</b>
        {children === undefined ? null : <p>{children}</p>}
      </div>
      {actions === undefined ? null : <div className="row">{actions}</div>}
    </>
  );
  return takesFocus ? (
    <section ref={box} className={`banner ${className}`} aria-labelledby={titleId} tabIndex={-1}>
      {content}
    </section>
  ) : (
    <div ref={ref} className={`banner ${className}`}>
      {content}
    </div>
  );
}

/** Its title, unless that is spoken already, and what follows, each as a sentence. */
function spokenText(text: HTMLElement, isTitleSpoken: boolean): string {
  return [...text.children]
    .slice(isTitleSpoken ? 1 : 0)
    .map(({ textContent }) => asSentence(textContent.trim()))
    .join(' ');
}
