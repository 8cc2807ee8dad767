import type { ReactNode } from 'react';
import './notice-bar.css';

export interface NoticeBarProps {
  tone: 'grey' | 'amber' | 'crimson';
  icon: ReactNode;
  /** Message, one sentence. */
  children: ReactNode;
  action: ReactNode;
}

/** A calm message above the page, with an action; not printed. */
export function NoticeBar({ tone, icon, children, action }: NoticeBarProps): ReactNode {
  return (
    <div className={`pg-notice-bar pg-notice-bar-${tone}`} role="status">
      {icon}
      <span>{children}</span>
      {action}
    </div>
  );
}
