/** Light, dark, or what the system says. The choice is applied before the page is painted. */
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = localStorageKeys.theme;

/** Runs in the head of the document, before anything is drawn; it also says that scripts run at all. */
export const themeScript = `var d=document.documentElement.dataset;d.scripts='on';try{var t=localStorage.getItem('${key}');if(t==='light'||t==='dark')d.theme=t}catch(e){}`;

export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Where the browser keeps nothing for us, the choice lasts for this page. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    return;
  }
}
