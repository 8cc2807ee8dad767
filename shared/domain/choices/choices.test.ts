import { MANDATE_STATUS } from '../mandate/mandate.enums';
import { PROPOSAL_STATUS } from '../proposal/proposal.enums';
import { VISIT_STATUS } from '../visit/visit.enums';
import { choiceTexts } from './choice-catalogue';
import { choices, choiceWord } from './choices';

const WORD = { fr: 'conclu', en: 'concluded', SALE: { fr: 'vendu', en: 'sold' } };

describe('an enumeration', () => {
  it('has the values of its facts, in their order', () => {
    expect(choices({ B: {}, A: {} })).toEqual(['B', 'A']);
  });

  it.each([
    ['a mandate', MANDATE_STATUS, ({ next }: { next: object }) => Object.keys(next)],
    ['a visit', VISIT_STATUS, ({ next }: { next: readonly string[] }) => next],
    ['a proposal', PROPOSAL_STATUS, ({ next }: { next: object }) => Object.values(next).flat() as string[]],
  ] as const)('has other statuses as successors of each %s', (_, table, nextOf) => {
    const strays = Object.entries(table).flatMap(([status, facts]) =>
      nextOf(facts as never).filter((to) => to === status || !(to in table)),
    );
    expect(strays).toEqual([]);
  });
});

describe('the label of a value', () => {
  it('is that of a sale or a letting where they differ', () => {
    expect([choiceWord(WORD, 'SALE'), choiceWord(WORD, 'RENT'), choiceWord(WORD, null)]).toEqual([
      'vendu',
      'conclu',
      'conclu',
    ]);
  });

  it('has a key on screens, and two for sale and letting where they differ', () => {
    expect(choiceTexts('fr')).toMatchObject({
      'mandateStatus.RUNNING': 'En cours',
      'mandateStatus.SOLD': 'Conclu',
      'mandateStatus.SOLD.RENT': 'Loué',
    });
    expect(choiceTexts('en')).toMatchObject({ 'mandateStatus.SOLD.RENT': 'Let', 'heating.HEAT_PUMP': 'Heat pump' });
  });
});
