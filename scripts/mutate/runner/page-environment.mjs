import PageTestEnvironment from '../../../jest/page-environment.mjs';
import { withFileCoverage } from './file-coverage.mjs';

export default withFileCoverage(PageTestEnvironment);
