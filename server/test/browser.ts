import type { Call, InputOf } from '@clubhouse/contract/call'
import { Asked, requestOf } from './ask.ts'
import type { TestClub } from './club.ts'

/** A browser that keeps the cookies that it is given, and asks from our own pages. */
export function browserOf(club: () => TestClub) {
  const jar = new Map<string, string>()
  return {
    jar,
    async ask<C extends Call>(call: C, input: InputOf<C>, as?: { token: string }, headers?: Record<string, string>) {
      const request = await requestOf(call, input)
      const response = await club().app.inject({
        ...request,
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...request.headers,
          ...(as && { authorization: `Bearer ${as.token}` }),
          ...headers,
        },
      })
      for (const line of [response.headers['set-cookie'] ?? []].flat()) {
        const [pair] = line.split(';') as [string]
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      }
      return new Asked<C>(call.path, response)
    },
  }
}
