interface Bond {
  code: string
  count: number
  link: string
}

/** What binds a member to the club, and what one should know before leaving. Source: calls, section 1.8. */
export function bonds({ ahead, asCompanion }: { ahead: number; asCompanion: number }) {
  const some = (bond: Bond): Bond[] => (bond.count > 0 ? [bond] : [])
  return {
    blockers: some({ code: 'FUTURE_BOOKING', count: ahead, link: '/mypage?when=upcoming' }),
    warnings: some({ code: 'COMPANION_BOOKING', count: asCompanion, link: '/mypage?when=upcoming' }),
  }
}
