import { useState, type ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import type { Pair } from '@pignon/shared/domain/proposal/proposal.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, SendIcon } from '@pignon/shared/ui/core';
import { ProposeDialog } from './propose-dialog';

interface ProposeButtonProps {
  pairs: readonly Pair[];
  /** Set in rows: a small button, labelled with this name. */
  name?: string;
}

/** Opens the dialog that proposes these pairs. */
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
