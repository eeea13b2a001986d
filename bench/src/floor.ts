import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// A bare server that answers the bytes it is given, whatever is asked: the least that an answer can cost.
process.on('message', (content: { body: string; type: string }) => {
  const body = Buffer.from(content.body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': content.type, 'content-length': body.length })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
})
