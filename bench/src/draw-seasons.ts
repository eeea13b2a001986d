import { parseArgs } from 'node:util'
import { behaviourTable } from './draw/behaviour.ts'
import { fairnessTable } from './draw/table.ts'
import { wishesTable } from './draw/wishes.ts'
import { table } from './table.ts'

// node bench/src/draw-seasons.ts [part of a name] [--runs=12]: how fair a season of draws is, on the product's own rules. Decision 127.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '12' } },
})
const runs = Number(values.runs)

const PARTS: Record<string, () => string[][]> = {
  table: () => fairnessTable(runs),
  wishes: () => wishesTable(1_000_000),
  behaviour: () => behaviourTable(runs),
}
for (const [name, part] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.some((asked) => name.includes(asked))) continue
  console.log(`\n${name}\n${table(part())}`)
}
