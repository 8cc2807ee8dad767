import { ProblemError } from '@pignon/shared/api';
import { throughBatches } from './through-batches';

const lines = (...numbers: number[]) => numbers.map((line) => ({ line, values: {} }));
const BATCHES = [lines(2, 3), lines(4), lines(5)];
const never = () => false;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a file on its way, portion by portion', () => {
  it('goes one after the other, from where it had come to', async () => {
    const send = jest.fn(() => Promise.resolve({ results: [] }));
    await throughBatches({ batches: BATCHES, first: 1, send, onResults: () => undefined, isStopped: never });
    expect(send.mock.calls).toEqual([
      [BATCHES[1], 1],
      [BATCHES[2], 2],
    ]);
  });

  it('sends again what nobody answered, and goes on', async () => {
    const send = jest.fn(() => Promise.resolve({ results: [] }));
    send.mockRejectedValueOnce(ProblemError.local('NETWORK')).mockRejectedValueOnce(ProblemError.local('TIMEOUT'));
    const received = jest.fn();
    const journey = throughBatches({ batches: BATCHES, send, onResults: received, isStopped: never });
    await jest.runAllTimersAsync();
    await journey;
    expect(send).toHaveBeenCalledTimes(5);
    expect(received).toHaveBeenCalledTimes(3);
  });

  it('ends with the last silence, and at once with a refusal', async () => {
    const silent = jest.fn(() => Promise.reject(ProblemError.local('NETWORK')));
    const journey = throughBatches({ batches: BATCHES, send: silent, onResults: () => undefined, isStopped: never });
    const ended = expect(journey).rejects.toMatchObject({ code: 'NETWORK' });
    await jest.runAllTimersAsync();
    await ended;
    expect(silent).toHaveBeenCalledTimes(4);
    const refused = jest.fn(() => Promise.reject(new ProblemError('FORBIDDEN', undefined, 403)));
    await expect(
      throughBatches({ batches: BATCHES, send: refused, onResults: () => undefined, isStopped: never }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('stops between two portions', async () => {
    let stopped = false;
    const send = jest.fn(() => Promise.resolve({ results: [] }));
    const onResults = () => void (stopped = true);
    await throughBatches({ batches: BATCHES, send, onResults, isStopped: () => stopped });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
