/** The task that does what is due of a draw. */
export const ADVANCE_DRAW = 'advance-draw'
