import type { Context } from '../../platform/context.ts'

/** What is hashed of a PIN: without this deployment's secret a copy of the database could be searched for six digits. */
export const secretOf = ({ seal }: Pick<Context, 'seal'>, adminIdx: number, pin: string): string =>
  seal.sign(`PIN of the manager ${adminIdx}: ${pin}`)
