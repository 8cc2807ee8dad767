import { call } from '@pignon/shared/api';
import type { DateTime } from '@pignon/shared/domain/common/date-time';
import type { Draft } from '@pignon/shared/domain/draft/draft.schema';
import { DraftSync } from './draft-sync';
import { localDraft } from './local-draft';

const KEEPALIVE_CHARACTERS = 20_000;

/** Removes secret fields from a draft. */
function withoutSecrets<D extends Pick<Draft, 'values'>>(draft: D, secrets: readonly string[]): D {
  const values = Object.fromEntries(Object.entries(draft.values).filter(([name]) => !secrets.includes(name)));
  return { ...draft, values };
}

/** Returns the storage of a user's draft, in this tab and on the server. Fields in `secrets` are never stored. */
export function draftStorageFor(
  { draftKey: key, secrets = [] }: { draftKey: string; secrets?: readonly string[] },
  person: string,
  onKept: (at: DateTime) => void,
): DraftSync {
  const name = `${person}.${key}`;
  const droppedName = `${name}.dropped`;
  const params = { key };
  return new DraftSync(
    {
      read: () => call('GET user/me/draft/{key}', { params }),
      write: (typed, leaving) => {
        const body = withoutSecrets(typed, secrets);
        const keepalive = leaving && JSON.stringify(body).length < KEEPALIVE_CHARACTERS;
        return call('PUT user/me/draft/{key}', { params, body }, { keepalive });
      },
      drop: () => call('DELETE user/me/draft/{key}', { params }),
    },
    {
      read: () => localDraft.read(name) as Draft | null,
      keep: (draft) => localDraft.keep(name, withoutSecrets(draft, secrets)),
      forget: () => localDraft.forget(name),
      dropped: () => localDraft.read(droppedName) as number | null,
      keepDropped: (modifiedTime) => localDraft.keep(droppedName, modifiedTime),
      forgetDropped: () => localDraft.forget(droppedName),
    },
    onKept,
  );
}
