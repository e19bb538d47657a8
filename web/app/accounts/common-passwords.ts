/** Passwords that are tried first by people who guess, from the lists published after leaks. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 password password1 password12 password123 passw0rd
  p@ssword p@ssw0rd qwerty qwerty1 qwerty12 qwerty123 qwertyuiop 1q2w3e4r 1qaz2wsx abc123 abcd1234
  111111 000000 121212 123123 654321 666666 696969 987654321 iloveyou letmein welcome welcome1 admin
  admin123 monkey dragon football liverpool arsenal chelsea rangers celtic charlie sunshine princess
  michael ashley jordan superman batman trustno1 master secret zxcvbnm asdfgh asdfghjkl london england
  changeme default money debtfree`
    .split(/\s+/)
    .filter(Boolean),
);
