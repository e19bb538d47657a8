/** Text in the letters that the fonts built into every PDF reader know. */
const unmarkedLetters: ReadonlyMap<string, string> = new Map([
  ['Ł', 'L'],
  ['ł', 'l'],
  ['Đ', 'D'],
  ['đ', 'd'],
  ['ı', 'i'],
]);

/** Other letters lose their marks, or become '?': without that a font writes something else in their place. */
export function westernText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\n\x20-\x7e\xa0-\xff€‘’“”–—…•ŠšŽžŒœŸ™]/gu, (letter) => {
      const [plain = ''] = unmarkedLetters.get(letter) ?? letter.normalize('NFD');
      return /[ -~]/.test(plain) ? plain : '?';
    });
}
