/** Colours of the browser's own bars: --paper of each theme. */
export const BAR_COLORS = { light: '#f7f5ef', dark: '#0b2748' } as const;
