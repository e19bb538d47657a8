/** Letters and digits that nobody mistakes for one another on the telephone. There are 32, so that each byte is fair. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 4;
const lettersPerGroup = 4;

/** 'h7kq-m2wd-x9pa-tz4c': 80 bits that cannot be guessed. */
export function generatePassword(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(groups * lettersPerGroup)));
  const text = bytes.map((byte) => letters.charAt(byte % letters.length)).join('');
  return Array.from({ length: groups }, (_, at) =>
    text.slice(at * lettersPerGroup, (at + 1) * lettersPerGroup),
  ).join('-');
}
