import { useComposition } from '@pignon/shared/contract';
import { usePrivacy } from '@pignon/shared/state';
import { HistoryIcon } from '@pignon/shared/ui/core';
import { localized } from '../menu-items';
import type { Choice } from './choice';
import { useRecentPages } from './recent-pages';
import { screenAt } from './screen-at';

const SHOWN = 5;

/** Where one was, the last first. A record named while nothing was hidden has only its number before customers. */
export function useRecentChoices(): Choice[] {
  const isPrivate = usePrivacy();
  const { routes } = useComposition();
  return useRecentPages()
    .slice(0, SHOWN)
    .map(({ pathname, search, title, openly }) => {
      const screen = screenAt(routes, pathname);
      const hidden = isPrivate && openly && screen !== undefined && screen.record !== '';
      return {
        id: `recent ${pathname}`,
        group: 'recent',
        label: hidden ? `${localized(screen.route.title)} ${screen.record}` : title,
        icon: <HistoryIcon />,
        does: { to: pathname + search },
      };
    });
}
