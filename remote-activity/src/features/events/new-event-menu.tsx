import type { ReactNode } from 'react';
import { WRITTEN_TYPES } from '@pignon/shared/domain/event/event.enums';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Menu, PlusIcon } from '@pignon/shared/ui/core';

/** What is written down, about what the list is about. */
export function NewEventMenu({ target }: { target: Event['links'][number] | null }): ReactNode {
  const { t } = useTranslation('activity');
  const about = target ? `?${new URLSearchParams({ [target.kind]: target.id }).toString()}` : '';
  return (
    <Menu
      label={t('events.new')}
      side="end"
      items={WRITTEN_TYPES.map((type) => ({
        kind: 'link',
        key: type,
        label: t(`eventType.${type}`),
        to: `/event/new/${type.toLowerCase()}${about}`,
      }))}
      trigger={(trigger) => (
        <Button {...trigger} type="primary" icon={<PlusIcon />}>
          {t('events.new')}
        </Button>
      )}
    />
  );
}
