import '@mantine/core/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { NonceContext } from '../ui/nonce'
import { theme, themeStyles } from '../ui/theme'
import { queryClient } from './query-client'

/** What pages of members and managers stand in: the kit of parts, and the answers read so far. */
export function Kit({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  return (
    <QueryClientProvider client={queryClient()}>
      <style href="kit" precedence="low" nonce={nonce}>
        {themeStyles}
      </style>
      <MantineProvider
        theme={theme}
        withCssVariables={false}
        withGlobalClasses={false}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
      >
        {children}
      </MantineProvider>
    </QueryClientProvider>
  )
}
