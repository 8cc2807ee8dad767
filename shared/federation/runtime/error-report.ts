import { cutText, withoutForbiddenCharacters } from '../../domain/common/text/characters';
import { CONTRACT_VERSION } from '../../contract/version';
import type { ClientError } from '../../domain/client-error/client-error.schema';
import { DEV_VERSION } from '../live-remote';
import { pageSession } from './page-session';

const reportedKeys = new Set<string>();

/** Maximum number of different failures reported per page. */
const MAX_REPORTS = 20;

export type Report = Omit<ClientError, 'route' | 'session'>;

/** Removes personal data from an error message: e-mail addresses, telephones, tokens, query strings. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]')
    .replace(/[\w.+%-]+@[\w-]+(\.[\w-]+)+/g, '[e-mail]')
    .replace(/(?:\+33|\b0)[\s.-]?[1-9](?:[\s.-]?\d{2}){4}\b/g, '[phone]')
    .replace(/\?[^\s)'":]*=[^\s)'":]*/g, '?…');
}

/** Message of the loading code about a missing host file, with its URL. */
const FILE_OF_HOST = /Loading (?:CSS )?chunk \S+ failed\.\s*\((?:\w+: )?(?:https?:\/\/[^/]+)?\/assets\//;

/** Assigns a missing host file to the host, whichever remote needed it: a rollback of the remote would not help. */
const attributeToOwner = (report: Report): Report =>
  FILE_OF_HOST.test(report.message) ? { ...report, remote: 'host', version: CONTRACT_VERSION } : report;

/**
 * Reports a failure to the API once per remote, version and message, without personal data; a failed report is dropped.
 * Failures of an override are not reported: its developer sees them, and the journal covers published versions.
 */
export function reportErrorOnce(apiUrl: string, originalReport: Report): void {
  const report = attributeToOwner(originalReport);
  if (report.version === DEV_VERSION) return;
  const message = cutText(withoutForbiddenCharacters(withoutPersonalData(report.message)), 2000);
  const key = `${report.remote}@${report.version} ${message}`;
  if (reportedKeys.has(key) || reportedKeys.size >= MAX_REPORTS) return;
  reportedKeys.add(key);
  const body: ClientError = {
    ...report,
    message,
    stack: report.stack && cutText(withoutForbiddenCharacters(withoutPersonalData(report.stack)), 10_000),
    route: location.pathname.slice(0, 500),
    session: pageSession(),
  };
  void fetch(`${apiUrl}/client-error`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
}
