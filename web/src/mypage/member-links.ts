/** The pages of a member, what they are called, and how they are drawn. */
export const MEMBER_LINKS = [
  ['/mypage/today', 'check-in.TODAY', 'calendar'],
  [
    '/mypage/companions',
    'companion.TITLE',
    {
      path: 'M9 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM2.500 19c.600-3.300 3-5 6.500-5s5.900 1.700 6.500 5M16 5.200a3.500 3.500 0 0 1 0 6.600M18 14.500c2 .800 3.200 2.300 3.500 4.500',
    },
  ],
  ['/mypage/standby', 'mypage.STANDBY_MINE', { path: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.500V12l3 2' }],
  [
    '/mypage/draws',
    'mypage.DRAWS_MINE',
    { path: 'M5 5h14v14H5V5ZM9 9v.010M15 9v.010M12 12v.010M9 15v.010M15 15v.010' },
  ],
  ['/mypage?view=groups', 'tee-times.GROUPS', { path: 'M7 21V4l10 3.500L7 11M4 21h8' }],
  ['/mypage/coupons', 'coupon.MINE', { path: 'M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4V7ZM14 7v10' }],
  ['/mypage/penalties', 'mypage.PENALTIES_MINE', { path: 'M12 4l9 15.500H3L12 4ZM12 10v4M12 16.500v.010' }],
  ['/mypage?view=cs', 'inquiry.TITLE', 'mail'],
  ['/mypage?view=lost', 'lost-report.TITLE', 'search'],
  [
    '/mypage?view=feats',
    'feat.TITLE',
    {
      path: 'M8 4h8v5a4 4 0 0 1-8 0V4ZM8 6H4.500A3.500 3.500 0 0 0 8 9.500M16 6h3.500A3.500 3.500 0 0 1 16 9.500M12 13v7M8 20h8',
    },
  ],
  ['/mypage/myinfo', 'mypage.MY_INFO', 'person'],
] as const
