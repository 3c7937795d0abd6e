export { default } from "./playerSession.tsx";
