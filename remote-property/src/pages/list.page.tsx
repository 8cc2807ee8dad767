import type { ReactNode } from 'react';

export function Page(): ReactNode {
  return <h1>Biens</h1>;
}
