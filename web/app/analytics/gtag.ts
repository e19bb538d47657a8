/** The commands that Google's library reads, in the form in which it reads them. */

declare global {
  interface Window {
    dataLayer?: unknown[];
    google_tag_manager?: Record<string, unknown>;
  }
}

export function gtag(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the library takes this object for a command, and an array for something else
  window.dataLayer.push(arguments);
}

export function isLibraryThere(measurementId: string): boolean {
  return window.google_tag_manager?.[measurementId] !== undefined;
}

/** While it is set, the library sends nothing and sets no cookies. */
export function setSilence(measurementId: string, isSilent: boolean): void {
  Reflect.set(window, `ga-disable-${measurementId}`, isSilent);
}

/** Cookies of the host alone, for at most a year; no view that the library reports by itself, and nothing for advertisers. */
export function configure(measurementId: string): void {
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  gtag('config', measurementId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_domain: 'none',
    cookie_expires: yearSeconds,
    cookie_flags: 'SameSite=Lax;Secure',
  });
}

const yearSeconds = 365 * 24 * 60 * 60;

export function addLibrary({
  measurementId,
  scriptOrigin,
  onLoad,
}: {
  readonly measurementId: string;
  readonly scriptOrigin: string;
  readonly onLoad: () => void;
}): void {
  const script = document.createElement('script');
  script.addEventListener('load', onLoad);
  script.async = true;
  script.src = `${scriptOrigin}/gtag/js?id=${measurementId}`;
  document.head.append(script);
}
