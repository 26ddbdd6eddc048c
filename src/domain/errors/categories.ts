/** Error categories of specification 8; `internal` is the server's own fault. */
export const ERROR_CATEGORIES = [
  'validation',
  'authentication',
  'authorization',
  'not_found',
  'rate_limit',
  'ai_service',
  'database',
  'network',
  'external_api',
  'form',
  'chat',
  'quote',
  'component',
  'internal',
  'unknown',
] as const;
export type ErrorCategory = (typeof ERROR_CATEGORIES)[number];

export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

const SEVERITY: Record<ErrorCategory, Severity> = {
  component: 'critical',
  database: 'critical',
  internal: 'critical',
  authentication: 'high',
  authorization: 'high',
  ai_service: 'high',
  external_api: 'medium',
  quote: 'medium',
  chat: 'medium',
  unknown: 'medium',
  network: 'low',
  validation: 'low',
  form: 'low',
  not_found: 'low',
  rate_limit: 'low',
};

/** Severity by category (specification 8). */
export const severityOf = (category: ErrorCategory): Severity => SEVERITY[category];
