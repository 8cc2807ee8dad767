import { useState, type ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import type { CalledFile } from '@pignon/shared/domain/calls/call-table';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
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
  ShieldCheckIcon,
  Trash2Icon,
} from '@pignon/shared/ui/core';
import { useExport } from '@pignon/shared/ui/list';
import { EraseDialog } from './erase-dialog';
import { addLabels } from '../field-labels';
import styles from './gdpr.module.css';

type Form = 'json' | 'html';
type Words = (key: string, values?: Record<string, unknown>) => string;

/** Exports all data on a person as a file, JSON or HTML; the server journals it. */
async function fileOf(id: number, form: Form, t: Words): Promise<CalledFile> {
  const personExport = await call('GET contact/{id}/export', { params: { id } });
  const name = `${t('gdpr.file', { name: contactName(personExport.contact) || t('gdpr.erasedPerson') })}.${form}`;
  if (form === 'json')
    return { name, blob: new Blob([JSON.stringify(personExport, null, 2)], { type: 'application/json' }) };
  const { personalDataDocument } = await import('./personal-data-document');
  addLabels();
  return { name, blob: new Blob([personalDataDocument(personExport, t)], { type: 'text/html' }) };
}

interface ExportButtonProps {
  id: number;
  form: Form;
  icon: ReactNode;
  children: string;
}

function ExportButton({ id, form, icon, children }: ExportButtonProps): ReactNode {
  const { t } = useTranslation('contact');
  const masked = usePrivacy();
  const { busy, run } = useExport();
  if (masked)
    return (
      <RefusedButton icon={icon} reason={t('gdpr.masked')}>
        {children}
      </RefusedButton>
    );
  return (
    <Button icon={icon} loading={busy} onClick={() => run(() => fileOf(id, form, t))}>
      {children}
    </Button>
  );
}

function ExportButtons({ id }: { id: number }): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <>
      <ExportButton id={id} form="html" icon={<FileTextIcon />}>
        {t('gdpr.readable')}
      </ExportButton>
      <ExportButton id={id} form="json" icon={<DownloadIcon />}>
        {t('gdpr.json')}
      </ExportButton>
    </>
  );
}

/** For an erased contact: exports the data kept by law. */
export function ErasedDataPanel({ contact }: { contact: Pick<Contact, 'id'> }): ReactNode {
  const { t } = useTranslation('contact');
  const canExport = useMay('write');
  if (!canExport) return null;
  return (
    <Panel title={t('gdpr.title')} icon={<ShieldCheckIcon />}>
      <PanelNote>{t('erased.kept')}</PanelNote>
      <div className={styles.actions}>
        <ExportButtons id={contact.id} />
      </div>
    </Panel>
  );
}

/** Rights of a data subject: export and erasure. */
export function PersonalDataPanel({ contact }: { contact: Pick<Contact, 'id'> }): ReactNode {
  const { t } = useTranslation('contact');
  const canExport = useMay('write');
  const mayErase = useMay('manage');
  const [erasing, setErasing] = useState(false);
  if (!canExport) return null;
  return (
    <Panel title={t('gdpr.title')} icon={<ShieldCheckIcon />}>
      <PanelNote>{t('gdpr.lead')}</PanelNote>
      <div className={styles.actions}>
        <ExportButtons id={contact.id} />
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
