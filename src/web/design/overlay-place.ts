import { createContext } from 'react';

/** Where dialogs, menus and tips are drawn; the end of the page unless somebody shows parts in another theme. */
export const OverlayPlace = createContext<HTMLElement | null>(null);
