/** A file of its own: the list of what the code needs is long, and everyone would load it. */
export const loadTermed = () => import('./termed-parts.ts');
