import type { Checks } from '../../../ui/form/form-options'

const OF_HOLE: readonly unknown[] = ['HOLE_IN_ONE', 'ALBATROSS', 'EAGLE']

/** What the server refuses, said before. */
export const CHECKS: Checks = {
  hole: ({ kind, hole }) => (OF_HOLE.includes(kind) && !String(hole).trim() ? 'hof-edit.HOLE_MISSING' : undefined),
  playerName: ({ playerName, memberIdx }) =>
    String(playerName).trim() || memberIdx ? undefined : 'hof-edit.PLAYER_MISSING',
  publish: ({ publish, state }) => (state === 'PUBLISHED' && !publish ? 'hof-edit.PUBLISH_MISSING' : undefined),
}
