import type { ReactNode } from 'react';
import { Link } from '@pignon/shared/router';
import { buttonClass, type ButtonLook } from '../basic/button';

export type ButtonLinkProps = ButtonLook & {
  to: string;
  children: ReactNode;
  className?: string;
  onClick?: () => void;
};

/** Goes to another screen and looks like a button. */
export function ButtonLink({ to, icon, children, className, onClick, ...look }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass(look, className)} onClick={onClick}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
