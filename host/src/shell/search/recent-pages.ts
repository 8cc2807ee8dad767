import { useEffect } from 'react';
import { useUser } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import { runtimeConfig, useComposition } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useLocation } from '@pignon/shared/router';
import { createStore, privacyStore, useStore } from '@pignon/shared/state';
import { isRecordPage, rememberRecord } from './recent-records';
import { isKnownPage, screenAt } from './screen-at';

/** A page that was open in this tab. */
export interface RecentPage {
  pathname: string;
  search: string;
  /** Title of the tab. */
  title: string;
  /** True when no private data was hidden at that time. */
  openly: boolean;
}

const MAX_PAGES = 12;

/** Memory only: lost with the tab and at sign-out. */
const recent = createStore<readonly RecentPage[]>([]);

bus.on('session.ended', () => recent.set([]));
// erased contacts are removed
bus.on('contact.erased', ({ contactId }) => {
  const page = paths.contact(contactId);
  recent.set((pages) => pages.filter(({ pathname }) => pathname !== page && !pathname.startsWith(`${page}/`)));
});

function titleOfTab(): string {
  return document.title.replace(` · ${runtimeConfig().appTitle}`, '');
}

function addRecentPage(page: RecentPage): void {
  recent.set((pages) => [page, ...pages.filter(({ pathname }) => pathname !== page.pathname)].slice(0, MAX_PAGES));
}

/** Records each opened page under its title, records and screens separately; unknown addresses are skipped. */
export function useRememberedPages(): void {
  const { pathname, search } = useLocation();
  const { routes } = useComposition();
  const user = useUser()?.loginEmail;
  useEffect(() => {
    if (!isKnownPage(routes, pathname)) return;
    const isRecord = isRecordPage(screenAt(routes, pathname)?.route.path ?? '');
    const recordCurrentPage = () => {
      const page = { pathname, search, title: titleOfTab(), openly: !privacyStore.get() };
      if (!isRecord) addRecentPage(page);
      else if (user !== undefined) rememberRecord(user, page);
    };
    recordCurrentPage();
    const title = document.querySelector('title');
    if (!title) return;
    const titleObserver = new MutationObserver(recordCurrentPage);
    titleObserver.observe(title, { childList: true });
    return () => titleObserver.disconnect();
  }, [pathname, search, routes, user]);
}

/** The pages visited before this one, latest first. */
export function useRecentPages(): readonly RecentPage[] {
  const { pathname } = useLocation();
  return useStore(recent).filter((page) => page.pathname !== pathname);
}
