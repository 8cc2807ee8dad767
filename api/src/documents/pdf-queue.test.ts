import { PdfQueue } from './pdf-queue';

/** A task that the test completes. */
function controllableTask() {
  const started: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void started.push(resolve));
  return { started, work };
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

describe('PDF documents', () => {
  it('are rendered a few at a time, the next when one is done', async () => {
    const papers = new PdfQueue({ atOnce: 2 });
    const { started, work } = controllableTask();
    const all = [1, 2, 3].map(() => papers.make(work));
    await nextTick();
    expect(started).toHaveLength(2);
    started[0]?.();
    await nextTick();
    expect(started).toHaveLength(3);
    started.forEach((finish) => finish());
    await Promise.all(all);
  });

  it('are refused with a sentence when the queue is full', async () => {
    const papers = new PdfQueue({ atOnce: 1, waiting: 1 });
    const { started, work } = controllableTask();
    const accepted = [papers.make(work), papers.make(work)];
    await expect(papers.make(work)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Trop de documents sont demandés en même temps. Réessayez dans un instant.',
    });
    for (const paper of accepted) {
      await nextTick();
      started.shift()?.();
      await paper;
    }
  });

  it('start the next one after a failure', async () => {
    const papers = new PdfQueue({ atOnce: 1 });
    const failed = papers.make(() => Promise.reject(new Error('no such photograph')));
    const next = papers.make(() => Promise.resolve('made'));
    await expect(failed).rejects.toThrow('no such photograph');
    expect(await next).toBe('made');
  });
});
