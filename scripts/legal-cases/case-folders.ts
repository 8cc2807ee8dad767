import path from 'node:path';
import { caseFiles } from '@pignon/shared/domain/law/test/case-files';
import { REPOSITORY } from '../build/packages';

/** Folders with cases beside rules; each has a test that runs them too. */
const ROOMS = ['shared/domain', 'shared/i18n', 'api/src'];

export const allCaseFiles = (): string[] => ROOMS.flatMap((room) => caseFiles(path.join(REPOSITORY, room)));
