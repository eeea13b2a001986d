import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openDatabase } from '../../server/src/platform/database.ts'
import { bookingsOf } from '../../server/src/reservation/booking/list/sql.ts'

export interface BaselineContent {
  body: string
  type: string
  reads?: { databaseUrl: string; memberIdx: number[] }
}

// A bare server that answers every request with the given bytes: the baseline of a response's cost.
process.once('message', ({ body: base64, type, reads }: BaselineContent) => {
  process.on('message', () => process.send!((process.cpuUsage().user + process.cpuUsage().system) / 1e6))
  const body = Buffer.from(base64, 'base64')
  const read = reads && reader(reads)
  const server = createServer((_request, response) => {
    const answer = () => {
      response.writeHead(200, { 'content-type': type, 'content-length': body.length })
      response.end(body)
    }
    if (read) read().then(answer)
    else answer()
  })
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
})

function reader({ databaseUrl, memberIdx }: NonNullable<BaselineContent['reads']>) {
  const sql = openDatabase(databaseUrl)
  let asked = 0
  return () => {
    const whose = memberIdx[asked++ % memberIdx.length]!
    return bookingsOf(sql, { memberIdx: whose, when: 'upcoming', page: 1, size: 20 }, 'en')
  }
}
