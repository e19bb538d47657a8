/** Says what happened, what it means and what to do. The icon repeats the kind without colour. */
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

const kinds = {
  info: { className: 'b-info', Icon: Info },
  success: { className: 'b-go', Icon: CircleCheck },
  warning: { className: 'b-warn', Icon: TriangleAlert },
  danger: { className: 'b-danger', Icon: TriangleAlert },
} as const;

export function Banner({
  kind,
  title,
  children,
  actions,
  ref,
}: {
  readonly kind: keyof typeof kinds;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}) {
  const { className, Icon } = kinds[kind];
  return (
    <div ref={ref} className={`banner ${className}`} role={kind === 'danger' ? 'alert' : 'status'}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <b>{title}</b>
        {children === undefined ? null : <p>{children}</p>}
      </div>
      {actions === undefined ? null : <div className="row">{actions}</div>}
    </div>
  );
}
