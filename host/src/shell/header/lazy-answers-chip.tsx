import { useEffect, useState, type ComponentType } from 'react';
import { useMay } from '@pignon/shared/auth';
import { retryImport } from '../../boot/retry-import';

/** Delay in milliseconds: the first screen loads first. */
const LOAD_DELAY_MS = 1_500;

const loadAnswersChip = async () =>
  (await import(/* webpackChunkName: "answers" */ '../../answers/answers-chip')).AnswersChip;

/** Loads the answers chip after the first screen, for users who work with customers. */
export function LazyAnswersChip() {
  const mayAnswer = useMay('write');
  const [Chip, setChip] = useState<ComponentType>();
  useEffect(() => {
    if (!mayAnswer) return;
    let hasUnmounted = false;
    const timer = setTimeout(() => {
      // a failed load is ignored: the home page lists the same answers
      retryImport(loadAnswersChip).then(
        (chip) => !hasUnmounted && setChip(() => chip),
        () => undefined,
      );
    }, LOAD_DELAY_MS);
    return () => {
      hasUnmounted = true;
      clearTimeout(timer);
    };
  }, [mayAnswer]);
  return mayAnswer && Chip ? <Chip /> : null;
}
