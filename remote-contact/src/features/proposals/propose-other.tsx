import { useState, type ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, lazyDialog, SendIcon } from '@pignon/shared/ui/core';
import type { ProposalsOf } from '../../data/proposal.queries';

const ProposeOtherDialog = lazyDialog(async () => (await import('./propose-other-dialog')).ProposeOtherDialog);

/** Proposes a property to this contact, or this property to a contact. */
export function ProposeOther({ of, inHeader = false }: { of: ProposalsOf; inHeader?: boolean }): ReactNode {
  const { t } = useTranslation('contact');
  const mayWrite = useMay('write');
  const [open, setOpen] = useState(false);
  const ofContact = 'contactId' in of;
  if (!mayWrite) return null;
  return (
    <>
      <Button type={inHeader ? 'text' : 'default'} icon={<SendIcon />} onClick={() => setOpen(true)}>
        {t(ofContact ? 'propose.aProperty' : 'propose.thisProperty')}
      </Button>
      {open && <ProposeOtherDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
}
