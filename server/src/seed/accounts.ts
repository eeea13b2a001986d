/** The password of every account in the demo club, including generated members. */
export const DEMO_PASSWORD = 'Fairway#2026'

export interface DemoAccount {
  id: string
  what: string
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { id: 'member1', what: 'full member with two tee times booked; member2 to member9 are full members too' },
  { id: 'family1', what: 'family member' },
  { id: 'weekday1', what: 'weekday member' },
  { id: 'webuser1', what: 'web member' },
  { id: 'dormant1', what: 'full member with a dormant account' },
  { id: 'penalty1', what: 'full member, suspended from booking' },
  { id: 'manager1', what: 'manager with every right' },
  { id: 'office1', what: 'manager: office' },
  { id: 'frontdesk1', what: 'manager: front desk' },
  { id: 'committee1', what: 'manager: committee' },
  { id: 'content1', what: 'manager: boards only' },
]
