/** True when the browser connected by https: each proxy appends its protocol, so the browser's comes first. */
export function isHttpsRequest(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  const [first = ''] = String(headers['x-forwarded-proto'] ?? '').split(',');
  return first.trim().toLowerCase() === 'https';
}
