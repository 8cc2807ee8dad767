import { useEffect, useState } from 'react';
import { useUser } from '@pignon/shared/auth';
import { removalEnd, removalProblem } from '@pignon/shared/domain/media/removal';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import { useStore } from '@pignon/shared/state';
import type { MediaEditor } from './media-edit-queue';

/** Whether and until when the user may delete a file; `until` is null for a manager, without limit. */
export interface Removal {
  isAllowed: boolean;
  until: Date | null;
}

const NEVER: Removal = { isAllowed: false, until: null };

/** Returns a function that tells whether a file may be deleted; rerenders when the next deadline passes. */
export function useRemoval(desk: MediaEditor): (media: Pick<Media, 'key'>) => Removal {
  const user = useUser();
  const recent = useStore(desk.recent);
  const [now, setNow] = useState(() => new Date());
  const next = Math.min(...recent.map((upload) => removalEnd(upload).getTime()).filter((end) => end > now.getTime()));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(() => setNow(new Date()), Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [next]);
  return ({ key }) => {
    const upload = recent.find((one) => one.key === key);
    if (!user || removalProblem(upload, user, now) !== null) return NEVER;
    const isManagers = removalProblem(undefined, user, now) === null;
    return { isAllowed: true, until: upload && !isManagers ? removalEnd(upload) : null };
  };
}
