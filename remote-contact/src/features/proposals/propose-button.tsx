import { useState, type ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import type { Pair } from '@pignon/shared/domain/proposal/proposal.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, SendIcon } from '@pignon/shared/ui/core';
import { ProposeDialog } from './propose-dialog';

interface ProposeButtonProps {
  pairs: readonly Pair[];
  /** Of a row: small, and said of what it is. */
  name?: string;
}

/** Opens what is to be proposed to whom. */
export function ProposeButton({ pairs, name }: ProposeButtonProps): ReactNode {
  const { t } = useTranslation('contact');
  const mayWrite = useMay('write');
  const [open, setOpen] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button icon={<SendIcon />} size={name ? 'small' : 'middle'} onClick={() => setOpen(true)}>
        {t('propose.open')}
        {name && <span className="pg-hidden"> {name}</span>}
      </Button>
      {open && <ProposeDialog pairs={pairs} onClose={() => setOpen(false)} />}
    </>
  );
}
