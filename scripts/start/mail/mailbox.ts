import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Number of messages kept; older ones are deleted. */
const MAX_MAILS = 500;
const NAME = /^(\d{8})\.eml$/;

export interface Mailbox {
  keep: (raw: Buffer) => void;
  /** Newest first. */
  ids: () => string[];
  /** Undefined for an unknown message. */
  raw: (id: string) => Buffer | undefined;
  read: (id: string) => Promise<Email | undefined>;
}

/** Stores messages as files of a folder, in MIME. */
export function openMailbox(folder: string): Mailbox {
  mkdirSync(folder, { recursive: true });
  const ids = () =>
    readdirSync(folder)
      .flatMap((name) => NAME.exec(name)?.[1] ?? [])
      .sort()
      .reverse();
  const fileOf = (id: string) => join(folder, `${id}.eml`);
  const raw = (id: string) => (ids().includes(id) ? readFileSync(fileOf(id)) : undefined);
  return {
    keep(message) {
      const mailIds = ids();
      writeFileSync(fileOf(String(Number(mailIds[0] ?? 0) + 1).padStart(8, '0')), message);
      for (const id of mailIds.slice(MAX_MAILS - 1)) rmSync(fileOf(id), { force: true });
    },
    ids,
    raw,
    async read(id) {
      const message = raw(id);
      return message && PostalMime.parse(message, { attachmentEncoding: 'base64' });
    },
  };
}
