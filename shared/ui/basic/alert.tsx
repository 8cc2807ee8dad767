import type { ReactNode } from 'react';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons';
import './alert.css';

export type AlertProps = {
  type: 'success' | 'info' | 'warning' | 'error';
  title: ReactNode;
  /** Consequence, or what to do next. */
  children?: ReactNode;
  action?: ReactNode;
};

const ICONS = {
  success: CircleCheckIcon,
  info: InfoIcon,
  warning: TriangleAlertIcon,
  error: CircleAlertIcon,
} as const;

/** An inline message; an error is announced at once, others politely. */
export function Alert({ type, title, children, action }: AlertProps) {
  const Icon = ICONS[type];
  return (
    <div className={`pg-alert pg-alert-${type}`} role={type === 'error' ? 'alert' : 'status'}>
      <Icon />
      <div className="pg-alert-text">
        <strong>{title}</strong>
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
