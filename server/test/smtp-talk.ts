import { connect } from 'node:net'

export async function dial(port: number) {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  let ended = false
  let failure: Error | undefined
  let wake = () => {}
  socket.on('data', (chunk) => {
    heard += chunk
    wake()
  })
  for (const event of ['end', 'close'] as const)
    socket.on(event, () => {
      ended = true
      wake()
    })
  socket.on('error', (error) => {
    failure = error
  })
  /** The code of the next answer; undefined after a disconnect. */
  const answer = async (): Promise<number | undefined> => {
    for (;;) {
      const found = /^(?:\d{3}-.*\r\n)*(\d{3}) .*\r\n/.exec(heard)
      if (found) {
        heard = heard.slice(found[0].length)
        return Number(found[1])
      }
      if (failure) throw new Error((failure as NodeJS.ErrnoException).code)
      if (ended) return undefined
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  const end = () =>
    new Promise<void>((resolve) => (socket.destroyed ? resolve() : socket.once('close', () => resolve()).destroy()))
  return { greeting: await answer(), say: (line: string) => socket.write(`${line}\r\n`), answer, end }
}

/** Sends lines, each after the answer to the last one. @returns the codes until a disconnect */
export async function talkTo(port: number, lines: string[]): Promise<number[]> {
  const { greeting, say, answer, end } = await dial(port)
  const answers = [greeting!]
  for (const line of lines) {
    say(line)
    const next = await answer()
    if (next === undefined) break
    answers.push(next)
  }
  await end()
  return answers
}
