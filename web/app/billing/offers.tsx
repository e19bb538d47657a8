/**
 * Whether something may be offered to buy. Where lenders ask for more than there is, nothing is. Pages whose first
 * scripts are kept small tell it with `hasOffer` to the parts that load later, and those bring this.
 */
import { createContext, type ReactNode, useContext } from 'react';

const MayOffer = createContext(true);

/** Within a part where nothing is offered, nothing is. */
export function Offers(props: { readonly areMade: boolean; readonly children: ReactNode }) {
  const mayOffer = useMayOffer() && props.areMade;
  return <MayOffer value={mayOffer}>{props.children}</MayOffer>;
}

export function useMayOffer(): boolean {
  return useContext(MayOffer);
}
