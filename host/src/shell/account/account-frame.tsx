import { useEffect, useRef, type ReactNode } from 'react';
import { LogoMark } from '../logo';
import './account-view.css';

/** A page of its own around what is said to somebody who cannot come in; the focus goes to what is said. */
export function AccountFrame({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  const page = useRef<HTMLElement>(null);
  useEffect(() => page.current?.focus(), []);
  return (
    <main className="host-account" ref={page} tabIndex={-1}>
      <LogoMark size={56} />
      {children}
      <div className="host-account-actions">{actions}</div>
    </main>
  );
}
