let loading: Promise<typeof import('sharp')['default']> | undefined

/** Loaded with the first picture: a start waits for no code that it may not need. */
export function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Leaves processor time for other requests.
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loading
}
