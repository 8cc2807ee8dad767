import { useMay } from '@pignon/shared/auth';
import { usePageActions } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { Grid3x3Icon, LayoutGridIcon, MapIcon, PlusIcon, Table2Icon } from '@pignon/shared/ui/core';
import { LIST_VIEWS, type ListView } from './list-state';
import type { PropertyListControls } from './use-property-list';

const ICONS = {
  IMAGES: <LayoutGridIcon />,
  TABLE: <Table2Icon />,
  MAPS: <MapIcon />,
  CUBE: <Grid3x3Icon />,
} as const satisfies Record<ListView, unknown>;

/** Actions for the other views of the list; `v` cycles. */
export function useListActions({ view, setView }: PropertyListControls): void {
  const { t } = useTranslation('property');
  const at = LIST_VIEWS.indexOf(view);
  const others = [...LIST_VIEWS.slice(at + 1), ...LIST_VIEWS.slice(0, at)];
  usePageActions(
    others.map((other, index) => ({
      id: `view ${other}`,
      label: t(`view.show.${other}`),
      icon: ICONS[other],
      key: index === 0 ? 'v' : undefined,
      run: () => setView(other),
    })),
  );
}

/** Shortcut `n` creates a property, for users who may. */
export function useCreateAction(): void {
  const { t } = useTranslation('property');
  const navigate = useNavigate();
  const mayWrite = useMay('write');
  usePageActions(
    mayWrite
      ? [
          {
            id: 'new',
            label: t('views.create'),
            icon: <PlusIcon />,
            key: 'n',
            to: paths.newProperty,
            run: () => void navigate(paths.newProperty),
          },
        ]
      : [],
  );
}
