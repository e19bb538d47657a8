/** Where the plan for paper goes, at the head of the page. Its code comes later, with the monthly plan. */
const id = 'paper';

export function PrintSlot() {
  return <div id={id} />;
}

export function findPrintSlot(): HTMLElement | null {
  return document.getElementById(id);
}
