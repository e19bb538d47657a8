import { createContext } from 'react';

/**
 * What the server marks the scripts of our own with while it renders, so that it allows those and no
 * others by their hashes. The mark does not leave the server; in the browser there is none.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
