import type { SetupStep } from '@clubhouse/contract/setup'

/** The public page on which visitors see what a step has changed; other steps change nothing there. */
export const SEEN_AT: Partial<Record<SetupStep['step'], string>> = {
  IDENTITY: '/',
  COURSES: '/course',
  FEES: '/guide',
  OPENING: '/guide',
  DAYS: '/reservation',
  TERMS: '/signup/agreement',
  CONTENT: '/club',
  OPEN: '/',
}
