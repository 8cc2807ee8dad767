import { PdfQueue } from './pdf-queue';

/** Work that is done when the test says so. */
function heldWork() {
  const started: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void started.push(resolve));
  return { started, work };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('papers', () => {
  it('makes a few at once and the next when one is done', async () => {
    const papers = new PdfQueue({ atOnce: 2 });
    const { started, work } = heldWork();
    const all = [1, 2, 3].map(() => papers.make(work));
    await settled();
    expect(started).toHaveLength(2);
    started[0]?.();
    await settled();
    expect(started).toHaveLength(3);
    started.forEach((finish) => finish());
    await Promise.all(all);
  });

  it('refuses in a sentence when too many wait', async () => {
    const papers = new PdfQueue({ atOnce: 1, waiting: 1 });
    const { started, work } = heldWork();
    const accepted = [papers.make(work), papers.make(work)];
    await expect(papers.make(work)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Trop de documents sont demandés en même temps. Réessayez dans un instant.',
    });
    for (const paper of accepted) {
      await settled();
      started.shift()?.();
      await paper;
    }
  });

  it('gives the turn on when one fails', async () => {
    const papers = new PdfQueue({ atOnce: 1 });
    const failed = papers.make(() => Promise.reject(new Error('no such photograph')));
    const next = papers.make(() => Promise.resolve('made'));
    await expect(failed).rejects.toThrow('no such photograph');
    expect(await next).toBe('made');
  });
});
