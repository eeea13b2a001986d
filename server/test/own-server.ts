import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../src/app.ts'
import { jobContext } from '../src/job/context.ts'
import type { Context } from '../src/platform/context.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../src/platform/embedded-database.ts'
import { openPlatform, type Platform } from '../src/platform/platform.ts'
import { TestClub } from './club.ts'
import { makeClub } from './database.ts'

export interface OwnServer {
  /** Its data folder. */
  folder: string
  database: EmbeddedDatabase
  /** The product on an empty club in it. */
  club: TestClub
  /** The product once more, with limits as short as a test needs. @param url instead of that of the server */
  beside(silenceMs: number, url?: string): Promise<Beside>
  end(): Promise<void>
}

export interface Beside {
  platform: Platform
  app: FastifyInstance
  end(): Promise<void>
}

/** A PostgreSQL of a test's own, which it may crash, with a club. */
export async function openOwnServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-own-'))
  const database = await openEmbeddedDatabase(folder, ['fsync=off'])
  await makeClub(database.url(), folder)
  const club = await TestClub.on(database.url(), { settings: { SESSION_SECRET: 'x'.repeat(32), DATA_DIR: folder } })
  return {
    folder,
    database,
    club,
    beside: async (silenceMs, url = database.url()) => {
      const platform = await openPlatform(club.platform.config, url, club.platform.log, 8, silenceMs)
      const app = await createApp(platform)
      await app.ready()
      return {
        platform,
        app,
        end: async () => {
          platform.drain()
          await app.close()
          await platform.close()
        },
      }
    },
    end: async () => {
      await club.end()
      await database.stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As background work has it. */
export const contextOf = (platform: Platform): Context => jobContext(platform, 'test')
