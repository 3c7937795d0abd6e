export { default } from "./hostSession.tsx";
