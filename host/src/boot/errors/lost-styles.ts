import { raiseNotice } from '@pignon/shared/bus';
import { CONTRACT_VERSION, runtimeConfig } from '@pignon/shared/contract';
import { FILE_TIMEOUT_MS, RETRY_DELAYS_MS } from '@pignon/shared/federation/limits';
import { reportErrorOnce } from '@pignon/shared/federation/runtime/error-report';
import { newErrorId } from '@pignon/shared/federation/runtime/remote-failure';
import { i18n } from '@pignon/shared/i18n';
import { onServerReturn } from '../../shell/offline/connection';
import { REMOTE_FILE } from './remote-file';

declare global {
  /** Handles a failed style sheet; called by the loading code of host and remotes. */
  var __pignonStyleLost: ((tag: HTMLLinkElement, continueLoading: () => void) => void) | undefined;
}

/** Seconds for which the notice of a missing style sheet is shown. */
const NOTICE_SECONDS = 60;

/** Fetches a style sheet at a fresh URL. @returns its element, undefined on failure */
function reloadSheet(failedLink: HTMLLinkElement): Promise<HTMLLinkElement | undefined> {
  return new Promise((resolve) => {
    const sheet = failedLink.cloneNode() as HTMLLinkElement;
    const [address = ''] = failedLink.href.split('?');
    sheet.href = `${address}?retry=${Date.now().toString(36)}`;
    const finish = (isLoaded: boolean): void => {
      clearTimeout(lateSheet);
      sheet.onload = sheet.onerror = null;
      (isLoaded ? failedLink : sheet).remove();
      resolve(isLoaded ? sheet : undefined);
    };
    const lateSheet = setTimeout(() => finish(false), FILE_TIMEOUT_MS);
    sheet.onload = () => finish(true);
    sheet.onerror = () => finish(false);
    failedLink.after(sheet);
  });
}

async function retrySheet(failedLink: HTMLLinkElement): Promise<boolean> {
  for (const delay of RETRY_DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (await reloadSheet(failedLink)) return true;
  }
  return false;
}

function report({ href }: HTMLLinkElement): void {
  const { origin, pathname } = new URL(href, location.href);
  // errors of a developer's local server are not reported
  if (origin !== location.origin) return;
  const [, remote = 'host', version = CONTRACT_VERSION] = REMOTE_FILE.exec(pathname) ?? [];
  const message = `style sheet not loaded: ${pathname}`;
  reportErrorOnce(runtimeConfig().apiUrl, { remote, version, errorId: newErrorId(), message });
}

/** Shows a notice that the page lacks styles until they are loaded again, on request or when the server is back. */
function showReloadNotice(failedLink: HTMLLinkElement): void {
  let isReloading = false;
  const retryOnce = (): void => {
    if (isReloading) return;
    isReloading = true;
    stop();
    void reloadSheet(failedLink).then((sheet) => sheet ?? showReloadNotice(failedLink));
  };
  const stop = onServerReturn(retryOnce);
  raiseNotice(i18n.t('boot:failure.unstyled'), {
    label: i18n.t('boot:failure.retry'),
    run: retryOnce,
    seconds: NOTICE_SECONDS,
  });
}

/** Retries failed style sheets. One that stays missing is reported and announced; its page is shown without it. */
export function watchStyles(): void {
  globalThis.__pignonStyleLost = (tag, continueLoading) => {
    void retrySheet(tag).then((isLoaded) => {
      continueLoading();
      if (isLoaded) return;
      report(tag);
      showReloadNotice(tag);
    });
  };
}
