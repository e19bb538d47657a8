import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from './button.tsx';

export function BackLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <div className="back-link">
      <ButtonLink variant="quiet" size="small" to={to}>
        <ArrowLeft className="icon" aria-hidden="true" />
        {label}
      </ButtonLink>
    </div>
  );
}
