export { default } from "../phone/PlayerSession.tsx";
