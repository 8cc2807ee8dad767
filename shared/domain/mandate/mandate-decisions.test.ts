import { MANDATE_STATUSES } from './mandate.enums';
import { allowedStatuses, isExtensible, mandateStatusWords, refuseStatus } from './mandate-status';

describe('a decision on a mandate', () => {
  it('closes it, or concludes a running one, and nothing else', () => {
    expect(Object.fromEntries(MANDATE_STATUSES.map((status) => [status, allowedStatuses(status)]))).toEqual({
      PENDING: ['CLOSED'],
      RUNNING: ['SOLD', 'CLOSED'],
      EXPIRED: [],
      SOLD: [],
      CLOSED: [],
    });
    expect(refuseStatus('PENDING', 'CLOSED', 'SALE')).toBeNull();
  });

  it.each([
    [
      'PENDING',
      'RUNNING',
      'Ce mandat est en attente\u00a0: il peut seulement devenir «\u00a0clos\u00a0». Il entre en vigueur par la signature.',
    ],
    ['PENDING', 'SOLD', 'Ce mandat est en attente\u00a0: il peut seulement devenir «\u00a0clos\u00a0».'],
    [
      'RUNNING',
      'EXPIRED',
      'Ce mandat est en cours\u00a0: il peut seulement devenir «\u00a0vendu\u00a0» ou «\u00a0clos\u00a0». Il expire de lui-même à son terme.',
    ],
    [
      'RUNNING',
      'PENDING',
      'Ce mandat est en cours\u00a0: il peut seulement devenir «\u00a0vendu\u00a0» ou «\u00a0clos\u00a0».',
    ],
    [
      'EXPIRED',
      'RUNNING',
      'Ce mandat est expiré\u00a0: il ne change plus de statut ainsi. Un avenant daté le remet en cours.',
    ],
    ['EXPIRED', 'CLOSED', 'Ce mandat est expiré\u00a0: il ne change plus de statut ainsi.'],
    ['CLOSED', 'RUNNING', 'Ce mandat est clos\u00a0: il ne change plus de statut ainsi.'],
  ] as const)('from %s to %s is answered: %s', (from, to, message) => {
    expect(refuseStatus(from, to, 'SALE')).toEqual({ message, allowed: allowedStatuses(from) });
  });

  it('names the kind of conclusion', () => {
    const words = (transaction: 'SALE' | 'RENT' | null) => mandateStatusWords('SOLD', transaction);
    expect([words('SALE'), words('RENT'), words(null)]).toEqual(['vendu', 'loué', 'conclu']);
    expect(refuseStatus('RUNNING', 'EXPIRED', 'RENT')?.message).toContain('devenir «\u00a0loué\u00a0» ou');
  });

  it('moves the term of a running or expired mandate', () => {
    expect(MANDATE_STATUSES.filter(isExtensible)).toEqual(['RUNNING', 'EXPIRED']);
  });
});
