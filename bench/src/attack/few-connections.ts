import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../../server/src/platform/database.ts'
import { openEmbeddedDatabase } from '../../../server/src/platform/embedded-database.ts'
import { startProduct } from '../chaos/product.ts'
import { freePorts } from '../free-ports.ts'
import { ask, logIn } from './ask.ts'
import type { Row } from './row.ts'
import { tried } from './tried.ts'

const CONNECTIONS = 10
/** superuser_reserved_connections of PostgreSQL by default. */
const RESERVED = 3
const READS = 600
const SAMPLE_MS = 100

export async function fewConnections(dataDir: string): Promise<Row> {
  const database = await openEmbeddedDatabase(dataDir, [`max_connections=${CONNECTIONS}`])
  const [port] = (await freePorts(1)) as [number]
  const product = await startProduct(port, dataDir, 2, { DATABASE_URL: database.url() })
  const sql = openDatabase(database.url(), 2)
  try {
    return await tried(product, `${READS} reads on a database with ${CONNECTIONS} connections`, async () => {
      const headers = { authorization: `Bearer ${await logIn(product, 'member4')}` }
      let [most, isOver] = [0, false]
      const samples = (async () => {
        while (!isOver) {
          const [row] = await sql<[{ count: number }]>`
            select count(*) from pg_stat_activity where usesysid is not null and datid is not null and pid <> pg_backend_pid()`
          most = Math.max(most, row.count)
          await wait(SAMPLE_MS)
        }
      })()
      const faults: string[] = []
      const paths = ['/hp/api/info', '/hp/api/my-reservation/bookings/1', '/hp/api/info/messages']
      const answers = await Promise.all(
        Array.from({ length: READS }, (_, i) => ask(product, paths[i % paths.length]!, { headers })),
      )
      isOver = true
      await samples
      for (const { status } of answers) if (status >= 500) faults.push(`a read was answered ${status}`)
      if (most > CONNECTIONS - RESERVED) faults.push(`${most} connections were open`)
      const processes = `${product.workers().length} of 2 processes serve`
      return { sent: READS, answered: answers.length, faults, detail: `${processes}, ${most} connections at most` }
    })
  } finally {
    await sql.end({ timeout: 1 })
    await product.stop()
    await database.stop()
  }
}
