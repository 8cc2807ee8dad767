import type { ReactNode } from 'react';

export function Page(): ReactNode {
  return <h1>Administration</h1>;
}
