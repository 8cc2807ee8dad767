import { useState, type ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import type { HomeView } from '@pignon/shared/contract';
import type { CustomerAnswer } from '@pignon/shared/domain/proposal/customer-answer.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, HeartIcon, Panel, PanelContent, PanelList } from '@pignon/shared/ui/core';
import { useAnswers, useHandleAnswer } from '../data/answer.queries';
import { AnswerLine } from '../features/answers/answer-line';
import styles from '../features/answers/answers.module.css';

const MAX_ANSWERS = 4;

/** Sorts answers that need a reply before refusals, which need none. */
const repliesFirst = (answers: readonly CustomerAnswer[]): CustomerAnswer[] => [
  ...answers.filter(({ kind }) => kind !== 'REFUSED'),
  ...answers.filter(({ kind }) => kind === 'REFUSED'),
];

/** "Vos clients ont répondu": above everything else of the day; hidden without answers. */
export function Slot({ whose }: HomeView): ReactNode {
  const { t } = useTranslation('contact');
  const { nameOf } = useColleagues();
  const query = useAnswers(whose);
  const { settle, remaining } = useHandleAnswer();
  const [all, setAll] = useState(false);
  const unanswered = query.data && repliesFirst(remaining(query.data.content));
  if (unanswered ? unanswered.length === 0 : !query.error) return null;
  const visibleAnswers = unanswered && (all ? unanswered : unanswered.slice(0, MAX_ANSWERS));
  const total = (query.data?.page.totalElements ?? 0) - ((query.data?.content.length ?? 0) - (unanswered?.length ?? 0));
  const negotiatorNameOf = ({ negotiator }: CustomerAnswer) =>
    whose === 'ME' && negotiator !== null ? null : negotiator === null ? t('answers.nobody') : nameOf(negotiator);
  return (
    <Panel title={t('answers.title')} icon={<HeartIcon />} count={unanswered && total}>
      <PanelContent
        query={{ data: visibleAnswers, error: query.error, refetch: query.refetch }}
        isEmpty={() => false}
        empty={null}
      >
        {(answers) => (
          <>
            <PanelList>
              {answers.map((answer) => (
                <AnswerLine
                  key={answer.id}
                  answer={answer}
                  negotiatorName={negotiatorNameOf(answer)}
                  onSettle={settle}
                />
              ))}
            </PanelList>
            {unanswered && unanswered.length > answers.length && (
              <div className={styles.more}>
                <Button type="link" onClick={() => setAll(true)}>
                  {t('answers.more', { count: unanswered.length - answers.length })}
                </Button>
              </div>
            )}
          </>
        )}
      </PanelContent>
    </Panel>
  );
}
