/** Looks for what is typed a moment after the last key, or at once on Enter. */
import { adminLimits } from '@debt-payoff/contract/admin-limits';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

const searchDelayMs = 400;

export function SearchField({
  label,
  search,
  onSearch,
}: {
  /** Names what is searched: 'Search by username, email or id'. */
  readonly label: string;
  /** What the list shows now. */
  readonly search: string;
  readonly onSearch: (text: string) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { typed, setTyped, send } = useTyped(search, onSearch);
  const clear = (): void => {
    setTyped('');
    send('');
    input.current?.focus();
  };
  return (
    <form
      className="field admin-search"
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className="affix">
        <input
          className="input"
          ref={input}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={adminLimits.searchMaxLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {typed === '' ? null : (
          <button
            type="button"
            className="btn btn-icon"
            aria-label="Clear the search"
            onClick={clear}
          >
            <X className="icon" aria-hidden="true" />
          </button>
        )}
        <button type="submit" className="btn btn-icon" aria-label="Search">
          <Search className="icon" aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}

/** What is typed runs ahead of the address, and follows it where somebody goes back or clears the filters. */
function useTyped(search: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  const send = (text: string): void => {
    const asked = text.trim();
    if (asked === sent.current) return;
    sent.current = asked;
    latest.current(asked);
  };
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  const sendLatest = useRef(send);
  sendLatest.current = send;
  useEffect(() => {
    const timer = setTimeout(() => sendLatest.current(typed), searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, send };
}
