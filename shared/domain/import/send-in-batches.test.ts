import { sendInBatches } from './send-in-batches';

const lines = (...numbers: number[]) => numbers.map((line) => ({ line, values: {} }));
const BATCHES = [lines(2, 3), lines(4), lines(5)];
const never = () => false;
const SILENCE = new Error('nobody answered');
const REFUSAL = new Error('forbidden');
const isSilence = (error: unknown) => error === SILENCE;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('sending a file in batches', () => {
  it('sends one after the other, from a given index', async () => {
    const send = jest.fn(() => Promise.resolve({ results: [] }));
    await sendInBatches({ batches: BATCHES, first: 1, send, onAnswer: () => undefined, isStopped: never, isSilence });
    expect(send.mock.calls).toEqual([
      [BATCHES[1], 1],
      [BATCHES[2], 2],
    ]);
  });

  it('repeats a batch without response, and goes on', async () => {
    const send = jest.fn(() => Promise.resolve({ results: [] }));
    send.mockRejectedValueOnce(SILENCE).mockRejectedValueOnce(SILENCE);
    const received = jest.fn();
    const sending = sendInBatches({ batches: BATCHES, send, onAnswer: received, isStopped: never, isSilence });
    await jest.runAllTimersAsync();
    await sending;
    expect(send).toHaveBeenCalledTimes(5);
    expect(received).toHaveBeenCalledTimes(3);
  });

  it('fails after the last repetition, and at once for a refusal', async () => {
    const sendWithoutResponse = jest.fn(() => Promise.reject(SILENCE));
    const sending = sendInBatches({
      batches: BATCHES,
      send: sendWithoutResponse,
      onAnswer: () => undefined,
      isStopped: never,
      isSilence,
    });
    const failedJourney = expect(sending).rejects.toBe(SILENCE);
    await jest.runAllTimersAsync();
    await failedJourney;
    expect(sendWithoutResponse).toHaveBeenCalledTimes(4);
    const refused = jest.fn(() => Promise.reject(REFUSAL));
    await expect(
      sendInBatches({ batches: BATCHES, send: refused, onAnswer: () => undefined, isStopped: never, isSilence }),
    ).rejects.toBe(REFUSAL);
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('stops between two batches', async () => {
    let stopped = false;
    const send = jest.fn(() => Promise.resolve({ results: [] }));
    const onAnswer = () => void (stopped = true);
    await sendInBatches({ batches: BATCHES, send, onAnswer, isStopped: () => stopped, isSilence });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
