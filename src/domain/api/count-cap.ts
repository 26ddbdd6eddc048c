/** Where counting stops: a number of so many says "so many or more". */
export const COUNT_CAP = 1000;
