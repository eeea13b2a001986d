/** The migrated database with an empty club that test files clone. */
export const TEMPLATE = 'clubhouse_template'

/** Start time of every test club's clock, in its zone: an ordinary Wednesday. */
export const CLUB_TIME = '2026-12-02T10:00'
export const ZONE = 'Asia/Seoul'
