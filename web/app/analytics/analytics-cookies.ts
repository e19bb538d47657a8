/** The cookies of Google Analytics, for anyone who no longer wants them. */

export function deleteAnalyticsCookies(): void {
  const names = document.cookie
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => name.startsWith('_ga'));
  const places = ['', ...domainsOf(window.location.hostname).map((domain) => `; domain=${domain}`)];
  for (const name of names) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in every browser, and not at once
    for (const place of places) document.cookie = `${name}=; path=/; max-age=0${place}`;
  }
}

/** The host and those above it: a browser does not say for which of them a cookie was set. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_, at) => parts.slice(at).join('.'));
}
