/** A message that is being written, as this tab keeps it for its owner until it has been sent. */
import { type ContactTopic, contactTopics } from '@debt-payoff/contract/contact-limits';
import { type ContactForm, contactFields } from '@debt-payoff/contract/contact-rules';
import { sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { storedDraft } from '../session/stored-drafts.ts';

export type TypedMessage = ContactForm & { readonly topic: ContactTopic };

/** What was sent counts once: sent again unchanged, it goes with the same key and the same time. */
export type Attempt = {
  readonly message: TypedMessage;
  readonly key: string;
  readonly typedMs: number;
};

export type ContactDraft = {
  readonly message: TypedMessage;
  /** When its owner first saw the form that they wrote it in. */
  readonly begunAt: number;
  /** The latest, of which no reply has said that it arrived. */
  readonly attempt: Attempt | null;
};

export const blankMessage: TypedMessage = {
  name: '',
  email: '',
  subject: '',
  message: '',
  topic: 'general',
};

export const contactDraft = storedDraft(sessionStorageKeys.contactMessage, readDraft);

/** Nobody else's: somebody who has left has one of their own, or none. */
export function hasContactDraft(owner: string | null): boolean {
  return owner !== null && contactDraft.read(owner) !== null;
}

export function isSameMessage(one: TypedMessage, other: TypedMessage): boolean {
  return one.topic === other.topic && contactFields.every((field) => one[field] === other[field]);
}

export function isBlank(message: TypedMessage): boolean {
  return isSameMessage(message, blankMessage);
}

/** What was typed before the kept message was there stands with it: neither replaces the other's text. */
export function withEarlyTyping(kept: TypedMessage, early: TypedMessage): TypedMessage {
  const oneOf = (field: keyof ContactForm): string =>
    early[field].trim() === '' ? kept[field] : early[field];
  const isEither = [kept.message, early.message].some((text) => text.trim() === '');
  const isBoth = !isEither && kept.message !== early.message;
  return {
    name: oneOf('name'),
    email: oneOf('email'),
    subject: oneOf('subject'),
    message: isBoth ? `${kept.message}\n\n${early.message}` : oneOf('message'),
    topic: early.topic === blankMessage.topic ? kept.topic : early.topic,
  };
}

/** The same as before where the same is sent again. */
export function attemptOf({ message, begunAt, attempt }: ContactDraft, now: number): Attempt {
  if (attempt !== null && isSameMessage(attempt.message, message)) return attempt;
  const typedMs = Math.max(0, Math.round(now - begunAt));
  return { message, key: crypto.randomUUID(), typedMs };
}

function readDraft(stored: unknown): ContactDraft | null {
  const { message, begunAt, attempt } = partsOf(stored);
  const typed = readMessage(message);
  if (typed === null || typeof begunAt !== 'number') return null;
  return { message: typed, begunAt, attempt: readAttempt(attempt) };
}

function readAttempt(stored: unknown): Attempt | null {
  const { message, key, typedMs } = partsOf(stored);
  const sent = readMessage(message);
  if (sent === null || typeof key !== 'string' || typeof typedMs !== 'number') return null;
  return { message: sent, key, typedMs };
}

function readMessage(stored: unknown): TypedMessage | null {
  const { name, email, subject, message, topic } = partsOf(stored);
  const known = contactTopics.find((one) => one === topic);
  if (typeof name !== 'string' || typeof email !== 'string' || known === undefined) return null;
  if (typeof subject !== 'string' || typeof message !== 'string') return null;
  return { name, email, subject, message, topic: known };
}

function partsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return stored !== null && typeof stored === 'object' ? { ...stored } : {};
}
