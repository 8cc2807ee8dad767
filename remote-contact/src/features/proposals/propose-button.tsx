import { useState, type ReactNode } from 'react';
import { useHasRole } from '@pignon/shared/auth';
import type { Pair } from '@pignon/shared/domain/proposal/proposal.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, SendIcon } from '@pignon/shared/ui/core';
import { ProposeDialog } from './propose-dialog';

/** Opens what is to be proposed to whom. */
export function ProposeButton({ pairs }: { pairs: readonly Pair[] }): ReactNode {
  const { t } = useTranslation('contact');
  const mayWrite = useHasRole('NEGOTIATOR', 'MANAGER');
  const [open, setOpen] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button icon={<SendIcon />} onClick={() => setOpen(true)}>
        {t('propose.open')}
      </Button>
      {open && <ProposeDialog pairs={pairs} onClose={() => setOpen(false)} />}
    </>
  );
}
