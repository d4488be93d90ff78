export const companiesOnWall = 12;
