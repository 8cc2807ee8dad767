import NodeTestEnvironment from '../../../jest/node-environment.mjs';
import { withFileCoverage } from './file-coverage.mjs';

export default withFileCoverage(NodeTestEnvironment);
