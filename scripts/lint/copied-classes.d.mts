import type { Rule } from 'eslint';

export const copiedClasses: Rule.RuleModule;
