import NodeTestEnvironment from '../../jest/node-environment.mjs';
import { reachingEnvironment } from './reaching-environment.mjs';

export default reachingEnvironment(NodeTestEnvironment);
