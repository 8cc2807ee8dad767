import { useState, type ReactNode } from 'react';
import { call, useMutation } from '@pignon/shared/api';
import { useHasRole } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import {
  Button,
  DownloadIcon,
  FileTextIcon,
  Panel,
  PanelNote,
  RefusedButton,
  saveFile,
  sentenceOf,
  ShieldCheckIcon,
  Trash2Icon,
} from '@pignon/shared/ui/core';
import { EraseDialog } from './erase-dialog';
import styles from './gdpr.module.css';

type Form = 'json' | 'html';

/** Hands out everything that is held on a person, for programs or for people; each time is noted in the journal. */
function useHandOut(id: number) {
  const { t } = useTranslation('contact');
  return useMutation({
    mutationFn: async (form: Form) => {
      const held = await call('GET contact/{id}/export', { params: { id } });
      const name = t('gdpr.file', { id });
      if (form === 'json') {
        const blob = new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' });
        return saveFile({ name: `${name}.json`, blob });
      }
      const { personDocument } = await import('./person-document');
      saveFile({ name: `${name}.html`, blob: new Blob([personDocument(held, t)], { type: 'text/html' }) });
    },
    onError: (error) => bus.publish('error.raised', { message: sentenceOf(error) ?? t('gdpr.failed') }),
  });
}

function HandOut({ id }: { id: number }): ReactNode {
  const { t } = useTranslation('contact');
  const masked = usePrivacy();
  const { mutate, isPending, variables } = useHandOut(id);
  const forms = [
    { form: 'html', icon: <FileTextIcon />, label: t('gdpr.readable') },
    { form: 'json', icon: <DownloadIcon />, label: t('gdpr.json') },
  ] as const;
  return forms.map(({ form, icon, label }) =>
    masked ? (
      <RefusedButton key={form} icon={icon} reason={t('gdpr.masked')}>
        {label}
      </RefusedButton>
    ) : (
      <Button key={form} icon={icon} loading={isPending && variables === form} onClick={() => mutate(form)}>
        {label}
      </Button>
    ),
  );
}

/** What a person may ask of the agency: their data, and that it goes. */
export function PersonalDataPanel({ contact }: { contact: Pick<Contact, 'id'> }): ReactNode {
  const { t } = useTranslation('contact');
  const mayHandOut = useHasRole('NEGOTIATOR', 'MANAGER');
  const mayErase = useHasRole('MANAGER');
  const [erasing, setErasing] = useState(false);
  if (!mayHandOut) return null;
  return (
    <Panel title={t('gdpr.title')} icon={<ShieldCheckIcon />}>
      <PanelNote>{t('gdpr.lead')}</PanelNote>
      <div className={styles.actions}>
        <HandOut id={contact.id} />
        {mayErase && (
          <Button danger icon={<Trash2Icon />} onClick={() => setErasing(true)}>
            {t('gdpr.erase')}
          </Button>
        )}
      </div>
      {erasing && <EraseDialog contactId={contact.id} onClose={() => setErasing(false)} />}
    </Panel>
  );
}
