import { useDeferredValue, useMemo, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Badge, CheckIcon } from '@pignon/shared/ui/core';
import { useFormProblems, useFormValues, useGoToField } from '@pignon/shared/ui/form';
import { goToSection } from './go-to-section';
import { useLaw } from '../law/law-context';
import type { PropertyValues } from '../property-values';
import { anchorOf, PHOTOS, sectionOf, type SectionKey } from './sections';
import { useSectionTitle } from './use-section-title';
import { filledSectionKeys } from './filled-sections';
import styles from '../form.module.css';

function goTo(event: MouseEvent<HTMLAnchorElement>, anchor: string): void {
  event.preventDefault();
  goToSection(anchor);
}

/** State of a section: errors, legal warnings, or complete; nothing for an empty one. */
function SectionState({
  invalidCount,
  law,
  isFilled,
}: {
  invalidCount: number;
  law: number;
  isFilled: boolean;
}): ReactNode {
  const { t } = useTranslation('property');
  const { tried } = useFormProblems();
  if (invalidCount > 0)
    return (
      <Badge
        tone={tried ? 'crimson' : 'neutral'}
        count={invalidCount}
        label={t('form.toFill', { count: invalidCount })}
      />
    );
  if (law > 0) return <Badge tone="amber" count={law} label={t('form.lawCount', { count: law })} />;
  if (!isFilled) return null;
  return (
    <>
      <CheckIcon />
      <span className="pg-hidden">{t('form.sectionDone')}</span>
    </>
  );
}

/** Missing facts of the advertisement, with links to their fields. */
function MissingFacts(): ReactNode {
  const { t } = useTranslation('property');
  const go = useGoToField();
  const { problems } = useLaw();
  const missing = problems.filter(({ missing: isMissing }) => isMissing);
  if (missing.length === 0) return null;
  return (
    <div className={styles.toPublish}>
      <h2>{t('form.toPublish')}</h2>
      <ul>
        {missing.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <button type="button" onClick={() => go(path)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of the first render, so that the fields are drawn before what is computed from them. */
const NO_VALUES = {};

/** Sections of the form with their open items. */
export function SectionIndex({
  sections,
  isLetting,
}: {
  sections: readonly SectionKey[];
  isLetting: boolean;
}): ReactNode {
  const { t } = useTranslation('property');
  const titleOf = useSectionTitle();
  const { problems } = useFormProblems();
  const { problems: law } = useLaw();
  const values = useDeferredValue<Partial<PropertyValues>>(useFormValues(), NO_VALUES);
  const filledSections = useMemo(
    () => (values.financialInfo ? filledSectionKeys(values as PropertyValues) : new Set<SectionKey>()),
    [values],
  );
  return (
    <div className={styles.index}>
      <nav aria-label={t('form.sections')}>
        <ul>
          {sections.map((key) => (
            <li key={key}>
              <a href={`#${anchorOf(key)}`} onClick={(event) => goTo(event, anchorOf(key))}>
                <span>{titleOf(key, isLetting)}</span>
                <SectionState
                  invalidCount={problems.filter(({ path }) => sectionOf(path) === key).length}
                  law={law.filter(({ path }) => sectionOf(path) === key).length}
                  isFilled={filledSections.has(key)}
                />
              </a>
            </li>
          ))}
          <li>
            <a href={`#${PHOTOS}`} onClick={(event) => goTo(event, PHOTOS)}>
              {t('photos.title')}
            </a>
          </li>
        </ul>
      </nav>
      <MissingFacts />
    </div>
  );
}
