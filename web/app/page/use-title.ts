/** The title of a page whose subject is known only once it has been fetched. */
import { product } from '@debt-payoff/contract/product';
import { useEffect } from 'react';

/** Null until it is known, and where there is nothing: then the title is the route's own. */
export function useTitle(name: string | null): void {
  useEffect(() => {
    if (name === null) return;
    const own = `${name} | ${product.name}`;
    const before = document.title;
    document.title = own;
    return () => {
      // The next page may have its own already.
      if (document.title === own) document.title = before;
    };
  }, [name]);
}
