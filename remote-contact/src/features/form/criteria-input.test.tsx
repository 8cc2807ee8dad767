import { useState } from 'react';
import { screen } from '@testing-library/react';
import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import { renderScreen } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { CriteriaInput } from './criteria-input';

function Form({ onCriteria }: { onCriteria: (criteria: readonly Criterion[]) => void }) {
  const [criteria, setCriteria] = useState<readonly Criterion[]>([]);
  const change = (next: readonly Criterion[]) => {
    setCriteria(next);
    onCriteria(next);
  };
  return <CriteriaInput value={criteria} onChange={change} hasAreas={false} />;
}

async function open() {
  const onCriteria = jest.fn();
  const { user } = await renderScreen(<Form onCriteria={onCriteria} />, {
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: {},
  });
  return { user, onCriteria };
}

describe('the bounds of a search', () => {
  it.each([
    [/^Surface habitable\s: minimum$/, 'HOME_SIZE', '45,5', [45.5, null], '45,5'],
    [/^Pièces\s: minimum$/, 'ROOMS', '3,5', [3, null], '3'],
    [/^Budget\s: maximum$/, 'PRICE', '450.000', [null, 450_000], '450\u202f000'],
  ])('%s reads a decimal mark as one', async (label, key, text, values, shown) => {
    const { user, onCriteria } = await open();
    const input = await screen.findByLabelText(label);
    await user.type(input, text);
    expect(input).toHaveValue(text);
    await user.tab();
    expect(input).toHaveValue(shown);
    expect(onCriteria).toHaveBeenLastCalledWith([expect.objectContaining({ values })]);
    expect(onCriteria).toHaveBeenLastCalledWith([
      expect.objectContaining({ key: expect.objectContaining({ key }) as unknown }),
    ]);
  });
});
