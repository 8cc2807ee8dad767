import type { ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import { dayOf } from '@pignon/shared/domain/common/day';
import { LETTERS } from '@pignon/shared/domain/mandate/mandate.enums';
import { noticeOutsidePeriod, type OutsidePeriod } from '@pignon/shared/domain/mandate/mandate-deadlines';
import { letterRefusal } from '@pignon/shared/domain/mandate/mandate-termination';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Button, FileTextIcon, MailIcon, Menu, useDocumentWindow, type MenuItem } from '@pignon/shared/ui/core';

interface DocumentsProps {
  mandate: Mandate;
  names: ReadonlyMap<number, string> | undefined;
}

const days = ({ opens, closes }: OutsidePeriod) => ({ from: formatDate(opens), until: formatDate(closes) });

/** Documents of a mandate: the agency's copy, one per principal, a blank one. Disabled on the client's screen. */
export function DocumentsMenu({ mandate, names }: DocumentsProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { open, busy } = useDocumentWindow();
  const disabled = usePrivacy();
  const { id, propertyRef, counterParts, amendments, takenOver } = mandate;
  const copy = (copyKey: string, label: string): MenuItem => ({
    kind: 'action',
    key: copyKey,
    label,
    icon: <FileTextIcon />,
    disabled,
    onSelect: () => void open(label, () => call('GET mandate/{id}/{x}/pdf', { params: { id, x: copyKey } })),
  });
  const letters = LETTERS.filter((letter) => letterRefusal(mandate, letter, dayOf()) === null);
  const noticePeriod = letters.includes('renewal') ? noticeOutsidePeriod(mandate, dayOf()) : null;
  const blankLabel = t('document.blank');
  const items: MenuItem[] = [
    ...(disabled ? [{ kind: 'group' as const, key: 'private', label: t('document.private') }] : []),
    ...(takenOver
      ? [{ kind: 'group' as const, key: 'takenOver', label: t('document.takenOver') }]
      : [copy('agency', t('document.agency'))]),
    ...(takenOver ? [] : counterParts).map((contactId) => {
      const name = disabled ? undefined : names?.get(contactId);
      return copy(String(contactId), t('document.copy', { name: name ?? t('detail.contact') }));
    }),
    ...amendments.map((_, index): MenuItem => {
      const number = index + 1;
      const label = t('document.amendment', { number });
      const params = { id, number, x: 'agency' };
      const print = () => call('GET mandate/{id}/amendment/{number}/{x}/pdf', { params });
      const onSelect = () => void open(label, print);
      return { kind: 'action', key: `amendment-${number}`, label, icon: <FileTextIcon />, disabled, onSelect };
    }),
    ...(noticePeriod
      ? [
          {
            kind: 'group' as const,
            key: 'untimely',
            label: t(`document.untimely.${noticePeriod.when}`, days(noticePeriod)),
          },
        ]
      : []),
    ...letters.map((letter): MenuItem => {
      const label = t(`document.letter.${letter}`);
      const print = () => call('GET mandate/{id}/letter/{letter}', { params: { id, letter } });
      return {
        kind: 'action',
        key: letter,
        label,
        icon: <MailIcon />,
        disabled,
        onSelect: () => void open(label, print),
      };
    }),
    { kind: 'group', key: 'line' },
    {
      kind: 'action',
      key: 'blank',
      label: blankLabel,
      disabled,
      onSelect: () =>
        void open(blankLabel, () => call('POST mandate/blank/{id}', { params: { id: propertyRef }, query: {} })),
    },
  ];
  return (
    <Menu
      label={t('document.menu')}
      items={items}
      side="end"
      trigger={(trigger) => (
        <Button {...trigger} loading={busy} icon={<FileTextIcon />}>
          {t('document.menu')}
        </Button>
      )}
    />
  );
}
