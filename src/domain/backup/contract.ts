import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { READ_LIMIT } from '../api/limit.ts';
import * as calls from './calls.ts';

const backupSchema = z.object({
  at: z.iso.datetime().describe('the instant whose data it holds'),
  seconds: z.number(),
  file: z.string().describe('path on the machine that made it'),
  bytes: z.int(),
});

export const backupSchemas = {
  listBackups: {
    answer: z.object({
      last: backupSchema.nullable().describe('the newest backup; null before the first one'),
      failure: z
        .object({ at: z.iso.datetime(), sentence: z.string().describe('why, in Slovak') })
        .nullable()
        .describe('of the last attempt, if it failed'),
      kept: z.array(backupSchema).describe('newest first'),
    }),
  },
};

export const listBackups = endpoint(calls.listBackups, backupSchemas.listBackups, {
  summary: 'When the site was backed up, and whether the last attempt failed.',
  access: accessTo('backup.read'),
  limit: READ_LIMIT,
});
