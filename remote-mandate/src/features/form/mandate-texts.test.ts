import { NO_TEXTS } from '@pignon/shared/domain/mandate/texts/mandate-text.enums';
import { aFullMandate } from '../../test/a-full-mandate';
import { changesOf, fieldsOf, valuesOf } from './mandate-values';

describe('texts specific to a mandate', () => {
  const values = valuesOf(aFullMandate());

  it('do not exist at first, and are not sent', () => {
    expect(values.texts.powers).toBeNull();
    expect(fieldsOf(values).texts).toEqual(NO_TEXTS);
    expect(changesOf(values, values)).toEqual({});
  });

  it('are sent once one is written, emptied or reset', () => {
    const withOwnPowers = { ...values, texts: { ...values.texts, powers: { text: 'Ceux-ci.' } } };
    expect(changesOf(withOwnPowers, values)).toEqual({ texts: { ...NO_TEXTS, powers: 'Ceux-ci.' } });
    const emptied = { ...values, texts: { ...values.texts, clauses: { text: '' } } };
    expect(changesOf(emptied, values)).toEqual({ texts: { ...NO_TEXTS, clauses: '' } });
    expect(changesOf(values, withOwnPowers)).toEqual({ texts: NO_TEXTS });
    expect(valuesOf(aFullMandate({ texts: { ...NO_TEXTS, clauses: '' } })).texts.clauses).toEqual({ text: '' });
  });
});
