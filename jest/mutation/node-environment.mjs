import { mixinJestEnvironment } from '@stryker-mutator/jest-runner';
import NodeTestEnvironment from '../node-environment.mjs';

export default mixinJestEnvironment(NodeTestEnvironment);
