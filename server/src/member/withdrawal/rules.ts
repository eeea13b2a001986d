import type { BondCode } from '@clubhouse/contract/member/withdrawal'

interface Bond {
  code: BondCode
  count: number
  link: string
}

interface Binding {
  ahead: number
  asCompanion: number
  unpaid: number
  bills: number
  refunds: number
  appeals: number
  won: number
  entries: number
  groups: number
}

/** Reasons that prevent closing an account, and warnings. Source: docs/rules.md, Accounts. */
export function bonds({ ahead, asCompanion, unpaid, bills, refunds, appeals, won, entries, groups }: Binding) {
  const some = (bond: Bond): Bond[] => (bond.count > 0 ? [bond] : [])
  return {
    blockers: [
      ...some({ code: 'FUTURE_BOOKING', count: ahead, link: '/mypage?when=upcoming' }),
      ...some({ code: 'WON_DRAW', count: won, link: '/mypage?when=upcoming' }),
      ...some({ code: 'TEAM_OFFICER', count: groups, link: '/mypage?view=groups' }),
      ...some({ code: 'UNPAID', count: unpaid, link: '/mypage' }),
      ...some({ code: 'BILL', count: bills, link: '/mypage?when=past' }),
      ...some({ code: 'REFUND', count: refunds, link: '/mypage?when=past' }),
    ],
    warnings: [
      ...some({ code: 'COMPANION_BOOKING', count: asCompanion, link: '/mypage?when=upcoming' }),
      ...some({ code: 'OPEN_ENTRY', count: entries, link: '/mypage/draws' }),
      ...some({ code: 'OPEN_APPEAL', count: appeals, link: '/mypage/penalties' }),
    ],
  }
}
