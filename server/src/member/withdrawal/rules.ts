import type { BondCode } from '@clubhouse/contract/member/withdrawal'

interface Bond {
  code: BondCode
  count: number
  link: string
}

/** Reasons that prevent closing an account, and warnings. Source: docs/rules.md, Accounts. */
export function bonds({ ahead, asCompanion, unpaid }: { ahead: number; asCompanion: number; unpaid: number }) {
  const some = (bond: Bond): Bond[] => (bond.count > 0 ? [bond] : [])
  return {
    blockers: [
      ...some({ code: 'FUTURE_BOOKING', count: ahead, link: '/mypage?when=upcoming' }),
      ...some({ code: 'UNPAID', count: unpaid, link: '/mypage' }),
    ],
    warnings: some({ code: 'COMPANION_BOOKING', count: asCompanion, link: '/mypage?when=upcoming' }),
  }
}
