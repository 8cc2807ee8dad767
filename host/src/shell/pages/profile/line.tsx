import type { ReactNode } from 'react';

/** A name and what it stands for, side by side. */
export function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="host-profile-line">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
