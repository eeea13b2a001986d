import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

// A push service in a thread of its own, which takes every notification after the milliseconds that a real one needs, and
// keeps none. Posts its port, and at any message how many there were.
let taken = 0
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () =>
    setTimeout(() => {
      taken++
      response.writeHead(201).end()
    }, workerData.answersInMs),
  )
})
server.listen(0, '127.0.0.1', () => parentPort!.postMessage((server.address() as AddressInfo).port))
parentPort!.on('message', () => {
  parentPort!.postMessage(taken)
  taken = 0
})
