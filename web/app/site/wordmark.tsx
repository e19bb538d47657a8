import { product } from '@debt-payoff/contract/product';

/** The drawing is a file of its own: it is kept by the browser and weighs nothing in the scripts. */
export function Wordmark() {
  return (
    <svg className="wordmark" viewBox="0 0 175 32" width="153" height="28" role="img">
      <title>{product.name}</title>
      <use href="/wordmark.svg#wordmark" />
    </svg>
  );
}
