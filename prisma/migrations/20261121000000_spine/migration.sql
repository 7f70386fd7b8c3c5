-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Department" AS ENUM ('ARTIGAS', 'CANELONES', 'CERRO_LARGO', 'COLONIA', 'DURAZNO', 'FLORES', 'FLORIDA', 'LAVALLEJA', 'MALDONADO', 'MONTEVIDEO', 'PAYSANDU', 'RIO_NEGRO', 'RIVERA', 'ROCHA', 'SALTO', 'SAN_JOSE', 'SORIANO', 'TACUAREMBO', 'TREINTA_Y_TRES');

-- CreateEnum
CREATE TYPE "AccountKind" AS ENUM ('BUYER', 'PROVIDER');

-- CreateEnum
CREATE TYPE "BuyerType" AS ENUM ('CONSUMER', 'WORKSHOP');

-- CreateEnum
CREATE TYPE "ProviderStatus" AS ENUM ('PENDING', 'APPROVED', 'REJECTED');

-- CreateEnum
CREATE TYPE "OfferState" AS ENUM ('PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'EXPIRED');

-- CreateEnum
CREATE TYPE "PartCondition" AS ENUM ('NEW', 'USED', 'REMANUFACTURED');

-- CreateEnum
CREATE TYPE "DeliveryTime" AS ENUM ('IMMEDIATE', 'DAYS_1_3', 'WEEKS_1_2', 'OVER_2_WEEKS');

-- CreateEnum
CREATE TYPE "OrderState" AS ENUM ('PAID', 'SHIPPED', 'RECEIVED', 'RELEASED', 'CANCELED');

-- CreateEnum
CREATE TYPE "PaymentPlan" AS ENUM ('DEPOSIT', 'FULL');

-- CreateEnum
CREATE TYPE "GatewayId" AS ENUM ('STRIPE');

-- CreateEnum
CREATE TYPE "CheckoutState" AS ENUM ('STARTING', 'OPEN', 'PROCESSING', 'PAID', 'FAILED', 'EXPIRED');

-- CreateEnum
CREATE TYPE "PaymentState" AS ENUM ('CAPTURED', 'REFUNDING', 'REFUNDED');

-- CreateEnum
CREATE TYPE "RefundState" AS ENUM ('REQUESTED', 'SUCCEEDED', 'FAILED');

-- CreateEnum
CREATE TYPE "LedgerKind" AS ENUM ('CHARGE', 'GATEWAY_FEE', 'RELEASE', 'REFUND', 'CANCELLATION_FEE', 'PAYOUT');

-- CreateEnum
CREATE TYPE "LedgerAccount" AS ENUM ('GATEWAY', 'HELD', 'PROVIDER_PAYABLE', 'COMMISSION_REVENUE', 'CANCELLATION_FEE_REVENUE', 'GATEWAY_FEE_EXPENSE', 'BANK');

-- CreateEnum
CREATE TYPE "RequestOrigin" AS ENUM ('FORM', 'ASSISTANT', 'WHATSAPP');

-- CreateEnum
CREATE TYPE "PartRequestState" AS ENUM ('OPEN', 'ANSWERED', 'AWARDED', 'CLOSED', 'CANCELED', 'EXPIRED');

-- CreateEnum
CREATE TYPE "Urgency" AS ENUM ('LOW', 'MEDIUM', 'HIGH', 'URGENT');

-- CreateEnum
CREATE TYPE "WantedCondition" AS ENUM ('NEW', 'USED', 'ANY');

-- CreateEnum
CREATE TYPE "PartCategory" AS ENUM ('BRAKES', 'FILTERS', 'SUSPENSION', 'STEERING', 'LIGHTS', 'ENGINE', 'ELECTRICAL', 'BODY', 'ACCESSORIES', 'TYRES', 'EXHAUST', 'COOLING', 'OTHER');

-- CreateEnum
CREATE TYPE "FileKind" AS ENUM ('IMAGE', 'VIDEO');

-- CreateEnum
CREATE TYPE "UploadState" AS ENUM ('PENDING', 'READY', 'REJECTED');

-- CreateTable
CREATE TABLE "Account" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "kind" "AccountKind" NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "department" "Department" NOT NULL,
    "termsVersion" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BuyerProfile" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "type" "BuyerType" NOT NULL,
    "rut" TEXT,
    "address" TEXT,

    CONSTRAINT "BuyerProfile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProviderProfile" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "companyName" TEXT NOT NULL,
    "rut" TEXT,
    "address" TEXT,
    "services" TEXT NOT NULL,
    "status" "ProviderStatus" NOT NULL DEFAULT 'PENDING',
    "decidedAt" TIMESTAMPTZ(3),
    "decisionReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProviderProfile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "accountId" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Registration" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "kind" "AccountKind" NOT NULL,
    "profile" JSONB NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Registration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactView" (
    "id" UUID NOT NULL,
    "viewerId" UUID NOT NULL,
    "subjectId" UUID NOT NULL,
    "orderId" UUID,
    "purpose" TEXT NOT NULL,
    "viewedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ContactView_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Conversation" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Message" (
    "id" UUID NOT NULL,
    "conversationId" UUID NOT NULL,
    "senderId" UUID NOT NULL,
    "clientKey" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Offer" (
    "id" UUID NOT NULL,
    "requestId" UUID NOT NULL,
    "providerId" UUID NOT NULL,
    "state" "OfferState" NOT NULL DEFAULT 'PENDING',
    "currentVersionId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Offer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OfferVersion" (
    "id" UUID NOT NULL,
    "offerId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "totalCentesimos" INTEGER NOT NULL,
    "deliveryTime" "DeliveryTime" NOT NULL,
    "warrantyDays" INTEGER NOT NULL,
    "validUntil" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OfferVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OfferLine" (
    "id" UUID NOT NULL,
    "versionId" UUID NOT NULL,
    "requestedPartId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "priceCentesimos" INTEGER NOT NULL,
    "condition" "PartCondition" NOT NULL,
    "deliveryTime" "DeliveryTime" NOT NULL,
    "validUntil" TIMESTAMPTZ(3) NOT NULL,
    "warrantyDays" INTEGER,
    "description" TEXT,

    CONSTRAINT "OfferLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Order" (
    "id" UUID NOT NULL,
    "offerId" UUID NOT NULL,
    "offerVersionId" UUID NOT NULL,
    "requestId" UUID NOT NULL,
    "buyerId" UUID NOT NULL,
    "providerId" UUID NOT NULL,
    "state" "OrderState" NOT NULL DEFAULT 'PAID',
    "plan" "PaymentPlan" NOT NULL,
    "totalCentesimos" INTEGER NOT NULL,
    "paidCentesimos" INTEGER NOT NULL,
    "shippingNote" TEXT,
    "cancelReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderLine" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "requestedPartId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "condition" "PartCondition" NOT NULL,
    "priceCentesimos" INTEGER NOT NULL,
    "commissionBps" INTEGER NOT NULL,
    "commissionCentesimos" INTEGER NOT NULL,
    "deliveryTime" "DeliveryTime" NOT NULL,
    "warrantyDays" INTEGER,

    CONSTRAINT "OrderLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StateChange" (
    "id" UUID NOT NULL,
    "machine" TEXT NOT NULL,
    "subjectId" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "fromState" TEXT NOT NULL,
    "toState" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "accountId" UUID,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StateChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Checkout" (
    "id" UUID NOT NULL,
    "offerVersionId" UUID NOT NULL,
    "buyerId" UUID NOT NULL,
    "plan" "PaymentPlan" NOT NULL,
    "amountCentesimos" INTEGER NOT NULL,
    "gateway" "GatewayId" NOT NULL,
    "gatewayRef" TEXT,
    "url" TEXT,
    "state" "CheckoutState" NOT NULL DEFAULT 'STARTING',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Checkout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" UUID NOT NULL,
    "checkoutId" UUID NOT NULL,
    "orderId" UUID,
    "gateway" "GatewayId" NOT NULL,
    "gatewayRef" TEXT NOT NULL,
    "amountCentesimos" INTEGER NOT NULL,
    "state" "PaymentState" NOT NULL DEFAULT 'CAPTURED',
    "paidAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Refund" (
    "id" UUID NOT NULL,
    "paymentId" UUID NOT NULL,
    "amountCentesimos" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "state" "RefundState" NOT NULL DEFAULT 'REQUESTED',
    "gatewayRef" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "settledAt" TIMESTAMPTZ(3),

    CONSTRAINT "Refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookReceipt" (
    "id" UUID NOT NULL,
    "vendor" TEXT NOT NULL,
    "eventId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WebhookReceipt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerTransaction" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "kind" "LedgerKind" NOT NULL,
    "orderId" UUID,
    "paymentId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LedgerTransaction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerEntry" (
    "id" UUID NOT NULL,
    "transactionId" UUID NOT NULL,
    "account" "LedgerAccount" NOT NULL,
    "providerId" UUID,
    "amountCentesimos" INTEGER NOT NULL,

    CONSTRAINT "LedgerEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PartRequest" (
    "id" UUID NOT NULL,
    "submissionKey" TEXT NOT NULL,
    "origin" "RequestOrigin" NOT NULL,
    "state" "PartRequestState" NOT NULL DEFAULT 'OPEN',
    "buyerId" UUID,
    "contactName" TEXT NOT NULL,
    "contactEmail" TEXT NOT NULL,
    "contactPhone" TEXT,
    "department" "Department" NOT NULL,
    "brand" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "engine" TEXT,
    "version" TEXT,
    "vin" TEXT,
    "mileageKm" INTEGER,
    "description" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PartRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RequestedPart" (
    "id" UUID NOT NULL,
    "requestId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "category" "PartCategory",
    "condition" "WantedCondition" NOT NULL,
    "quantity" INTEGER NOT NULL,
    "urgency" "Urgency" NOT NULL,
    "partNumber" TEXT,
    "comments" TEXT,

    CONSTRAINT "RequestedPart_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Upload" (
    "id" UUID NOT NULL,
    "accountId" UUID,
    "kind" "FileKind" NOT NULL,
    "state" "UploadState" NOT NULL DEFAULT 'PENDING',
    "fileName" TEXT NOT NULL,
    "rawKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "storageKey" TEXT,
    "previewKey" TEXT,
    "contentType" TEXT,
    "bytes" INTEGER,
    "width" INTEGER,
    "height" INTEGER,
    "durationMs" INTEGER,
    "rejection" TEXT,

    CONSTRAINT "Upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RequestFile" (
    "id" UUID NOT NULL,
    "requestId" UUID NOT NULL,
    "uploadId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "FileKind" NOT NULL,

    CONSTRAINT "RequestFile_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Account_email_key" ON "Account"("email");

-- CreateIndex
CREATE UNIQUE INDEX "BuyerProfile_accountId_key" ON "BuyerProfile"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "ProviderProfile_accountId_key" ON "ProviderProfile"("accountId");

-- CreateIndex
CREATE INDEX "ProviderProfile_status_id_idx" ON "ProviderProfile"("status", "id");

-- CreateIndex
CREATE INDEX "Session_accountId_idx" ON "Session"("accountId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "Registration_email_idx" ON "Registration"("email");

-- CreateIndex
CREATE INDEX "ContactView_subjectId_id_idx" ON "ContactView"("subjectId", "id");

-- CreateIndex
CREATE INDEX "ContactView_viewerId_id_idx" ON "ContactView"("viewerId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Conversation_orderId_key" ON "Conversation"("orderId");

-- CreateIndex
CREATE INDEX "Message_conversationId_id_idx" ON "Message"("conversationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Message_conversationId_senderId_clientKey_key" ON "Message"("conversationId", "senderId", "clientKey");

-- CreateIndex
CREATE UNIQUE INDEX "Offer_currentVersionId_key" ON "Offer"("currentVersionId");

-- CreateIndex
CREATE INDEX "Offer_providerId_id_idx" ON "Offer"("providerId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Offer_requestId_providerId_key" ON "Offer"("requestId", "providerId");

-- CreateIndex
CREATE INDEX "OfferVersion_validUntil_idx" ON "OfferVersion"("validUntil");

-- CreateIndex
CREATE UNIQUE INDEX "OfferVersion_offerId_number_key" ON "OfferVersion"("offerId", "number");

-- CreateIndex
CREATE INDEX "OfferLine_requestedPartId_idx" ON "OfferLine"("requestedPartId");

-- CreateIndex
CREATE UNIQUE INDEX "OfferLine_versionId_requestedPartId_key" ON "OfferLine"("versionId", "requestedPartId");

-- CreateIndex
CREATE UNIQUE INDEX "Order_offerId_key" ON "Order"("offerId");

-- CreateIndex
CREATE UNIQUE INDEX "Order_offerVersionId_key" ON "Order"("offerVersionId");

-- CreateIndex
CREATE INDEX "Order_buyerId_id_idx" ON "Order"("buyerId", "id");

-- CreateIndex
CREATE INDEX "Order_providerId_id_idx" ON "Order"("providerId", "id");

-- CreateIndex
CREATE INDEX "Order_requestId_idx" ON "Order"("requestId");

-- CreateIndex
CREATE INDEX "OrderLine_requestedPartId_idx" ON "OrderLine"("requestedPartId");

-- CreateIndex
CREATE UNIQUE INDEX "OrderLine_orderId_position_key" ON "OrderLine"("orderId", "position");

-- CreateIndex
CREATE INDEX "StateChange_subjectId_id_idx" ON "StateChange"("subjectId", "id");

-- CreateIndex
CREATE INDEX "Checkout_offerVersionId_idx" ON "Checkout"("offerVersionId");

-- CreateIndex
CREATE INDEX "Checkout_buyerId_id_idx" ON "Checkout"("buyerId", "id");

-- CreateIndex
CREATE INDEX "Checkout_state_createdAt_idx" ON "Checkout"("state", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Checkout_gateway_gatewayRef_key" ON "Checkout"("gateway", "gatewayRef");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_checkoutId_key" ON "Payment"("checkoutId");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_orderId_key" ON "Payment"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_gateway_gatewayRef_key" ON "Payment"("gateway", "gatewayRef");

-- CreateIndex
CREATE UNIQUE INDEX "Refund_paymentId_key" ON "Refund"("paymentId");

-- CreateIndex
CREATE UNIQUE INDEX "Refund_gatewayRef_key" ON "Refund"("gatewayRef");

-- CreateIndex
CREATE INDEX "Refund_state_createdAt_idx" ON "Refund"("state", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "WebhookReceipt_vendor_eventId_key" ON "WebhookReceipt"("vendor", "eventId");

-- CreateIndex
CREATE UNIQUE INDEX "LedgerTransaction_key_key" ON "LedgerTransaction"("key");

-- CreateIndex
CREATE INDEX "LedgerTransaction_orderId_idx" ON "LedgerTransaction"("orderId");

-- CreateIndex
CREATE INDEX "LedgerTransaction_paymentId_idx" ON "LedgerTransaction"("paymentId");

-- CreateIndex
CREATE INDEX "LedgerEntry_transactionId_idx" ON "LedgerEntry"("transactionId");

-- CreateIndex
CREATE INDEX "LedgerEntry_providerId_account_idx" ON "LedgerEntry"("providerId", "account");

-- CreateIndex
CREATE INDEX "LedgerEntry_account_idx" ON "LedgerEntry"("account");

-- CreateIndex
CREATE UNIQUE INDEX "PartRequest_submissionKey_key" ON "PartRequest"("submissionKey");

-- CreateIndex
CREATE INDEX "PartRequest_buyerId_id_idx" ON "PartRequest"("buyerId", "id");

-- CreateIndex
CREATE INDEX "PartRequest_contactEmail_idx" ON "PartRequest"("contactEmail");

-- CreateIndex
CREATE INDEX "PartRequest_state_expiresAt_idx" ON "PartRequest"("state", "expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "RequestedPart_requestId_position_key" ON "RequestedPart"("requestId", "position");

-- CreateIndex
CREATE INDEX "Upload_state_expiresAt_idx" ON "Upload"("state", "expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "RequestFile_uploadId_key" ON "RequestFile"("uploadId");

-- CreateIndex
CREATE UNIQUE INDEX "RequestFile_requestId_position_key" ON "RequestFile"("requestId", "position");

-- AddForeignKey
ALTER TABLE "BuyerProfile" ADD CONSTRAINT "BuyerProfile_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProviderProfile" ADD CONSTRAINT "ProviderProfile_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactView" ADD CONSTRAINT "ContactView_viewerId_fkey" FOREIGN KEY ("viewerId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactView" ADD CONSTRAINT "ContactView_subjectId_fkey" FOREIGN KEY ("subjectId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_senderId_fkey" FOREIGN KEY ("senderId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PartRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_currentVersionId_fkey" FOREIGN KEY ("currentVersionId") REFERENCES "OfferVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;

-- AddForeignKey
ALTER TABLE "OfferVersion" ADD CONSTRAINT "OfferVersion_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfferLine" ADD CONSTRAINT "OfferLine_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "OfferVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfferLine" ADD CONSTRAINT "OfferLine_requestedPartId_fkey" FOREIGN KEY ("requestedPartId") REFERENCES "RequestedPart"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_offerVersionId_fkey" FOREIGN KEY ("offerVersionId") REFERENCES "OfferVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PartRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_requestedPartId_fkey" FOREIGN KEY ("requestedPartId") REFERENCES "RequestedPart"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_offerVersionId_fkey" FOREIGN KEY ("offerVersionId") REFERENCES "OfferVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_checkoutId_fkey" FOREIGN KEY ("checkoutId") REFERENCES "Checkout"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerTransaction" ADD CONSTRAINT "LedgerTransaction_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerTransaction" ADD CONSTRAINT "LedgerTransaction_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_transactionId_fkey" FOREIGN KEY ("transactionId") REFERENCES "LedgerTransaction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartRequest" ADD CONSTRAINT "PartRequest_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestedPart" ADD CONSTRAINT "RequestedPart_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PartRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestFile" ADD CONSTRAINT "RequestFile_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PartRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestFile" ADD CONSTRAINT "RequestFile_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "Upload"("id") ON DELETE RESTRICT ON UPDATE CASCADE;



-- What follows is written by hand: Prisma's schema language cannot say it.

-- The ledger is append-only and balanced, whoever writes to it.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are immutable', TG_TABLE_NAME;
END
$$;

CREATE TRIGGER ledger_transaction_immutable BEFORE UPDATE OR DELETE ON "LedgerTransaction"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entry_immutable BEFORE UPDATE OR DELETE ON "LedgerEntry"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER state_change_immutable BEFORE UPDATE OR DELETE ON "StateChange"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER contact_view_immutable BEFORE UPDATE OR DELETE ON "ContactView"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER offer_version_immutable BEFORE UPDATE ON "OfferVersion"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER offer_line_immutable BEFORE UPDATE ON "OfferLine"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  transaction_id uuid := COALESCE(to_jsonb(NEW) ->> 'transactionId', to_jsonb(NEW) ->> 'id')::uuid;
  entries bigint;
  total bigint;
BEGIN
  SELECT count(*), COALESCE(sum("amountCentesimos"), 0) INTO entries, total
  FROM "LedgerEntry" WHERE "transactionId" = transaction_id;
  IF entries < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % has % entries that sum to %', transaction_id, entries, total;
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER ledger_transaction_balanced AFTER INSERT ON "LedgerTransaction"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON "LedgerEntry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();

ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_amount_not_zero" CHECK ("amountCentesimos" <> 0);
ALTER TABLE "OfferLine" ADD CONSTRAINT "OfferLine_price_positive" CHECK ("priceCentesimos" > 0);
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_amount_positive" CHECK ("amountCentesimos" > 0);
