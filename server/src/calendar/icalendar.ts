/** Writes a calendar of all-day events as RFC 5545 asks. */

export type CalendarEvent = {
  readonly uid: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly summary: string;
  readonly url: string;
};

export type CalendarFile = {
  readonly name: string;
  readonly producer: string;
  readonly refreshHours: number;
  readonly writtenAt: Date;
  readonly events: readonly CalendarEvent[];
};

const lineOctetsMax = 75;

export function writeCalendar(calendar: CalendarFile): string {
  const name = escapeText(calendar.name);
  const interval = `PT${calendar.refreshHours}H`;
  const stamp = compact(calendar.writtenAt.toISOString().replace(/\.\d+/, ''));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(calendar.producer)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // The second of each pair is for programs that came before the standard name.
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${interval}`,
    `X-PUBLISHED-TTL:${interval}`,
    ...calendar.events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines({ uid, day, summary, url }: CalendarEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${escapeText(summary)}`,
    `URL:${url}`,
    // Nobody is busy all day because a payment is due.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** '2026-11-28' becomes '20261128'. */
function compact(time: string): string {
  return time.replaceAll(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '');
}

/** A long line goes on in the next, behind a space. A character of several octets is not torn apart. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctetsMax) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
