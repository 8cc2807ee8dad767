import type { WaitingCall } from '@pignon/shared/waiting';
import { isAmong, tourLine, waitingPaper, waitingSignatures } from './merge-waiting-calls';

const GROUP = '00000000-0000-4000-8000-000000000001';
const image = 'data:image/png;base64,AAAA';
const signature = (id: string, body: object, overrides: Partial<WaitingCall> = {}): WaitingCall => ({
  id,
  line: tourLine(GROUP),
  call: 'POST visit/group/{groupId}/sign',
  input: { params: { groupId: GROUP }, body },
  title: '',
  to: '',
  version: undefined,
  at: 0,
  refusal: undefined,
  failures: 0,
  ...overrides,
});
const by = (contactId: number) => ({ contactId, person: 'FIRST' as const, image });
const visitLines = [{ visitId: 4 }, { visitId: 5 }];
const paperOf = (calls: WaitingCall[], number?: number) => waitingPaper(waitingSignatures(calls, GROUP), number);

describe('a voucher signed offline', () => {
  it('contains the visits that the first visitor saw, and all its signers', () => {
    const { signers, visitIds } = paperOf([
      signature('a', { seen: visitLines, signers: [by(7)] }),
      signature('b', { seen: visitLines, signers: [by(8)] }),
    ]);
    expect(visitIds).toEqual([4, 5]);
    expect([7, 8, 9].map((contactId) => isAmong(signers, { contactId, person: 'FIRST' }))).toEqual([true, true, false]);
    expect(isAmong(signers, { contactId: 7, person: 'SECOND' })).toBe(false);
  });

  it('ignores signatures of another voucher, and refused ones', () => {
    const refusal = { code: 'STALE' as const, message: '', fields: [] };
    const calls = [
      signature('a', { number: 1, signers: [by(7)] }),
      signature('b', { seen: visitLines, signers: [by(8)] }, { refusal }),
    ];
    expect(paperOf(calls)).toEqual({ signers: [], visitIds: undefined });
    expect(paperOf(calls, 1).signers).toMatchObject([{ contactId: 7 }]);
  });
});
