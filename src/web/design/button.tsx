import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { Spinner } from './spinner.tsx';

interface ButtonLook {
  /** One primary button per screen part. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'link' | 'danger';
  /** Dense and danger are drawn in the private areas alone (areas/area-controls.css). */
  size?: 'dense' | 'small' | 'medium' | 'large';
}

/** Classes of a button, for elements that are none, such as a download link. */
export function buttonClass({ variant = 'secondary', size = 'medium' }: ButtonLook = {}, extra = ''): string {
  return `button button-${variant} ${size === 'medium' ? '' : `button-${size}`} ${extra}`.trim();
}

/** A button; while loading it keeps its focus and ignores presses. */
export function Button({
  variant,
  size,
  loading = false,
  className,
  children,
  onClick,
  ...button
}: ButtonLook & { loading?: boolean } & ComponentProps<'button'>) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...button}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
      onClick={press}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...link
}: ButtonLook & Omit<ComponentProps<typeof Link>, 'className'> & { className?: string }) {
  return (
    <Link
      {...link}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
    />
  );
}
