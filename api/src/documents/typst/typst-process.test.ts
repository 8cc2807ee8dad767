import { EventEmitter } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { ApiProblem } from '../../http/api-problem';
import { TypstProcess } from './typst-process';
import type { TypstResponse, PrintJob } from './print-job';

const JOB: PrintJob = { template: 'voucher', title: 'Essai', author: 'Pignon', content: {}, pictures: new Map() };
const PDF = new Uint8Array([37, 80, 68, 70]);

/** A child that answers on request. */
class StagedChild extends EventEmitter {
  readonly send = jest.fn<unknown, unknown[]>();
  readonly kill = jest.fn();
  answer(answer: TypstResponse): void {
    this.emit('message', answer);
  }
}

function startStagedProcess(options: { timeoutMs?: number; paperMs?: number; idleMs?: number } = {}) {
  const children: StagedChild[] = [];
  const start = () => {
    const child = new StagedChild();
    children.push(child);
    return child as unknown as ChildProcess;
  };
  return { press: new TypstProcess({ ...options, start }), children };
}

describe('the Typst process', () => {
  it('starts with the first document and serves all of them', async () => {
    const { press, children } = startStagedProcess();
    expect(children).toHaveLength(0);
    const both = [press.print(JOB), press.print(JOB)];
    expect(children[0]?.send).toHaveBeenCalledTimes(1);
    children[0]?.answer({ pdf: PDF });
    children[0]?.answer({ pdf: PDF });
    expect(await Promise.all(both)).toEqual([PDF, PDF]);
    expect(children).toHaveLength(1);
  });

  it('receives no lone surrogate and no character missing in the font', () => {
    const { press, children } = startStagedProcess();
    press.print({ ...JOB, content: { city: 'a\ud800b 🏡' } }).catch(() => undefined);
    expect(children[0]?.send.mock.calls[0]?.[0]).toMatchObject({ inputs: { content: '{"city":"a•b •"}' } });
    press.close();
  });

  it('is killed when a document takes too long; the next one gets a new process', async () => {
    const { press, children } = startStagedProcess({ timeoutMs: 20 });
    const [slowPrint, next] = [press.print(JOB), press.print(JOB)];
    await expect(slowPrint).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(children[0]?.kill).toHaveBeenCalledWith('SIGKILL');
    children[1]?.answer({ pdf: PDF });
    expect(await next).toEqual(PDF);
  });

  it('has more time for a document of many page sets', async () => {
    const { press, children } = startStagedProcess({ timeoutMs: 10, paperMs: 10_000 });
    const many = press.print({ ...JOB, papers: 3 });
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(children[0]?.kill).not.toHaveBeenCalled();
    children[0]?.answer({ pdf: PDF });
    expect(await many).toEqual(PDF);
  });

  it('ends when idle, and starts again for the next document', async () => {
    const { press, children } = startStagedProcess({ idleMs: 20 });
    const first = press.print(JOB);
    children[0]?.answer({ pdf: PDF });
    await first;
    await waitFor(() => expect(children[0]?.kill).toHaveBeenCalledWith('SIGKILL'));
    const next = press.print(JOB);
    children[1]?.answer({ pdf: PDF });
    expect(await next).toEqual(PDF);
  });

  it('stays while a document is rendered', async () => {
    const { press, children } = startStagedProcess({ idleMs: 20 });
    const first = press.print(JOB);
    children[0]?.answer({ pdf: PDF });
    await first;
    const slowPrint = press.print(JOB);
    await new Promise((resolve) => setTimeout(resolve, 60));
    children[0]?.answer({ pdf: PDF });
    expect(await slowPrint).toEqual(PDF);
    expect(children).toHaveLength(1);
  });

  it('is replaced when it ends by itself', async () => {
    const { press, children } = startStagedProcess();
    const [failedPrint, next] = [press.print(JOB), press.print(JOB)];
    children[0]?.emit('exit', 134, null);
    await expect(failedPrint).rejects.toThrow('The press ended by itself (134).');
    children[1]?.answer({ pdf: PDF });
    expect(await next).toEqual(PDF);
  });

  it('distinguishes a template error from a refusal', async () => {
    const { press, children } = startStagedProcess();
    const failed = press.print(JOB);
    children[0]?.answer({ failure: 'unknown variable: price' });
    await expect(failed).rejects.toThrow('unknown variable: price');
    await expect(failed).rejects.not.toBeInstanceOf(ApiProblem);
  });

  it('refuses everything once closed', async () => {
    const { press, children } = startStagedProcess();
    const running = press.print(JOB);
    press.close();
    await expect(running).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(press.print(JOB)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(children[0]?.kill).toHaveBeenCalledWith('SIGKILL');
  });
});
