import { createContext } from 'react'

/** The nonce of the page's own scripts and styles. */
export const NonceContext = createContext('')
