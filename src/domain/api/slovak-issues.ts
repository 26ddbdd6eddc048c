import type { z } from 'zod';
import { tooLongIssue } from '../kernel/safe-text.ts';

const FORMATS: Record<string, string> = {
  uuid: 'Identifikátor nemá správny tvar.',
  datetime: 'Dátum a čas nemajú správny tvar.',
  date: 'Dátum nemá správny tvar.',
  email: 'E-mail nemá správny tvar.',
  url: 'Adresa nemá správny tvar.',
};

const WRONG_SHAPE = 'Údaj nemá správny tvar.';

/** What is said about a bad value where its schema says nothing of its own: zod's own words are English. */
export const slovakIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Chýba povinný údaj.' : WRONG_SHAPE;
    case 'invalid_format':
      return FORMATS[issue.format] ?? WRONG_SHAPE;
    case 'invalid_value':
      return 'Vybraná hodnota nie je platná.';
    case 'too_big':
      return issue.origin === 'string' ? tooLongIssue(Number(issue.maximum)) : 'Údaj je príliš veľký.';
    case 'too_small':
      return 'Údaj je príliš krátky alebo malý.';
    default:
      return WRONG_SHAPE;
  }
};
