import type { SetupStep } from '@clubhouse/contract/setup'

/** Pages below a manager menu where a step is done, in place of the menu's own page. */
export const STEP_PAGES: Partial<Record<SetupStep['step'], string>> = {
  TEMPLATES: '/ishm/reservation/templates',
  MEMBERS: '/ishm/member/import',
}
