// How long somebody has to wait, in words; rounded up, so that nobody comes back too early.

export function tryAgainText(seconds: number): string {
  return `You can try again in ${wait(Math.max(1, Math.ceil(seconds)))}.`;
}

function wait(seconds: number): string {
  if (seconds < 60) return count(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? count(minutes, 'minute') : count(Math.ceil(minutes / 60), 'hour');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
