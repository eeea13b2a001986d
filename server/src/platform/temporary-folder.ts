import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Machines may share a temporary folder; a process id is valid on one of them only. */
const PREFIX = `clubhouse-temporary-${hostname().replaceAll(/[^\w.]/g, '_')}-`

/** A new folder for the files of one request, which removes it. */
export function makeTemporaryFolder(parent = tmpdir()): Promise<string> {
  return mkdtemp(join(parent, `${PREFIX}${process.pid}-`))
}

/** Removes the folders of processes that ended during an upload or an export. Call it before the first request. */
export async function removeLeftFolders(parent = tmpdir()): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX))
  const left = names.filter((name) => !isRunning(Number(name.slice(PREFIX.length).split('-')[0])))
  await Promise.all(left.map((name) => rm(join(parent, name), { recursive: true, force: true }).catch(() => {})))
}

/** True for other running processes; a folder with our own id is from an earlier process. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
