import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../server/src/platform/database.ts'
import { databaseUrl, type Product, startProduct } from './chaos/product.ts'
import { freePorts } from './free-ports.ts'
import { addDays, FREE, openTo, type Person } from './people.ts'

const DAYS_OPEN = 2_000
const FIRST_DAY = 100

/** A started product with a database that parts of a measurement fill. */
export class Field {
  readonly dataDir: string
  readonly port: number
  product: Product
  sql: Database
  /** Days that no part has used begin here, counted from today. */
  nextDay = FIRST_DAY

  private constructor(dataDir: string, port: number, product: Product) {
    this.dataDir = dataDir
    this.port = port
    this.product = product
    this.sql = openDatabase(this.url, 2)
  }

  static async open(workers: number): Promise<Field> {
    const dataDir = mkdtempSync(join(tmpdir(), 'clubhouse-bench-'))
    const [port] = (await freePorts(1)) as [number]
    const field = new Field(dataDir, port, await startProduct(port, dataDir, workers))
    await openTo(field.sql, FREE, DAYS_OPEN, '00:00', null)
    return field
  }

  get url(): string {
    return databaseUrl(this.dataDir)!
  }

  /** The date of a day that no part has used, and its tee times. */
  async day(perDay: number): Promise<{ date: string; slots: number[] }> {
    const [{ date }] = await this.sql<[{ date: string }]>`
      select (current_club_date() + ${this.nextDay++}::int)::date as date`
    const [slots] = await addDays(this.sql, date, 1, perDay)
    return { date, slots: slots! }
  }

  async days(count: number, perDay: number): Promise<number[][]> {
    const days: number[][] = []
    while (days.length < count) days.push((await this.day(perDay)).slots)
    return days
  }

  /** @param settings more environment variables, until the next restart */
  async restart(workers: number, settings: Record<string, string> = {}): Promise<void> {
    await this.sql.end({ timeout: 1 })
    await this.product.stop()
    this.product = await startProduct(this.port, this.dataDir, workers, settings)
    this.sql = openDatabase(this.url, 2)
  }

  async close(): Promise<void> {
    await this.sql.end({ timeout: 1 })
    await this.product.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}

export const paired = (people: Person[], slots: number[]) =>
  people.map((person, i): [Person, number] => [person, slots[i]!])
