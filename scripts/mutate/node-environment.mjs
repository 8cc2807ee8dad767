import { mixinJestEnvironment } from '@stryker-mutator/jest-runner';
import NodeTestEnvironment from '../../jest/node-environment.mjs';

export default mixinJestEnvironment(NodeTestEnvironment);
