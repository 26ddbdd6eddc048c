import { data } from 'react-router';
import { ApiError } from '#domain/errors/api-error.ts';

const NOT_FOUND = 404;
/** What the server says of an id that is none, and of a record that is not there or is somebody else's. */
const NOT_THERE = [400, NOT_FOUND];

/** Loader of the paths in an area that no screen has: its error boundary says so inside its frame. */
export const noSuchScreen = (): never => {
  throw data(null, { status: NOT_FOUND });
};

/** What a screen is to show; where it is not there, there is no such screen. */
export async function orNoSuchScreen<Shown>(asked: Promise<Shown>): Promise<Shown> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && NOT_THERE.includes(error.status ?? 0)) return noSuchScreen();
    throw error;
  }
}
