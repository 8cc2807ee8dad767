import type { ReactNode } from 'react';
import { useHasRole } from '@pignon/shared/auth';
import { usePageActions } from '@pignon/shared/contract';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { ArchiveIcon, Button, ButtonLink, GitCompareArrowsIcon, MergeIcon, PencilIcon } from '@pignon/shared/ui/core';
import { useArchive } from './use-archive';

function Writing({ contact }: { contact: Contact }): ReactNode {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  const { toggle, isPending } = useArchive(contact);
  const edit = `/contact/${contact.id}/edit`;
  const merge = `/contact/${contact.id}/merge`;
  const archive = t(contact.archived ? 'archive.undo' : 'archive.do');
  usePageActions([
    { id: 'edit', label: t('detail.edit'), icon: <PencilIcon />, key: 'e', run: () => void navigate(edit) },
    { id: 'archive', label: archive, icon: <ArchiveIcon />, run: toggle, disabled: isPending },
    { id: 'merge', label: t('merge.withOther'), icon: <MergeIcon />, run: () => void navigate(merge) },
  ]);
  return (
    <>
      <Button icon={<ArchiveIcon />} loading={isPending} onClick={toggle}>
        {archive}
      </Button>
      <ButtonLink to={merge} icon={<MergeIcon />}>
        {t('merge.withOther')}
      </ButtonLink>
      <ButtonLink to={edit} type="primary" icon={<PencilIcon />}>
        {t('detail.edit')}
      </ButtonLink>
    </>
  );
}

/** What can be done with a contact: see what suits them, put them away, change them. */
export function ContactActions({ contact }: { contact: Contact }): ReactNode {
  const { t } = useTranslation('contact');
  const mayWrite = useHasRole('NEGOTIATOR', 'MANAGER');
  return (
    <>
      {contact.filters.length > 0 && (
        <ButtonLink to={`/crossed?contact=${contact.id}`} icon={<GitCompareArrowsIcon />}>
          {t('crossed.title')}
        </ButtonLink>
      )}
      {mayWrite && <Writing contact={contact} />}
    </>
  );
}
