import { call, failureSentence, waitingFiles, type CallReply } from '@pignon/shared/api';
import type { MediaMark } from '@pignon/shared/domain/media/media.enums';
import type { MediaOwned } from '@pignon/shared/domain/media/media.schema';
import { createStore } from '@pignon/shared/state';
import { isPaper } from './check-file';
import {
  afterUpload,
  isFinished,
  nextUploads,
  type NewUpload,
  type Upload,
  type UploadEvent,
  type Uploads,
} from './upload-state';

type Uploaded = CallReply<'POST media/{owner}/{reference}'>;

/** Owner that files are sent to once it exists, and who is notified. */
export interface Destination {
  owned: MediaOwned;
  onArrived: (list: Uploaded) => void;
  /** Called when all are uploaded or failed. */
  onSettled: (uploads: Uploads) => void;
}

/** Documents stay private until a user publishes them. */
const markOf = (upload: Upload): { metadata?: MediaMark } =>
  upload.mark === null || (upload.mark === 'PUBLIC' && isPaper(upload)) ? {} : { metadata: upload.mark };

function send(
  upload: Upload,
  owned: MediaOwned,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<Uploaded> {
  const form = new FormData();
  form.append('file', upload.blob, upload.name);
  const input = { params: owned, query: markOf(upload) };
  return call('POST media/{owner}/{reference}', input, { form, signal, onProgress });
}

/** Uploads a user's files a few at a time, and stores them on the machine until then. */
export class UploadQueue {
  readonly uploads = createStore<Uploads>([]);
  /** False once storage was full: a reload would lose pending uploads. */
  readonly isKept = createStore(true);
  /** True when files were found on the machine from an earlier visit. */
  readonly found = createStore(false);
  private pendingRestore: Promise<void> = Promise.resolve();
  private readonly abortControllers = new Map<string, AbortController>();
  private destination: Destination | undefined;

  constructor(
    private readonly uid: string,
    /** `property:new`, `property:V26-00042`, `mandate:12`. */
    private readonly owner: string,
  ) {}

  /** Restores uploads after a reload or crash. */
  restore(): void {
    this.pendingRestore = waitingFiles.list(this.uid, this.owner).then((files) => {
      this.found.set(files.length > 0);
      this.dispatch({ kind: 'added', files });
      this.startUploads();
    });
  }

  /** Starts sending pending and later files; before, files are only stored. */
  sendTo(destination: Destination): void {
    this.destination = destination;
    this.startUploads();
  }

  add(files: readonly NewUpload[]): void {
    this.dispatch({ kind: 'added', files });
    this.storeLocally(files);
    this.startUploads();
  }

  cancel(id: string): void {
    this.abortControllers.get(id)?.abort();
    void this.dispatchAfter(waitingFiles.drop([id]), { kind: 'removed', id }).then(() => this.startUploads());
  }

  retry(ids: readonly string[]): void {
    for (const id of ids) this.dispatch({ kind: 'retried', id });
    this.startUploads();
  }

  /** Reorders files before the owner exists. */
  order(ids: readonly string[]): void {
    this.dispatch({ kind: 'ordered', ids });
    void waitingFiles.order(this.uid, this.owner, ids);
  }

  /** Changes the mark of all files before the owner exists. */
  mark(mark: MediaMark | null): void {
    this.dispatch({ kind: 'marked', mark });
    this.storeLocally(this.uploads.get());
  }

  /** Discards everything queued, on this machine too. */
  async discard(): Promise<void> {
    await this.pendingRestore;
    await this.dispatchAfter(waitingFiles.forget(this.uid, this.owner), { kind: 'cleared' });
    this.found.set(false);
  }

  /** Stops; pending uploads stay on the machine. */
  close(): void {
    this.destination = undefined;
    for (const controller of this.abortControllers.values()) controller.abort();
    this.dispatch({ kind: 'cleared' });
  }

  /** Removes files from the screen after their local copy, so that a reload never shows removed ones again. */
  private async dispatchAfter(localRemoval: Promise<void>, event: UploadEvent): Promise<void> {
    await localRemoval.catch(() => undefined);
    this.dispatch(event);
  }

  private dispatch(event: UploadEvent): void {
    this.uploads.set((currentUploads) => afterUpload(currentUploads, event));
  }

  private storeLocally(files: readonly NewUpload[]): void {
    for (const { id, name, blob, mark } of files)
      void waitingFiles.keep(this.uid, { id, owner: this.owner, name, blob, mark }).then((isStored) => {
        if (!isStored) this.isKept.set(false);
      });
  }

  private startUploads(): void {
    const { destination } = this;
    if (!destination) return;
    for (const upload of nextUploads(this.uploads.get())) void this.runUpload(upload, destination);
    const allUploads = this.uploads.get();
    const doneUploads = allUploads.filter(({ state }) => state === 'done');
    if (doneUploads.length === 0 || this.abortControllers.size > 0 || !isFinished(allUploads)) return;
    destination.onSettled(allUploads);
    for (const { id } of doneUploads) this.dispatch({ kind: 'removed', id });
  }

  private async runUpload(upload: Upload, { owned, onArrived }: Destination): Promise<void> {
    const { id } = upload;
    const controller = new AbortController();
    this.abortControllers.set(id, controller);
    this.dispatch({ kind: 'started', id });
    const { signal } = controller;
    const onProgress = (progress: number) => this.dispatch({ kind: 'progressed', id, progress });
    try {
      const list = await send(upload, owned, { signal, onProgress });
      this.dispatch({ kind: 'done', id, key: list.sent[0] ?? '' });
      void waitingFiles.drop([id]);
      onArrived(list);
    } catch (error) {
      if (!signal.aborted) this.dispatch({ kind: 'failed', id, problem: failureSentence(error) });
    } finally {
      this.abortControllers.delete(id);
    }
    this.startUploads();
  }
}
