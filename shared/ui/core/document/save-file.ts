import type { CalledFile } from '@pignon/shared/domain/calls/call-table';

/** Milliseconds after which a browser has read the bytes. */
const REVOKE_URL_AFTER_MS = 2_000;

/** Downloads a file under its name. */
export function saveFile({ name, blob }: CalledFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_URL_AFTER_MS);
}
