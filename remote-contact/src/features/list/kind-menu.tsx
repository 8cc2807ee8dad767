import type { ReactNode } from 'react';
import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { writeListUrl } from '@pignon/shared/router';
import { Button, ChevronDownIcon, Menu } from '@pignon/shared/ui/core';
import { CONTACT_LIST, pathOfType, TAB_TYPES } from './contact-list';
import type { ContactControls } from './contact-tools';

/** The kinds of contact as a menu, where there is no room for tabs. */
export function KindMenu({ list, type }: { list: ContactControls; type: ContactType | null }): ReactNode {
  const { t } = useTranslation('contact');
  const firstPage = writeListUrl({ ...list, pageNumber: 0 }, CONTACT_LIST);
  const label = t('list.tabs');
  return (
    <Menu
      label={label}
      items={[null, ...TAB_TYPES].map((kind) => ({
        kind: 'link',
        key: kind ?? 'ALL',
        label: t(`tab.${kind ?? 'ALL'}`),
        to: pathOfType(kind, firstPage),
      }))}
      trigger={(props) => (
        <Button {...props} icon={<ChevronDownIcon />}>
          {t(`tab.${type ?? 'ALL'}`)}
        </Button>
      )}
    />
  );
}
