import { data } from 'react-router';

const NOT_FOUND = 404;

/** Loader of the paths in an area that no screen has: its error boundary says so inside its frame. */
export const noSuchScreen = (): never => {
  throw data(null, { status: NOT_FOUND });
};
