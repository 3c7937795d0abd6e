import type { Provider } from "../../../src-shared/catalog/people.ts";

/** Small icon that tells the two providers apart at a glance: a chat bubble with eyes, a ring of colours. */
export function ProviderMark({ provider }: { readonly provider: Provider }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      {provider === "discord" ? (
        <>
          <path
            d="M7 5h18a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4h-8l-7 5v-5H7a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Z"
            fill="#5865f2"
          />
          <ellipse cx="12" cy="14.500" rx="2.400" ry="3" fill="#fff" />
          <ellipse cx="20" cy="14.500" rx="2.400" ry="3" fill="#fff" />
        </>
      ) : (
        <g fill="none" strokeWidth="5.500">
          <path d="M25.500 8.500A12 12 0 0 0 6 10" stroke="#ea4335" />
          <path d="M6 10a12 12 0 0 0 0 12" stroke="#fbbc04" />
          <path d="M6 22a12 12 0 0 0 18.500 2.500" stroke="#34a853" />
          <path d="M24.500 24.500A12 12 0 0 0 28 16H16" stroke="#4285f4" />
        </g>
      )}
    </svg>
  );
}
