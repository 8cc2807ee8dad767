import { useTranslation } from '@pignon/shared/i18n';
import { EllipsisIcon, IconButton, Menu, PencilIcon, PinIcon, Trash2Icon } from '@pignon/shared/ui/core';

interface CommentMenuProps {
  pinned: boolean;
  onPin: () => void;
  /** Undefined for another user's comment. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** Actions of one comment. */
export function CommentMenu({ pinned, onPin, onEdit, onDelete }: CommentMenuProps) {
  const { t } = useTranslation('property');
  return (
    <Menu
      label={t('comments.menu')}
      side="end"
      items={[
        {
          kind: 'action',
          key: 'pin',
          label: t(pinned ? 'comments.unpin' : 'comments.pin'),
          icon: <PinIcon />,
          onSelect: onPin,
        },
        ...(onEdit
          ? [
              {
                kind: 'action' as const,
                key: 'edit',
                label: t('comments.edit'),
                icon: <PencilIcon />,
                onSelect: onEdit,
              },
            ]
          : []),
        ...(onDelete
          ? [
              {
                kind: 'action' as const,
                key: 'delete',
                label: t('comments.delete'),
                icon: <Trash2Icon />,
                danger: true,
                onSelect: onDelete,
              },
            ]
          : []),
      ]}
      trigger={(trigger) => <IconButton {...trigger} size="small" label={t('comments.menu')} icon={<EllipsisIcon />} />}
    />
  );
}
