/** Buttons, and links that look like them. A page has one primary button in view. */
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';

type Look = {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse';
  readonly size?: 'usual' | 'small';
  readonly wide?: boolean;
};

export function buttonClass({ variant = 'primary', size = 'usual', wide = false }: Look): string {
  return `btn btn-${variant}${size === 'small' ? ' btn-sm' : ''}${wide ? ' btn-wide' : ''}`;
}

export function Button({
  variant,
  size,
  wide,
  busy,
  children,
  ...rest
}: Look & ComponentProps<'button'> & { readonly busy?: boolean }) {
  const isOff = busy || String(rest['aria-disabled']) === 'true';
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look({ variant, size, wide }))}
      aria-disabled={isOff || undefined}
      onClick={isOff ? swallow : rest.onClick}
    >
      {busy ? <span className="busy" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

/** While it can do nothing it keeps the focus, which one that is `disabled` drops. */
function swallow(event: MouseEvent): void {
  event.preventDefault();
}

export function ButtonLink({
  variant,
  size,
  wide,
  ...rest
}: Look & Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...rest} className={buttonClass(look({ variant, size, wide }))} />;
}

/** Leaves out what was not given, so that the defaults apply. */
function look(given: { [Name in keyof Look]: Look[Name] | undefined }): Look {
  return {
    ...(given.variant && { variant: given.variant }),
    ...(given.size && { size: given.size }),
    ...(given.wide && { wide: given.wide }),
  };
}
