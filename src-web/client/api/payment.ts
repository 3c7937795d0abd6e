import type { PaymentRequest } from "../../../src-shared/api/payment.ts";
import type { Currency, SandboxAction } from "../../../src-shared/catalog/plans.ts";
import { call } from "./call.ts";

export const fetchCosts = (currency: Currency) =>
  call("GET /payment/costs", { query: { currency } });

/** Begin a checkout; the buyer goes to `url`. With `gameCode` that room is notified. */
export const createPayment = (payment: PaymentRequest) =>
  call("POST /payment/createPayment", { body: payment });

export const fetchCheckout = (sessionId: string) =>
  call("GET /payment/sessionStatus", { query: { session_id: sessionId } });

/** Press a button of the page that stands in for a payment provider. */
export const playSandbox = (sessionId: string, action: SandboxAction) =>
  call("POST /payment/sandbox/:sessionId", { params: { sessionId }, body: { action } });

export const cancelSubscription = () => call("POST /payment/cancelSubscription");
export const resumeSubscription = () => call("POST /payment/resumeSubscription");

export const fetchPayments = (userId: string) =>
  call("GET /userProfile/:userId/payments", { params: { userId } });

export const fetchReceipt = (userId: string, paymentId: string) =>
  call("GET /userProfile/:userId/payments/:paymentId", { params: { userId, paymentId } });
