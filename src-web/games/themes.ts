/**
 * Every game's colours: `games/<game>/theme.css`. Import it where `data-theme` is set outside of a room,
 * or import `registry.ts`, which does.
 */
import.meta.glob("./*/theme.css", { eager: true });
