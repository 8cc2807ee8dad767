import type { ReactNode } from 'react';
import { formatEuro } from '@pignon/shared/i18n';
import { MaskedValue, Money } from '@pignon/shared/ui/core';

/** An amount that the client's screen hides. */
export function PrivateMoney({ euros }: { euros: number | null }): ReactNode {
  return (
    <MaskedValue like={euros === null ? '—' : formatEuro(euros)}>
      <Money euros={euros} />
    </MaskedValue>
  );
}
