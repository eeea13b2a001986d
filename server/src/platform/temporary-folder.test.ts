import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTemporaryFolder, removeLeftFolders } from './temporary-folder.ts'

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'folders-'))
})
afterAll(() => rm(parent, { recursive: true }))

it('removes what an ended process left, and nothing else', async () => {
  const ours = basename(await makeTemporaryFolder(parent))
  const named = (pid: number) => ours.replace(`-${process.pid}-`, `-${pid}-`)
  const ended = spawnSync(process.execPath, ['--version']).pid
  const others = [named(process.ppid), 'clubhouse-temporary-other_machine-1-abcdef', 'clubhouse-temporary-x', 'photos']
  for (const name of [named(ended), ...others]) {
    await mkdir(join(parent, name), { recursive: true })
    await writeFile(join(parent, name, '0'), 'x')
  }
  await removeLeftFolders(parent)
  expect((await readdir(parent)).sort()).toEqual(others.sort())
})
