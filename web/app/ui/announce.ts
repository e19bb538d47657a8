/**
 * Says something to people who hear the page. The frame has one region for it, and an open dialog one of its
 * own, since what lies behind a dialog is not heard. Both are there, and empty, before anything is said.
 */
import { useEffect, useRef } from 'react';

/** After the focus has moved: what has the focus is spoken at once, and would cut the message short. */
const settlingMs = 150;

/** Long enough to be spoken; after that nobody should come upon it at the end of the page. */
const keptMs = 7_000;

export const announcerClass = 'announcer';

/** One that can still change is read only when it is said. */
type Message = string | (() => string);

let unsaid: Message[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function announce(message: Message): void {
  if (message === '' || unsaid.includes(message)) return;
  if (unsaid.push(message) > 1) return;
  clearTimeout(timer);
  timer = setTimeout(say, settlingMs);
}

/** For what appears, or changes, while the page is open; null for nothing to say. */
export function useAnnouncement(message: string | null): void {
  useEffect(() => {
    if (message !== null) announce(message);
  }, [message]);
}

/** For what stands on the page from the start, such as how many are listed: only that it has become another. */
export function useAnnouncedChanges(text: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (text === null || text === last.current) return;
    if (last.current !== null) announce(text);
    last.current = text;
  }, [text]);
}

/** What a list holds by a choice, null while that is fetched: said of another choice, not of what changes it otherwise. */
export function useAnnouncedChoice(choice: string | null, text: string): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (choice === null || choice === last.current) return;
    if (last.current !== null) announce(text);
    last.current = choice;
  }, [choice, text]);
}

function say(): void {
  const texts = unsaid.map((each) => (typeof each === 'string' ? each : each()));
  unsaid = [];
  const text = asSentences([...new Set(texts)].filter((each) => each !== ''));
  if (text !== '') {
    // What was said last may stand in another region, where a dialog has come or gone since.
    emptyAll();
    // An element of its own: the same words a second time are spoken too.
    const message = document.createElement('p');
    message.textContent = text;
    // A dialog stands later in the document than the frame's region, and over another dialog later than that.
    regions().at(-1)?.append(message);
  }
  timer = setTimeout(emptyAll, keptMs);
}

/** Each that another one follows ends, so that they are not heard as one. */
function asSentences(texts: readonly string[]): string {
  return texts.map((text, at) => (at < texts.length - 1 ? asSentence(text) : text)).join(' ');
}

export function asSentence(text: string): string {
  return text.replace(/[^.!?]$/, '$&.');
}

function emptyAll(): void {
  for (const region of regions()) region.replaceChildren();
}

function regions(): readonly Element[] {
  return [...document.getElementsByClassName(announcerClass)];
}
