import { renderHook } from '@testing-library/react';
import { useResponseWithQuery } from './use-response-with-query';

const answerOf = (data: string | undefined, isPlaceholderData: boolean, question: string) => ({
  query: { data, isPlaceholderData },
  question,
});

it('keeps an answer with its question, also when another was answered that nobody saw', () => {
  const { result, rerender } = renderHook(({ query, question }) => useResponseWithQuery(query, question), {
    initialProps: answerOf(undefined, false, 'first'),
  });
  expect(result.current).toBeUndefined();
  rerender(answerOf('one', false, 'first'));
  expect(result.current).toEqual({ data: 'one', asked: 'first' });
  rerender(answerOf('one', true, 'second'));
  // the second was answered in the moment in which the third was asked
  rerender(answerOf('two', true, 'third'));
  expect(result.current).toEqual({ data: 'one', asked: 'first' });
  rerender(answerOf('three', false, 'third'));
  expect(result.current).toEqual({ data: 'three', asked: 'third' });
});
