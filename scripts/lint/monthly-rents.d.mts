import type { Rule } from 'eslint';

export const monthlyRents: Rule.RuleModule;
