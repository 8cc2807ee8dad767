import { useRef, type ReactNode } from 'react';
import { usePageActions } from '@pignon/shared/contract';
import { WRITTEN_TYPES } from '@pignon/shared/domain/event/event.enums';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Menu, PlusIcon } from '@pignon/shared/ui/core';

/** Menu that creates an event about the list's record; its shortcut opens the menu. */
export function NewEventMenu({ target }: { target: Event['links'][number] | null }): ReactNode {
  const { t } = useTranslation('activity');
  const about = target ? `?${new URLSearchParams({ [target.kind]: target.id }).toString()}` : '';
  const button = useRef<HTMLButtonElement>(null);
  const label = t('events.new');
  usePageActions([{ id: 'event.new', label, icon: <PlusIcon />, key: 'n', run: () => button.current?.click() }]);
  return (
    <Menu
      label={label}
      side="end"
      items={WRITTEN_TYPES.map((type) => ({
        kind: 'link',
        key: type,
        label: t(`eventType.${type}`),
        to: `${paths.newEvent(type.toLowerCase())}${about}`,
      }))}
      trigger={(trigger) => (
        <Button {...trigger} ref={button} type="primary" icon={<PlusIcon />}>
          {label}
        </Button>
      )}
    />
  );
}
