/** A last word on a page that is about to be left, seen and heard. */
export function announce(text: string): void {
  const notice = document.createElement('div');
  notice.className = 'session-notice';
  notice.setAttribute('role', 'alert');
  notice.textContent = text;
  document.body.append(notice);
}
