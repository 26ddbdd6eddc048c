import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Loads a page's data anew for another page only: the wizard and its steps open over the one there is, also offline. */
export const onAnotherPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;
