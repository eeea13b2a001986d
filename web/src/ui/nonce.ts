import { createContext } from 'react'

/** What lets this page's own scripts and styles through its content security policy. */
export const NonceContext = createContext('')
