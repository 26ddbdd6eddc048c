/** The code of the toast area, which no first load carries. */
export const loadToasts = () => import('./toast-area.tsx');
