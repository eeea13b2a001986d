import { createInterface } from 'node:readline/promises'
import type { Ask } from './answers.ts'

/** Lends a question to the person at the terminal; there is none where the input is a file or a pipe. */
export async function withTerminal<T>(use: (ask: Ask) => Promise<T>): Promise<T> {
  if (!process.stdin.isTTY) return use(undefined)
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await use((question) => lines.question(question))
  } finally {
    lines.close()
  }
}
