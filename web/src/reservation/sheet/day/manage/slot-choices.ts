export const HOLES = ['9', '18', '27'] as const
export const MODES = ['EXCLUSIVE', 'SHARED'] as const
export const PLAYERS = ['1', '2', '3', '4'] as const
