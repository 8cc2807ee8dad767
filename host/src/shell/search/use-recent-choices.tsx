import * as paths from '@pignon/shared/domain/navigation/paths';
import { useUser } from '@pignon/shared/auth';
import { useComposition } from '@pignon/shared/contract';
import { useLocation } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { HandshakeIcon, HistoryIcon, HouseIcon, UserIcon } from '@pignon/shared/ui/core';
import { localized } from '../navigation/menu-items';
import type { Choice, GroupName } from './choice';
import { useRecentPages, type RecentPage } from './recent-pages';
import { useRecentRecords } from './recent-records';
import { screenAt } from './screen-at';

const MAX_RECENT_RECORDS = 6;
const MAX_RECENT_PAGES = 4;

function pageIcon(pathname: string) {
  if (pathname.startsWith(paths.property(''))) return <HouseIcon />;
  return pathname.startsWith(paths.contact('')) ? <UserIcon /> : <HandshakeIcon />;
}

/** Names a record in front of customers: a property by reference, any other by kind. */
function hiddenName({ route, record }: NonNullable<ReturnType<typeof screenAt>>, pathname: string): string {
  const title = localized(route.title);
  return pathname.startsWith(paths.property('')) ? `${title} ${record}` : title;
}

/** Recent records and pages, latest first. A name seen with privacy off is hidden in front of customers. */
export function useRecentChoices(): Choice[] {
  const isPrivate = usePrivacy();
  const { routes } = useComposition();
  const currentPath = useLocation().pathname;
  const records = useRecentRecords(useUser()?.loginEmail ?? '').filter(({ pathname }) => pathname !== currentPath);
  const pages = useRecentPages();
  const toChoice = (
    page: Omit<RecentPage, 'search'>,
    group: GroupName,
    icon: Choice['icon'],
    search: string,
  ): Choice => {
    const { pathname, title, openly } = page;
    const screen = screenAt(routes, pathname);
    const isHidden = isPrivate && openly && screen !== undefined && screen.record !== '';
    return {
      id: `recent ${pathname}`,
      group,
      label: isHidden ? hiddenName(screen, pathname) : title,
      icon,
      does: { to: pathname + search },
    };
  };
  return [
    ...records.slice(0, MAX_RECENT_RECORDS).map((record) => toChoice(record, 'records', pageIcon(record.pathname), '')),
    ...pages.slice(0, MAX_RECENT_PAGES).map((page) => toChoice(page, 'recent', <HistoryIcon />, page.search)),
  ];
}
