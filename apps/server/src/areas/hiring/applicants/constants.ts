/** How often one application is moved in all: each move is kept, and told. */
export const movesKept = 500;
