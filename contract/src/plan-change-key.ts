/** The key by which one tab tells the others that its owner's plan has changed. Apart from the other keys, which every page loads. */
export const planChangeKey = 'plan_change';
