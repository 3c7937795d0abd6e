/** Width and height of a picture, px. */
export const W = 1000;
export const H = 750;
