import { proposedRight, withAgentRight } from './agent-right';

const account = (
  agentCapacity: Parameters<typeof proposedRight>[0]['agentCapacity'],
  agentCredential: string | null,
) => ({
  agentCapacity,
  agentCredential,
});

describe('the right of an account', () => {
  it.each([
    [account('EMPLOYEE', 'ADC 64'), 'ADC 64'],
    [account('COMMERCIAL_AGENT', 'Bayonne 812'), 'Bayonne 812'],
    [account('EMPLOYEE', ''), null],
    [account('HOLDER', 'ADC 64'), null],
    [account(null, 'ADC 64'), null],
  ])('keeps a number only with what it proves: %o', (user, expectedRight) => {
    expect(withAgentRight(user)).toEqual({ ...user, agentCredential: expectedRight });
  });
});

describe('what is proposed to who signs', () => {
  const last = { capacity: 'EMPLOYEE', credential: 'ADC 64' } as const;

  it('is what the account says, before the last signature', () => {
    expect(proposedRight(account('COMMERCIAL_AGENT', 'Bayonne 812'), last)).toEqual({
      capacity: 'COMMERCIAL_AGENT',
      credential: 'Bayonne 812',
    });
  });

  it('is the last signature where the account says nothing, and nothing where there is none', () => {
    expect(proposedRight(account(null, null), last)).toEqual(last);
    expect(proposedRight(account(null, null), null)).toEqual({ capacity: null, credential: null });
  });

  it('takes the number of the last signature for the same capacity only', () => {
    expect(proposedRight(account('EMPLOYEE', null), last)).toEqual(last);
    expect(proposedRight(account('COMMERCIAL_AGENT', null), last)).toEqual({
      capacity: 'COMMERCIAL_AGENT',
      credential: null,
    });
  });
});
