/**
 * What a table holds under a key that a caller chose; undefined for any other key. An index alone would also find what
 * every object inherits, such as `constructor`.
 */
export function lookup<V>(table: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
