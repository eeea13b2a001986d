import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('each worker answers for all of them, with a label for each', () => {
  const printed = execFileSync(process.execPath, [join(import.meta.dirname, '../../test/workers/count.ts')], {
    encoding: 'utf8',
  })
  const answers = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { by: number; text: string })
  expect(answers.map(({ by }) => by).sort()).toEqual([1, 2])
  for (const { text } of answers)
    expect(
      text
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
        .sort(),
    ).toEqual([
      'counted{route="/",worker="1"} 10',
      'counted{route="/",worker="2"} 20',
      'running{worker="1"} 1',
      'running{worker="2"} 2',
    ])
})
