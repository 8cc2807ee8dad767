import { renderHook } from '@testing-library/react';
import { useResponseWithQuery } from './use-response-with-query';

const answerOf = (data: string | undefined, isPlaceholderData: boolean, question: string) => ({
  query: { data, isPlaceholderData },
  question,
});

it('keeps a response with its own query, also when another one was answered in between', () => {
  const { result, rerender } = renderHook(({ query, question }) => useResponseWithQuery(query, question), {
    initialProps: answerOf(undefined, false, 'first'),
  });
  expect(result.current).toBeUndefined();
  rerender(answerOf('one', false, 'first'));
  expect(result.current).toEqual({ data: 'one', query: 'first' });
  rerender(answerOf('one', true, 'second'));
  // the second query was answered just as the third one started
  rerender(answerOf('two', true, 'third'));
  expect(result.current).toEqual({ data: 'one', query: 'first' });
  rerender(answerOf('three', false, 'third'));
  expect(result.current).toEqual({ data: 'three', query: 'third' });
});
