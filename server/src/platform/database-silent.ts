/** The database does not answer; `isDatabaseAway` recognises it by its code. */
export class DatabaseSilent extends Error {
  readonly code = 'DATABASE_SLOW'
  readonly status = 503
  constructor() {
    super('the database does not answer')
  }
}
