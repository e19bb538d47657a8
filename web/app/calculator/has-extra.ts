import { createContext } from 'react';

/** Whether an extra payment is made. Few rows speak of it, and the others need not be drawn again for it. */
export const HasExtra = createContext(false);
