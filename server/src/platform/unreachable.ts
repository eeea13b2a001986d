import { LEAST } from './connection-share.ts'

export const tooFew = (free: number) =>
  `DATABASE_URL: the server has ${free} free connections; Clubhouse needs at least ${LEAST}. Raise max_connections or stop other programs.`

/** Why the database of this address cannot be used, as one line for the console. */
export function unreachable(url: string, error: Error & { code?: string }): string {
  const { hostname, port, pathname, username } = new URL(url)
  const where = `${hostname}:${port || 5432}`
  const name = pathname.slice(1)
  if (error.code === '28P01' || error.code === '28000')
    return `DATABASE_URL: ${where} does not accept the user ${username} and its password.`
  if (error.code === '42501')
    return `DATABASE_URL: the user ${username} may not create the database ${name} on ${where}. Create it first.`
  if (error.code === '3D000') return `DATABASE_URL: ${where} has no database ${name}.`
  if (error.code === '53300') return tooFew(0)
  return `DATABASE_URL: cannot reach PostgreSQL at ${where} (${error.code ?? error.message}).`
}
