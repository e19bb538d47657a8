import { announcerClass } from './announce.ts';

/** Where announcements are put. React leaves it empty. */
export function Announcer() {
  return <div className={`vh ${announcerClass}`} role="status" />;
}
