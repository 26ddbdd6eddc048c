import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.ts';

/** A link in running text. Inner addresses go through the router, others (mailto:, https:) to the browser. */
export function TextLink({ href, className, ...rest }: ComponentProps<'a'> & { href: string }) {
  const look = classes('text-link', className);
  return /^[/?#]/.test(href) ? (
    <Link {...rest} to={href} className={look} />
  ) : (
    <a {...rest} href={href} className={look} />
  );
}
