import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UploadedFile } from '../platform/context.ts'

export type Put = (name: string, mime: string, bytes: Buffer) => Promise<UploadedFile>

/** Lends a folder for files that the product's services take as uploads, and removes it. */
export async function sendingFiles(use: (put: Put) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'clubhouse-seed-'))
  let n = 0
  try {
    await use(async (name, mime, bytes) => {
      const path = join(folder, String(n++))
      await writeFile(path, bytes)
      return { name, mime, size: bytes.length, path }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A table as spreadsheets read it; the mark in front says that its letters are UTF-8. */
export const csv = (lines: readonly (readonly (string | number)[])[]): Buffer =>
  Buffer.from(`\ufeff${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`)
