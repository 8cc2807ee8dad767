import type { ChoiceWords } from '../choices/choices';
import type { MediaMark } from './media.enums';

/** Label of a file's mark: the kind of a mandate's file, or that it is public. */
export const MEDIA_MARK_WORDS: ChoiceWords<MediaMark> = {
  PUBLIC: { fr: 'publique', en: 'public' },
  SIGNED_COPY: { fr: 'exemplaire signé', en: 'signed copy' },
  IDENTITY: { fr: 'pièce d’identité', en: 'proof of identity' },
  TITLE_DEED: { fr: 'titre de propriété', en: 'title deed' },
  CERTIFICATE: { fr: 'diagnostic ou certificat', en: 'survey or certificate' },
  AUTHORISATION: { fr: 'autorisation de délégation', en: 'authorisation to delegate' },
  LETTER: { fr: 'lettre ou avis de réception', en: 'letter or receipt' },
  OTHER: { fr: 'autre document', en: 'other document' },
};
