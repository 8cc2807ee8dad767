import { useState } from 'react';
import type { View } from '@pignon/shared/domain/view/view.schema';
import {
  ArrowUpDownIcon,
  Button,
  ChevronDownIcon,
  lazyDialog,
  Menu,
  type MenuItem,
  PencilIcon,
  PinIcon,
  PlusIcon,
  RefreshCwIcon,
  StarIcon,
  Trash2Icon,
  UsersIcon,
} from '@pignon/shared/ui/core';
import { useListWords } from '../messages';
import { ViewDialog } from './lazy-view-dialog';
import { useViewActions, type ViewActions, type ViewedList } from './use-view-actions';
import './views.css';

// drag code loads when first opened
const OrderDialog = lazyDialog(async () => (await import('./order-dialog')).OrderDialog);

type Editing = 'new' | 'name' | 'order';

type Translate = (key: string, values?: Record<string, string>) => string;

/** Menu entries of views, grouped. */
function viewLinks({ views, mayChange, linkOf }: ViewActions, t: Translate): MenuItem[] {
  const link = (view: View): MenuItem => ({
    kind: 'link',
    key: `view ${view.id}`,
    label: view.name,
    to: linkOf(view),
    icon: view.pinned ? <PinIcon /> : view.shared ? <UsersIcon /> : undefined,
  });
  const own = views.filter((view) => mayChange(view) && !view.shared);
  const shared = views.filter((view) => !own.includes(view));
  return [
    ...(own.length > 0 ? [{ kind: 'group', key: 'own', label: t('views.own') } as const, ...own.map(link)] : []),
    ...(shared.length > 0
      ? [{ kind: 'group', key: 'agency', label: t('views.agency') } as const, ...shared.map(link)]
      : []),
  ];
}

/** Menu items for the view on screen. */
function viewActions(actions: ViewActions, edit: (dialogKind: Editing) => void, t: Translate): MenuItem[] {
  const { current, changed, mayChange, pinned } = actions;
  const viewAction = (key: string, label: string, icon: React.ReactNode, onSelect: () => void): MenuItem => ({
    kind: 'action',
    key,
    label,
    icon,
    onSelect,
  });
  const save = viewAction('save', t('views.saveNew'), <PlusIcon />, () => edit('new'));
  // a single view cannot be sorted
  const order =
    pinned.length > 1 ? [viewAction('order', t('views.order'), <ArrowUpDownIcon />, () => edit('order'))] : [];
  if (!current) return [{ kind: 'group', key: 'deeds' }, save, ...order];
  const { name } = current;
  const own = mayChange(current)
    ? [
        ...(changed
          ? [viewAction('over', t('views.overwrite', { name }), <RefreshCwIcon />, () => actions.overwrite(current))]
          : []),
        viewAction('name', t('views.rename', { name }), <PencilIcon />, () => edit('name')),
        viewAction('drop', t('views.drop', { name }), <Trash2Icon />, () => actions.drop(current)),
      ]
    : [];
  const pin = viewAction('pin', t(current.pinned ? 'views.unpin' : 'views.pin', { name }), <PinIcon />, () =>
    actions.pin(current),
  );
  return [{ kind: 'group', key: 'deeds' }, save, pin, ...own, ...order];
}

interface ViewsMenuProps {
  list: ViewedList;
  /** The product's own views, shown first. */
  own?: readonly MenuItem[];
}

/** Menu that opens and saves views of the list. */
export function ViewsMenu({ list, own = [] }: ViewsMenuProps) {
  const t = useListWords();
  const actions = useViewActions(list);
  const [editing, setEditing] = useState<Editing>();
  const { current, changed } = actions;
  return (
    <>
      <Menu
        label={t('views.label')}
        items={[...own, ...viewLinks(actions, t), ...viewActions(actions, setEditing, t)]}
        trigger={(props) => (
          <Button {...props} icon={<StarIcon />}>
            <span className="pg-views-trigger">
              <span className="pg-views-name" title={current?.name}>
                {current?.name ?? t('views.label')}
              </span>
              {changed && (
                <em title={t('views.changed')}>
                  <PencilIcon />
                  <span className="pg-hidden">{t('views.changed')}</span>
                </em>
              )}
              <ChevronDownIcon />
            </span>
          </Button>
        )}
      />
      {editing === 'new' && (
        <ViewDialog title={t('views.saveNew')} onSave={actions.save} onClose={() => setEditing(undefined)} />
      )}
      {editing === 'order' && (
        <OrderDialog
          views={actions.pinned}
          onOrder={actions.order}
          onUnpin={actions.pin}
          onClose={() => setEditing(undefined)}
        />
      )}
      {editing === 'name' && current && (
        <ViewDialog
          title={t('views.rename', { name: current.name })}
          view={current}
          onSave={(fields) => actions.rename(current, fields)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
