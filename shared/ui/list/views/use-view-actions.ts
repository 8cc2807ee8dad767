import { useUser } from '@pignon/shared/auth';
import { raiseNotice } from '@pignon/shared/bus';
import type { View, ViewArea } from '@pignon/shared/domain/view/view.schema';
import { mayChangeView, pinnedOf } from '@pignon/shared/domain/view/view.rules';
import { useListWords } from '../messages';
import type { ViewFields } from './view-dialog';
import { useViewOrder, useViews, useViewWrites } from './view.queries';

/** A list with saved views. */
export interface ViewedList {
  area: ViewArea;
  /** Address to store in the view. */
  address: string;
  /** The view that the list was opened from. */
  saved: number | null;
  /** Closes the view but keeps the display. */
  leave: () => void;
  /** Address that opens a view. */
  linkOf: (view: Pick<View, 'id' | 'address'>) => string;
  openView: (view: Pick<View, 'id' | 'address'>) => void;
  /** True when the list differs from that view. */
  isChanged: (view: Pick<View, 'address'>) => boolean;
}

/** Opened view of the list, and actions on views. */
export function useViewActions(list: ViewedList) {
  const t = useListWords();
  const user = useUser();
  const { data: views = [] } = useViews(list.area);
  const { create, change, drop } = useViewWrites();
  const current = views.find(({ id }) => id === list.saved);
  const { area, address } = list;
  return {
    views,
    pinned: pinnedOf(views),
    current,
    linkOf: list.linkOf,
    changed: current !== undefined && list.isChanged(current),
    mayChange: (view: View) => user !== undefined && mayChangeView(view, user),
    save: async (fields: ViewFields) => {
      const view = await create.mutateAsync({ area, address, ...fields });
      list.openView(view);
    },
    rename: (view: View, fields: ViewFields) => change.mutateAsync({ view, ...fields }),
    overwrite: (view: View) =>
      change.mutate(
        { view, address },
        {
          onSuccess: (savedView) => {
            list.openView(savedView);
            raiseNotice(t('views.overwritten', { name: view.name }), {
              label: t('views.undo'),
              run: () => change.mutate({ view: savedView, address: view.address }),
            });
          },
        },
      ),
    order: useViewOrder(area),
    pin: (view: View) => change.mutate({ view, pinned: !view.pinned }),
    drop: (view: View) =>
      drop.mutate(view, {
        onSuccess: () => {
          if (list.saved === view.id) list.leave();
          const { name, address: storedAddress, shared, pinned } = view;
          raiseNotice(t('views.dropped', { name }), {
            label: t('views.undo'),
            run: () => create.mutate({ area, name, address: storedAddress, shared, pinned }),
          });
        },
      }),
  };
}

export type ViewActions = ReturnType<typeof useViewActions>;
