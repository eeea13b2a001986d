import { type ITEMS, type SetupStep, STEPS } from '@clubhouse/contract/setup'

type Step = SetupStep['step']

/** What the club has, as the database tells it. */
export interface Facts {
  hasContact: boolean
  hasAddress: boolean
  hasNames: boolean
  hasLogo: boolean
  hasCourse: boolean
  hasHoles: boolean
  hasTemplate: boolean
  hasFees: boolean
  hasOpening: boolean
  hasDays: boolean
  hasServiceTerms: boolean
  hasPrivacyTerms: boolean
  hasBookingTerms: boolean
  hasClubPage: boolean
  hasQuestions: boolean
  sendsMail: boolean
  hasMember: boolean
  hasManagers: boolean
  hasBooking: boolean
  wasOpened: boolean
}

type Item = readonly [code: (typeof ITEMS)[number], fact: keyof Facts, isOptional?: 'optional']

/** The manager menu of each step, and what the step consists of. */
const PLAN: Readonly<Record<Step, readonly [menu: string, ...items: Item[]]>> = {
  IDENTITY: [
    '910200',
    ['CONTACT', 'hasContact'],
    ['ADDRESS', 'hasAddress'],
    ['NAMES', 'hasNames', 'optional'],
    ['LOGO', 'hasLogo', 'optional'],
  ],
  COURSES: ['940100', ['COURSE', 'hasCourse'], ['HOLES', 'hasHoles', 'optional']],
  TEMPLATES: ['940100', ['TEMPLATE', 'hasTemplate']],
  FEES: ['941000', ['FEES', 'hasFees']],
  OPENING: ['940300', ['OPENING', 'hasOpening']],
  DAYS: ['940200', ['DAYS', 'hasDays']],
  TERMS: [
    '910800',
    ['TERMS_SERVICE', 'hasServiceTerms'],
    ['TERMS_PRIVACY', 'hasPrivacyTerms'],
    ['TERMS_BOOKING', 'hasBookingTerms'],
  ],
  CONTENT: ['930900', ['CLUB_PAGE', 'hasClubPage', 'optional'], ['QUESTIONS', 'hasQuestions', 'optional']],
  EMAIL: ['960500', ['MAIL_SERVER', 'sendsMail', 'optional']],
  MEMBERS: ['950100', ['MEMBER', 'hasMember', 'optional']],
  MANAGERS: ['910600', ['MANAGERS', 'hasManagers', 'optional']],
  BOOKING: ['900000', ['BOOKING', 'hasBooking', 'optional']],
  OPEN: ['910300', ['OPENED', 'wasOpened']],
}

export function stepsOf(facts: Facts): SetupStep[] {
  return STEPS.map((step) => {
    const [menu, ...items] = PLAN[step]
    return {
      step,
      menu,
      items: items.map(([code, fact, isOptional]) => ({ code, isDone: facts[fact], isNeeded: !isOptional })),
    }
  })
}

/** Steps with what they lack, without the opening itself. */
export const missingIn = (steps: readonly SetupStep[]): SetupStep[] =>
  steps
    .filter(({ step }) => step !== 'OPEN')
    .map((step) => ({ ...step, items: step.items.filter(({ isDone }) => !isDone) }))
    .filter(({ items }) => items.length > 0)

export const isReady = (steps: readonly SetupStep[]): boolean =>
  steps.every(({ items }) => items.every(({ isDone, isNeeded }) => isDone || !isNeeded))
