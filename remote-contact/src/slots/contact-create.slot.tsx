import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useOwnCharge } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import type { SlotProps } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { FormDialog, type FormHandle } from '@pignon/shared/ui/form';
import { readNewContact } from '../features/form/new-contact-address';
import { QuickContactForm } from '../features/quick/quick-contact-form';

const WIDTH = 680;

/** Opens the full form after the dialog with unsaved changes has closed, so that leaving asks nothing. */
function GoToWholeForm({ to, onClose }: SlotProps<'contact.create'>): ReactNode {
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    onClose();
    void navigate(to);
  });
  useEffect(() => go(), []);
  return null;
}

/** Short form of a new contact in a dialog over the current page. */
export function Slot({ to, onClose }: SlotProps<'contact.create'>): ReactNode {
  const { t } = useTranslation('contact');
  const me = useOwnCharge();
  const [hasLeft, setHasLeft] = useState(false);
  const { type, known, requestId: asked } = readNewContact(new URLSearchParams(to.split('?')[1]));
  const saved = (contactId: number) => {
    if (asked) bus.publish('contact.saved', { contactId, asked });
    const open = { label: t('quick.open'), to: paths.contact(contactId) };
    bus.publish('notice.raised', { message: t('quick.saved'), ...(!asked && { action: open }) });
    onClose();
  };
  // the full form continues the draft; a waiting page's form opens in a new tab
  const openWholeForm = async (form: FormHandle | null) => {
    // opened in the click itself, or the browser would block it
    const page = asked ? window.open('', '_blank') : null;
    const isSaved = (await form?.keep()) ?? true;
    if (!asked) return setHasLeft(true);
    if (page && isSaved) {
      page.location.replace(to);
      return onClose();
    }
    page?.close();
    bus.publish('notice.raised', { message: t(page ? 'quick.notKept' : 'quick.blocked') });
  };
  if (hasLeft) return <GoToWholeForm to={to} onClose={onClose} />;
  return (
    <FormDialog title={t('form.new')} width={WIDTH} onClose={onClose}>
      {({ handle, close, form }) => (
        <QuickContactForm
          handle={handle}
          type={type}
          known={known}
          negotiator={me}
          onSaved={({ id }) => saved(id)}
          onCancel={close}
          onWholeForm={() => void openWholeForm(form())}
        />
      )}
    </FormDialog>
  );
}
