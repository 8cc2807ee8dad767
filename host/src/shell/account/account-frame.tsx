import { useEffect, useRef, type ReactNode } from 'react';
import { LogoMark } from '../logo';
import './account-view.css';

/** Page for a user who cannot enter; focuses the control with `data-begin`, else the message. */
export function AccountFrame({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  const page = useRef<HTMLElement>(null);
  useEffect(() => (page.current?.querySelector<HTMLElement>('[data-begin]') ?? page.current)?.focus(), []);
  return (
    <main className="host-account" ref={page} tabIndex={-1}>
      <LogoMark size={56} />
      {children}
      <div className="host-account-actions">{actions}</div>
    </main>
  );
}
