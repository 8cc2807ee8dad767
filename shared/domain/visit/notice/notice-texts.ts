import type { NoticeKind, NoticeProblem } from './notice.enums';

/** Default introductions of messages. */
export const NOTICE_TEXTS: Readonly<Record<NoticeKind, string>> = {
  CONFIRMATION: 'Nous vous confirmons votre rendez-vous de visite.',
  CHANGE: 'Votre rendez-vous de visite a changé. Voici ce qui vaut désormais.',
  CANCELLATION: 'Votre rendez-vous de visite est annulé. Nous restons à votre disposition pour en fixer un autre.',
  REMINDER: 'Nous vous rappelons votre rendez-vous de visite.',
};

const SUBJECTS: Readonly<Record<NoticeKind, (visit: string) => string>> = {
  CONFIRMATION: (visit) => `Votre ${visit}`,
  CHANGE: (visit) => `Votre ${visit} a changé`,
  CANCELLATION: (visit) => `Votre ${visit} est annulée`,
  REMINDER: (visit) => `Rappel\u00a0: votre ${visit}`,
};

/**
 * Subject « Votre visite du lundi 23 novembre 2026 a changé »; without day for several visits, or when the day must not
 * be revealed.
 */
export const noticeSubject = (kind: NoticeKind, day: string | null = null): string =>
  SUBJECTS[kind](day === null ? 'visite' : `visite du ${day}`);

/** As in « Jean Dupont n’a pas d’adresse e-mail ». */
export const NOTICE_PROBLEM_WORDS: Readonly<Record<NoticeProblem, string>> = {
  ARCHIVED: 'est archivé',
  NO_EMAIL: 'n’a pas d’adresse e-mail',
  NO_CONSENT: 'n’a pas accepté d’être contacté par e-mail',
  NO_PROOF: 'a accepté d’être contacté par e-mail, mais la preuve manque sur sa fiche',
};
