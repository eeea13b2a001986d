import { reference } from '../src/platform/settings.ts'

const [BEGIN, END] = ['<!-- settings: npm run settings writes this table -->', '<!-- end of settings -->']

/** The text of README.md with the settings as they are now. */
export function withReference(text: string): string {
  const begin = text.indexOf(BEGIN)
  const end = text.indexOf(END)
  if (begin < 0 || end < begin) throw new Error('README.md has no place for the settings')
  return `${text.slice(0, begin + BEGIN.length)}\n\n${reference()}\n\n${text.slice(end)}`
}
