import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../platform/config.ts'
import { openEmbeddedDatabase } from '../platform/embedded-database.ts'
import { syncFolder } from './archive-writer.ts'

const ROOM = 'restoring'
const PID = 'pid'
/** Whatever a new disk brings. */
const IGNORED = ['lost+found']
/** Its presence makes a club, so it comes last. */
const LAST = 'postgres'

/** @throws StartError when the folder has anything in it but what an interrupted restore left */
export async function refuseFullFolder(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new StartError(`The data folder ${dataDir} cannot be used (${error.code}). Set DATA_DIR to another.`)
  })
  const found = names.filter((name) => ![...IGNORED, ROOM].includes(name)).sort()
  if (found.length > 0)
    throw new StartError(
      `${dataDir} is not empty (${found.slice(0, 5).join(', ')}). A club is restored into an empty folder: set DATA_DIR to another. Nothing was changed.`,
    )
  const pid = Number(await readFile(join(dataDir, ROOM, PID), 'utf8').catch(() => ''))
  if (pid && isRunning(pid))
    throw new StartError(
      `Another restore into ${dataDir} is running (process ${pid}). If it is not, remove ${ROOM} in it.`,
    )
}

/** A folder in the data folder in which a club is made; the data folder has the club only when all of it is done. */
export class Room {
  readonly folder: string
  readonly #dataDir: string
  readonly #isNew: boolean
  readonly #moved: string[] = []

  private constructor(dataDir: string, isNew: boolean) {
    this.#dataDir = dataDir
    this.#isNew = isNew
    this.folder = join(dataDir, ROOM)
  }

  static async make(dataDir: string): Promise<Room> {
    const room = new Room(dataDir, !existsSync(dataDir))
    await mkdir(dataDir, { recursive: true, mode: 0o755 })
    // Root starts the database as another user, which needs to traverse the folder.
    if (process.getuid?.() === 0) await chmod(dataDir, (await stat(dataDir)).mode | 0o111)
    await room.#clear()
    await mkdir(room.folder, { mode: 0o755 })
    await writeFile(join(room.folder, PID), String(process.pid))
    return room
  }

  /** Everything becomes part of the data folder. */
  async moveOut(): Promise<void> {
    await rm(join(this.folder, PID))
    const names = (await readdir(this.folder)).sort((a, b) => Number(a === LAST) - Number(b === LAST))
    for (const name of names) {
      await rename(join(this.folder, name), join(this.#dataDir, name))
      this.#moved.push(name)
    }
    await rmdir(this.folder)
    await syncFolder(this.#dataDir)
  }

  /** Leaves the data folder as it was. */
  async undo(): Promise<void> {
    for (const name of this.#moved) await rm(join(this.#dataDir, name), { recursive: true, force: true })
    await this.#clear()
    if (this.#isNew) await rmdir(this.#dataDir).catch(() => {})
  }

  async #clear(): Promise<void> {
    // A killed restore leaves its database running.
    if (existsSync(join(this.folder, 'postgres', 'postmaster.pid')))
      await (await openEmbeddedDatabase(this.folder)).stop('immediate')
    await rm(this.folder, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
