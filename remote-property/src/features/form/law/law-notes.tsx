import type { ReactNode } from 'react';
import { TriangleAlertIcon } from '@pignon/shared/ui/core';
import { useLaw } from './law-context';
import { sectionOf, type SectionKey } from '../sections/sections';
import styles from '../form.module.css';

/** Legal warnings of a section; they never block saving. */
export function LawNotes({ section }: { section: SectionKey }): ReactNode {
  const { problems } = useLaw();
  const sectionProblems = problems.filter(({ path, missing }) => !missing && sectionOf(path) === section);
  return (
    <ul className={`${styles.law} pg-form-wide`} aria-live="polite">
      {sectionProblems.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          <TriangleAlertIcon />
          {message}
        </li>
      ))}
    </ul>
  );
}
