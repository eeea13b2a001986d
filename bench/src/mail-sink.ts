import type { AddressInfo } from 'node:net'
import { parentPort } from 'node:worker_threads'
import { SMTPServer } from 'smtp-server'

// A mail server in a thread of its own, which takes every email and keeps none. Posts its port, and at any message how
// many emails and connections there were.
let emails = 0
let connections = 0
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onConnect: (_session, done) => {
    connections++
    done()
  },
  onData: (stream, _session, done) => {
    stream.resume()
    stream.on('end', () => {
      emails++
      done()
    })
  },
})
server.listen(0, '127.0.0.1', () => parentPort!.postMessage((server.server.address() as AddressInfo).port))
parentPort!.on('message', () => {
  parentPort!.postMessage({ emails, connections })
  emails = 0
  connections = 0
})
