/** The oldest supported major version of PostgreSQL. */
export const OLDEST_POSTGRES = 15

/** Why this server cannot be used. @param versionNum its `server_version_num`, such as 150020 for 15.20 */
export function refusedVersion(versionNum: number): string | undefined {
  const major = Math.floor(versionNum / 10_000)
  if (major >= OLDEST_POSTGRES) return undefined
  return `the server is PostgreSQL ${major}.${versionNum % 10_000}; Clubhouse needs PostgreSQL ${OLDEST_POSTGRES} or newer`
}
