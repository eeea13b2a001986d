import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Machines may share a temporary folder, and a process number means something on one of them only. */
const PREFIX = `clubhouse-upload-${hostname().replaceAll(/[^\w.]/g, '_')}-`

/** Makes the folder of one upload. Its name tells which process it belongs to. */
export function makeUploadFolder(parent = tmpdir()): Promise<string> {
  return mkdtemp(join(parent, `${PREFIX}${process.pid}-`))
}

/** Removes the folders of processes that ended in the middle of an upload. To be called before the first upload. */
export async function removeLeftUploads(parent = tmpdir()): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX))
  const left = names.filter((name) => !isRunning(Number(name.slice(PREFIX.length).split('-')[0])))
  await Promise.all(left.map((name) => rm(join(parent, name), { recursive: true, force: true }).catch(() => {})))
}

/** True for other processes that run; a folder with our own number is from an earlier process with that number. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
