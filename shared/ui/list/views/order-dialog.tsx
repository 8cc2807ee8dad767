import type { View } from '@pignon/shared/domain/view/view.schema';
import { Button, Dialog, IconButton, PinOffIcon } from '@pignon/shared/ui/core';
import { SortableLines } from '@pignon/shared/ui/sort';
import { useListWords } from '../messages';
import './views.css';

interface OrderDialogProps {
  /** The pinned views, in their order. */
  views: readonly View[];
  onOrder: (ids: readonly number[]) => void;
  onUnpin: (view: View) => void;
  onClose: () => void;
}

/** Reorders or removes pinned views; each step is saved at once. */
export function OrderDialog({ views, onOrder, onUnpin, onClose }: OrderDialogProps) {
  const t = useListWords();
  const lines = views.map((view) => ({
    id: String(view.id),
    name: view.name,
    content: (
      <>
        <span className="pg-views-name" title={view.name}>
          {view.name}
        </span>
        <IconButton
          size="small"
          label={t('views.unpin', { name: view.name })}
          icon={<PinOffIcon />}
          onClick={() => onUnpin(view)}
        />
      </>
    ),
  }));
  return (
    <Dialog
      open
      look="drawer"
      width={380}
      title={t('views.orderTitle')}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('views.done')}
        </Button>
      }
    >
      {lines.length === 0 ? (
        <p>{t('views.nonePinned')}</p>
      ) : (
        <SortableLines lines={lines} onOrder={(ids) => onOrder(ids.map(Number))} />
      )}
    </Dialog>
  );
}
