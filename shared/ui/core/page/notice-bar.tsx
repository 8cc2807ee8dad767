import type { ReactNode } from 'react';
import './notice-bar.css';

export interface NoticeBarProps {
  tone: 'grey' | 'amber' | 'crimson';
  icon: ReactNode;
  /** Message, one sentence. */
  children: ReactNode;
  action: ReactNode;
}

/** A calm sentence over the whole page, with what can be done about it; not printed. */
export function NoticeBar({ tone, icon, children, action }: NoticeBarProps): ReactNode {
  return (
    <div className={`pg-notice-bar pg-notice-bar-${tone}`} role="status">
      {icon}
      <span>{children}</span>
      {action}
    </div>
  );
}
