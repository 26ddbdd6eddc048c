import { ApiError } from '../errors/api-error.ts';
import { FAULTS } from '../errors/faults.ts';

/** Whether a call was refused because the password was not typed lately. */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === FAULTS.unconfirmed.status &&
  error.message === FAULTS.unconfirmed.message;
