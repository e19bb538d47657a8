/** On a phone the tabs scroll sideways: one that is chosen by the address is brought into view. */
import { useEffect } from 'react';

export function useTabInView(tabId: string): void {
  useEffect(() => {
    const tab = document.getElementById(tabId);
    const list = tab?.parentElement;
    if (tab === null || list === null || list === undefined) return;
    // By hand: the browser's own way would move the page, too.
    const shown = list.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (right > shown.right) list.scrollLeft += right - shown.right;
    else if (left < shown.left) list.scrollLeft += left - shown.left;
  }, [tabId]);
}
