import type { OwnClub } from './fields.ts'

/** What the terminal shows once; nothing else stores or prints the password. */
export const saidAfter = ({ code, name, managerId }: OwnClub, password: string): string => `
Created the club ${name} (${code}). Its site is not open yet.

  ID        ${managerId}
  Password  ${password}

The password is shown only now. You choose your own at the first login.
Next: npm start, then open /ishm and follow the checklist.`
