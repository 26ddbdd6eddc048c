import { createContext } from 'react';

/** The nonce of the rendering on the server; the HTML that leaves it bears none. */
export const ScriptNonce = createContext<string | undefined>(undefined);
