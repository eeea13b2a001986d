/** The migrated database with an empty club that test files clone. */
export const TEMPLATE = 'clubhouse_template'
