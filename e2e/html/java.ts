import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The path of a working Java for the HTML validator. Installs Debian's where root can. @throws when there is none */
export function ensureJava(): string {
  const found = findJava()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No Java found: installing Debian’s (apt-get install default-jre-headless) …')
    const options = { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    try {
      execFileSync('apt-get', ['update'], options)
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'default-jre-headless'], options)
    } catch {}
    const installed = findJava()
    if (installed) return installed
  }
  throw new Error('No Java found. Install a Java 11 or newer, such as OpenJDK, and put it on PATH or set JAVA_HOME.')
}

/** macOS has a `java` stub, so it must run to count. */
function findJava(): string | undefined {
  const home = process.env.JAVA_HOME
  const candidates = home ? [join(home, 'bin/java'), 'java'] : ['java']
  return candidates.find((java) => spawnSync(java, ['-version']).status === 0)
}
