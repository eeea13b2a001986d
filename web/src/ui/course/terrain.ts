/** Seeded random numbers from 0 to 1, so that server and browser draw alike. */
export function randomFrom(seed: string): () => number {
  let state = 2166136261
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Height at a point; x and y from 0 to 1 over the drawing. */
export type Terrain = (x: number, y: number) => number

/** A slope with Gaussian hills, whose contour lines are ovals. `aspect`, width by height, keeps hills round. */
export function hills(seed: string, count: number, aspect = 1): Terrain {
  const random = randomFrom(seed)
  const [tiltX, tiltY] = [random() - 0.5, random() - 0.5]
  const bumps = Array.from({ length: count }, (_, i) => {
    const turn = random() * Math.PI
    return {
      x: random() * 1.2 - 0.1,
      y: random() * 1.2 - 0.1,
      rx: 0.2 + random() * 0.24,
      ry: 0.26 + random() * 0.34,
      cos: Math.cos(turn),
      sin: Math.sin(turn),
      height: (i % 3 === 2 ? -0.6 : 1) * (0.5 + random() * 0.6),
    }
  })
  return (x, y) => {
    let height = tiltX * x + tiltY * y
    for (const bump of bumps) {
      const [dx, dy] = [(x - bump.x) * aspect, y - bump.y]
      const along = (dx * bump.cos + dy * bump.sin) / bump.rx
      const across = (dy * bump.cos - dx * bump.sin) / bump.ry
      height += bump.height * Math.exp(-along * along - across * across)
    }
    return height
  }
}
