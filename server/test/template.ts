/** The migrated database with an empty club that test files clone. */
export const TEMPLATE = 'clubhouse_template'

/** The time at which the clock of every test club starts, in the club's zone: a Wednesday without anything special. */
export const CLUB_TIME = '2026-12-02T10:00'
export const ZONE = 'Asia/Seoul'
