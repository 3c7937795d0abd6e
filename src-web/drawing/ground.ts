/** The paper everything is drawn on: light grey (specification, section 9). */
export const GROUND = "#e6e6ea";
