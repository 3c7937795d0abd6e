/**
 * The colours of every game: `games/<game>/theme.css`. Import this file where `data-theme` is set outside of
 * a room, or import `registry.ts`, which does.
 */
import.meta.glob("./*/theme.css", { eager: true });
