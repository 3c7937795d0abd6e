export { JoinPrompt as default } from "../../site/join/JoinPrompt.tsx";
