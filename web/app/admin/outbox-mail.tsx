/** One mail, closed until someone wants to read it. */
import type { OutboxMail } from '@debt-payoff/contract/outbox';
import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { formatDayAndTime } from '../words/dates.ts';

export function Mail({ mail }: { readonly mail: OutboxMail }) {
  const [isOpen, setIsOpen] = useState(false);
  const subject = mail.subject ?? mail.template;
  return (
    <details
      className="card card-tight mail"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <b>{subject}</b> <Badge kind="line">{mail.status}</Badge>
        <span className="small muted">
          {mail.recipient === null ? null : `${mail.recipient}, `}
          {mail.reply_to === null ? null : `replies to ${mail.reply_to}, `}
          {formatDayAndTime(mail.created_at)}
        </span>
      </summary>
      {mail.last_error === null ? null : (
        <Banner kind="warning" title={mail.last_error} isStanding />
      )}
      {mail.text === null ? <p className="muted">Not written yet.</p> : <pre>{mail.text}</pre>}
      {/* Without any right: whatever stands in a mail, it cannot act in the name of its reader. */}
      {isOpen && mail.html !== null ? (
        <iframe title={`HTML of: ${subject}`} sandbox="" srcDoc={withoutStyleSheets(mail.html)} />
      ) : null}
    </details>
  );
}

/** The frame inherits the policy of this page, which allows style attributes but no sheets inside a text. */
function withoutStyleSheets(html: string): string {
  return html.replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '');
}
