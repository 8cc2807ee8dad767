import type { ClientError } from '../../domain/client-error/client-error.schema';

const reported = new Set<string>();

export type Report = Omit<ClientError, 'route'>;

/** Tells the API of a failure, once per remote, version and message; a report that fails is let go. */
export function reportOnce(apiUrl: string, report: Report): void {
  const key = `${report.remote}@${report.version} ${report.message}`;
  if (reported.has(key)) return;
  reported.add(key);
  const body: ClientError = {
    ...report,
    message: report.message.slice(0, 2000),
    stack: report.stack?.slice(0, 10_000),
    route: location.pathname.slice(0, 500),
  };
  void fetch(`${apiUrl}/client-error`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
}
