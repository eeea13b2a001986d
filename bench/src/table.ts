export function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)))
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd()
  const [heading, ...body] = rows
  return [line(heading!), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n')
}
