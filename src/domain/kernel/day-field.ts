import { z } from 'zod';
import type { Day } from './local-time.ts';

const FIRST: Day = '2000-01-01';
const LAST: Day = '2099-12-31';
export const WRONG_DAY = 'Zadajte deň z rokov 2000 až 2099.';

/** Whether somebody can mean this day: one slip in the year, and a plan would be thousands of years long. */
export const isDayOfWork = (day: Day): boolean => FIRST <= day && day <= LAST;

/** A day that somebody has entered. */
export const dayField = z.iso.date(WRONG_DAY).refine(isDayOfWork, WRONG_DAY);
