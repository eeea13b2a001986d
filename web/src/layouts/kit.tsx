import '@mantine/core/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { queryClient } from '../api/query-client'
import { NonceContext } from '../ui/nonce'
import { cssVariablesResolver, theme } from '../ui/theme'

/** What pages of members and managers stand in: the kit of parts, and the answers read so far. */
export function Kit({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  return (
    <QueryClientProvider client={queryClient()}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
      >
        {children}
      </MantineProvider>
    </QueryClientProvider>
  )
}
