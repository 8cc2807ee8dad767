import { MENTION_GROUPS } from '@pignon/shared/domain/property/compliance/compliance.enums';
import type { Mention } from '@pignon/shared/domain/property/compliance/compliance.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useMentionNames } from './mention-names';
import { ProblemLine } from './problem-line';
import { ComplianceMark } from './compliance-mark';
import styles from './compliance.module.css';

function MentionLine({ mention, property }: { mention: Mention; property: Property }) {
  const { t } = useTranslation('property');
  const { nameOf } = useMentionNames();
  const { key, verdict, text, problems } = mention;
  return (
    <li className={styles.mention}>
      <ComplianceMark verdict={verdict} />
      <div>
        <h4>{nameOf(key)}</h4>
        <p className={text === null ? styles.nothing : styles.text}>{text ?? t('compliance.nothing')}</p>
        {problems.map((problem) => (
          <ProblemLine key={`${problem.path} ${problem.message}`} problem={problem} property={property} />
        ))}
      </div>
    </li>
  );
}

/** Mentions by chapter, each with printed text and problems. */
export function MentionList({ mentions, property }: { mentions: readonly Mention[]; property: Property }) {
  const { groupNameOf } = useMentionNames();
  return MENTION_GROUPS.map((group) => {
    const groupMentions = mentions.filter((mention) => mention.group === group);
    if (groupMentions.length === 0) return null;
    return (
      <section key={group} className={styles.group}>
        <h3>{groupNameOf(group)}</h3>
        <ul>
          {groupMentions.map((mention) => (
            <MentionLine key={mention.key} mention={mention} property={property} />
          ))}
        </ul>
      </section>
    );
  });
}
