import type { ReactNode } from 'react';
import { Link } from '@pignon/shared/router';
import { buttonClass, type ButtonLook } from '../basic/button';
import { insteadOfFollowing } from './plain-click';

export type ButtonLinkProps = ButtonLook & {
  to: string;
  children: ReactNode;
  className?: string;
  onClick?: () => void;
  /** Replaces navigation on a plain click; the address still opens in a new tab. */
  instead?: () => void;
  /** Prefetches the target page's code once this page is loaded, as it may be needed offline. */
  ahead?: boolean;
};

/** A link that looks like a button. */
export function ButtonLink({ to, icon, children, className, onClick, instead, ahead, ...look }: ButtonLinkProps) {
  return (
    <Link
      to={to}
      data-ahead={ahead}
      className={buttonClass(look, className)}
      onClick={instead ? insteadOfFollowing(instead) : onClick}
    >
      {icon}
      <span>{children}</span>
    </Link>
  );
}

export type ButtonAnchorProps = ButtonLook & {
  /** `tel:` or `mailto:`; a page of the product is a `ButtonLink`. */
  href: string;
  title?: string;
  children: ReactNode;
};

/** Link to telephone or mail program that looks like a button. */
export function ButtonAnchor({ href, title, icon, children, ...look }: ButtonAnchorProps) {
  return (
    <a href={href} title={title} className={buttonClass(look)}>
      {icon}
      <span>{children}</span>
    </a>
  );
}
