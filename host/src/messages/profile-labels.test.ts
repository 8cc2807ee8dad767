import { capitalize } from '@pignon/shared/domain/common/french';
import { AGENT_CAPACITIES } from '@pignon/shared/domain/mandate/mandate.enums';
import { AGENT_CAPACITY_WORDS } from '@pignon/shared/domain/user/agent-capacity-labels';
import { USER_LABELS } from '@pignon/shared/domain/user/user-labels';
import en from './profile.en.json';
import fr from './profile.fr.json';

/* The profile is a page of the host: it repeats the few labels that it needs. */
it('uses the shared labels of a user’s fields', () => {
  for (const [language, texts] of [
    ['fr', fr],
    ['en', en],
  ] as const)
    expect(texts).toMatchObject({
      'profile.firstName': USER_LABELS.firstName[language],
      'profile.lastName': USER_LABELS.lastName[language],
      'profile.photo': USER_LABELS.photoURL[language],
    });
});

it('uses the shared labels of a signatory’s capacity', () => {
  for (const [language, texts] of [
    ['fr', fr],
    ['en', en],
  ] as const)
    expect(
      AGENT_CAPACITIES.filter(
        (capacity) =>
          texts[`profile.signs.${capacity}`].split(',')[0] !== capitalize(AGENT_CAPACITY_WORDS[capacity][language]),
      ),
    ).toEqual([]);
});
