/**
 * The jobs whose hearts the first script has filled: the script of the page begins with them. A list of its own, because
 * it is made before there is any store.
 */
export const paintedLikes: string[] = [];
