/** Single-valued fields: where two records contradict each other, the user chooses. */
export const CHOSEN_FIELDS = [
  'title',
  'company',
  'lastName',
  'firstName',
  'secondPerson',
  'birth',
  'secondBirth',
  'maritalStatus',
  'registration',
  'capacity',
  'email',
  'location',
  'filters',
  'negotiator',
  'nextFollowUp',
  'source',
  'observation',
] as const;
export type ChosenField = (typeof CHOSEN_FIELDS)[number];

/** Chosen value; both joined for a text that allows it. */
export const MERGE_CHOICES = ['kept', 'gone', 'both'] as const;
export type MergeChoice = (typeof MERGE_CHOICES)[number];
