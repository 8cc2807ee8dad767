import { PROPOSAL_STATUSES, STEP_MAKERS } from './proposal.enums';
import { nextStatuses, refuseStep } from './proposal-status';

describe('a step', () => {
  it.each([
    ['PROPOSED', 'LIKED', 'STAFF'],
    ['OPENED', 'OFFER', 'STAFF'],
    ['REFUSED', 'LIKED', 'STAFF'],
    ['OFFER', 'REFUSED', 'STAFF'],
    ['PROPOSED', 'OPENED', 'PRODUCT'],
    ['LIKED', 'REFUSED', 'CUSTOMER'],
    ['REFUSED', 'LIKED', 'CUSTOMER'],
    ['REFUSED', 'VISITED', 'PRODUCT'],
  ] as const)('may lead from %s to %s by %s', (from, to, by) => {
    expect(refuseStep(from, to, by)).toBeNull();
  });

  it.each([
    ['PROPOSED', 'PROPOSED', 'STAFF'],
    ['PROPOSED', 'OPENED', 'STAFF'],
    ['OFFER', 'VISITED', 'STAFF'],
    ['OPENED', 'OPENED', 'CUSTOMER'],
    ['LIKED', 'OPENED', 'CUSTOMER'],
    ['PROPOSED', 'OFFER', 'CUSTOMER'],
    ['PROPOSED', 'VISITED', 'CUSTOMER'],
    ['VISITED', 'REFUSED', 'CUSTOMER'],
    ['OFFER', 'VISITED', 'PRODUCT'],
    ['PROPOSED', 'LIKED', 'PRODUCT'],
  ] as const)('does not lead from %s to %s by %s', (from, to, by) => {
    expect(refuseStep(from, to, by)?.message).toMatch(/^Ce bien est .+\u00a0: .+\.$/);
  });

  it('never leads back to proposed: a new proposal is required', () => {
    const all = STEP_MAKERS.flatMap((by) => PROPOSAL_STATUSES.flatMap((from) => nextStatuses(from, by)));
    expect(all).not.toContain('PROPOSED');
  });

  it('is refused with the allowed ones', () => {
    expect(refuseStep('OFFER', 'LIKED', 'STAFF')).toEqual({
      message: 'Ce bien est sous offre\u00a0: il peut seulement être refusé.',
      allowed: ['REFUSED'],
    });
  });
});
