/** What the login form remembers; never the password. */
export interface LoginMemory {
  code: string
  id: string
  chk: boolean
}

const KEY = 'login'

export function rememberLogin(memory: LoginMemory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory))
  } catch {
    // The form is empty next time.
  }
}

export function recallLogin(): LoginMemory | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}
