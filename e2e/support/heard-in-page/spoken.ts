/** What a screen reader says of an element, by what the browser tells it. Runs in the page. */

/** The readers' words, where they have their own. */
const roleWords: Readonly<Record<string, string>> = {
  textbox: 'edit',
  searchbox: 'search edit',
  combobox: 'combo box',
  listbox: 'list box',
  radio: 'radio button',
  spinbutton: 'spin button',
  menuitem: 'menu item',
  generic: '',
};

/** All that is said where the focus comes to it. */
export function spokenStop(element: Element): string {
  const value = currentValue(element);
  const role = roleOf(element);
  return withDescription(element, [
    nameOf(element),
    value === '' ? role : `${role}: ${value}`,
    ...statesOf(element),
  ]);
}

/** Said when the focus comes into it from outside. */
export function spokenGroup(group: Element): string {
  return withDescription(group, [nameOf(group), roleOf(group)]);
}

export function isGroup(element: Element): boolean {
  const role = computed(element, 'computedRole');
  if (role === 'dialog' || role === 'alertdialog') return true;
  return (role === 'group' || role === 'radiogroup') && nameOf(element) !== '';
}

export function nameOf(element: Element): string {
  return tidy(computed(element, 'computedName'));
}

export function statesOf(element: Element): readonly string[] {
  const has = (attribute: string, value: string) => element.getAttribute(attribute) === value;
  const either = (attribute: string, on: string, off: string): string =>
    has(attribute, 'true') ? on : has(attribute, 'false') ? off : '';
  const isBox = element.matches('input:is([type=checkbox], [type=radio])');
  const isSummary = element.matches('summary');
  return [
    either('aria-expanded', 'expanded', 'collapsed'),
    isSummary ? (element.closest('details')?.open === true ? 'expanded' : 'collapsed') : '',
    isBox
      ? element.matches(':checked')
        ? 'checked'
        : 'not checked'
      : either('aria-checked', 'checked', 'not checked'),
    either('aria-pressed', 'pressed', 'not pressed'),
    either('aria-selected', 'selected', 'not selected'),
    element.hasAttribute('aria-current') && !has('aria-current', 'false') ? 'current' : '',
    element.matches(':required') || has('aria-required', 'true') ? 'required' : '',
    has('aria-invalid', 'true') ? 'invalid' : '',
    element.matches(':disabled') || has('aria-disabled', 'true') ? 'disabled' : '',
    element.matches('[readonly]') ? 'read only' : '',
  ].filter((state) => state !== '');
}

export function currentValue(element: Element): string {
  if (element instanceof HTMLSelectElement) return tidy(element.selectedOptions[0]?.text ?? '');
  if (element.matches('[role=slider], [type=range]')) {
    return element.getAttribute('aria-valuetext') ?? currentNumber(element);
  }
  if (isTypedIn(element)) return element.type === 'password' ? '' : tidy(element.value);
  return element.matches('[contenteditable=true]') ? spokenText(element) : '';
}

/** What is typed is echoed key by key: nobody says all of it again. */
export function isTypedIn(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true;
  const others = /^(checkbox|radio|range|button|submit|reset|file|image|color)$/;
  return element instanceof HTMLInputElement && !others.test(element.type);
}

/** The text of a part, as it is read out: without what is hidden, and with a space where a line ends. */
export function spokenText(node: Node): string {
  return tidy(textIn(node));
}

/** Whether it is drawn, be it only for the ear. */
export function isRendered(element: Element): boolean {
  return (
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"]') === null
  );
}

function textIn(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || !isRendered(node)) return '';
  const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  if (label !== null) return ` ${label} `;
  const text = [...node.childNodes].map(textIn).join('');
  return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
}

function withDescription(element: Element, parts: readonly string[]): string {
  const description = descriptionOf(element);
  const all = description === '' ? parts : [...parts, `described: ${description}`];
  return all.filter((part) => part !== '').join(', ');
}

function descriptionOf(element: Element): string {
  const fault = element.getAttribute('aria-invalid') === 'true' ? 'aria-errormessage' : 'none';
  const described = element.getAttribute('aria-description') ?? '';
  const texts = ['aria-describedby', fault].map((attribute) => textOfNamed(element, attribute));
  return tidy([...texts, described].join(' '));
}

/** What is named as a description is read although it may be hidden. */
function textOfNamed(element: Element, attribute: string): string {
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  const named = ids.map((id) => document.getElementById(id)).filter((each) => each !== null);
  const texts = named.map((each) => (isRendered(each) ? spokenText(each) : each.textContent));
  return [...new Set(texts)].join(' ');
}

function roleOf(element: Element): string {
  if (element.matches('summary')) return 'disclosure';
  if (element.matches('[type=date], [type=month], [type=time]')) return 'date edit';
  if (element.matches('[type=password]')) return 'password edit';
  const role = computed(element, 'computedRole');
  if (role !== 'heading') return roleWords[role] ?? role;
  return `heading level ${element.getAttribute('aria-level') ?? element.tagName.slice(1)}`;
}

function currentNumber(element: Element): string {
  return element instanceof HTMLInputElement
    ? element.value
    : (element.getAttribute('aria-valuenow') ?? '');
}

/** Chromium says it with the feature ComputedAccessibilityInfo. */
function computed(element: Element, property: 'computedName' | 'computedRole'): string {
  const value: unknown = Reflect.get(element, property);
  if (typeof value !== 'string') throw new Error(`This browser does not tell ${property}.`);
  return value;
}

function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:)])/g, '')
    .trim();
}
