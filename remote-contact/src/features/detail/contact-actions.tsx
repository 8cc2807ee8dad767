import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { usePageActions } from '@pignon/shared/contract';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import {
  ArchiveIcon,
  Button,
  ButtonLink,
  EllipsisIcon,
  GitCompareArrowsIcon,
  IconButton,
  Menu,
  MergeIcon,
  PencilIcon,
  type MenuItem,
} from '@pignon/shared/ui/core';
import { useNarrow } from '@pignon/shared/ui/table';
import { useArchive } from './use-archive';

function WriteActions({ contact }: { contact: Contact }): ReactNode {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  const { toggle, isPending } = useArchive(contact);
  const edit = paths.editContact(contact.id);
  const merge = paths.mergeContact(contact.id);
  const archive = t(contact.archived ? 'archive.undo' : 'archive.do');
  usePageActions([
    { id: 'edit', label: t('detail.edit'), icon: <PencilIcon />, key: 'e', run: () => void navigate(edit) },
    { id: 'archive', label: archive, icon: <ArchiveIcon />, run: toggle, disabled: isPending },
    { id: 'merge', label: t('merge.withOther'), icon: <MergeIcon />, run: () => void navigate(merge) },
  ]);
  const narrow = useNarrow();
  if (narrow) {
    const items: MenuItem[] = [
      ...(contact.filters.length > 0
        ? [
            {
              kind: 'link',
              key: 'crossed',
              label: t('matching.title'),
              icon: <GitCompareArrowsIcon />,
              to: `${paths.matching}?contact=${contact.id}`,
            } as const,
          ]
        : []),
      { kind: 'action', key: 'archive', label: archive, icon: <ArchiveIcon />, onSelect: toggle, disabled: isPending },
      { kind: 'link', key: 'merge', label: t('merge.withOther'), icon: <MergeIcon />, to: merge },
    ];
    return (
      <>
        <ButtonLink to={edit} type="text" icon={<PencilIcon />}>
          <span className="pg-hidden">{t('detail.edit')}</span>
        </ButtonLink>
        <Menu
          side="end"
          label={t('detail.more')}
          items={items}
          trigger={(props) => <IconButton {...props} icon={<EllipsisIcon />} label={t('detail.more')} />}
        />
      </>
    );
  }
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

/** Actions of a contact: matching, archive, edit. Rare ones are in a menu on a phone. */
export function ContactActions({ contact }: { contact: Contact }): ReactNode {
  const { t } = useTranslation('contact');
  const mayWrite = useMay('write');
  const narrow = useNarrow();
  return (
    <>
      {contact.filters.length > 0 && !(narrow && mayWrite) && (
        <ButtonLink to={`${paths.matching}?contact=${contact.id}`} icon={<GitCompareArrowsIcon />}>
          {t('matching.title')}
        </ButtonLink>
      )}
      {mayWrite && <WriteActions contact={contact} />}
    </>
  );
}
