-- CreateEnum
CREATE TYPE "OrderSource" AS ENUM ('OFFER', 'CUSTOM_ORDER');

-- CreateEnum
CREATE TYPE "PurchasePurpose" AS ENUM ('OFFER');

-- AlterEnum
ALTER TYPE "LedgerKind" ADD VALUE 'REFUND_REVERSAL';

-- DropForeignKey
ALTER TABLE "Checkout" DROP CONSTRAINT "Checkout_buyerId_fkey";

-- DropForeignKey
ALTER TABLE "Checkout" DROP CONSTRAINT "Checkout_offerVersionId_fkey";

-- DropForeignKey
ALTER TABLE "Payment" DROP CONSTRAINT "Payment_orderId_fkey";

-- DropIndex
DROP INDEX "Checkout_buyerId_id_idx";

-- DropIndex
DROP INDEX "Checkout_offerVersionId_idx";

-- DropIndex
DROP INDEX "Payment_orderId_key";

-- DropIndex
DROP INDEX "Refund_gatewayRef_key";

-- DropIndex
DROP INDEX "Refund_paymentId_key";

-- AlterTable
ALTER TABLE "Checkout" RENAME COLUMN "buyerId" TO "payerId";
ALTER TABLE "Checkout" ALTER COLUMN "payerId" DROP NOT NULL,
ADD COLUMN     "payerEmail" TEXT,
ADD COLUMN     "payerName" TEXT;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "source" "OrderSource" NOT NULL DEFAULT 'OFFER',
ALTER COLUMN "offerId" DROP NOT NULL,
ALTER COLUMN "offerVersionId" DROP NOT NULL,
ALTER COLUMN "requestId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "OrderLine" ALTER COLUMN "requestedPartId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "feeCentesimos" INTEGER;

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "allocationId" UUID;

-- AlterTable
ALTER TABLE "RequestedPart" ADD COLUMN     "orderId" UUID;

-- CreateTable
CREATE TABLE "CheckoutItem" (
    "id" UUID NOT NULL,
    "checkoutId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "purpose" "PurchasePurpose" NOT NULL,
    "amountCentesimos" INTEGER NOT NULL,
    "offerVersionId" UUID,
    "plan" "PaymentPlan",

    CONSTRAINT "CheckoutItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CheckoutItemLine" (
    "itemId" UUID NOT NULL,
    "offerLineId" UUID NOT NULL,

    CONSTRAINT "CheckoutItemLine_pkey" PRIMARY KEY ("itemId","offerLineId")
);

-- CreateTable
CREATE TABLE "PaymentAllocation" (
    "id" UUID NOT NULL,
    "paymentId" UUID NOT NULL,
    "itemId" UUID NOT NULL,
    "orderId" UUID,
    "amountCentesimos" INTEGER NOT NULL,

    CONSTRAINT "PaymentAllocation_pkey" PRIMARY KEY ("id")
);

-- What there is: every checkout was for one whole offer version, every payment for one order or none.
ALTER TABLE "Order" ALTER COLUMN "source" DROP DEFAULT;

INSERT INTO "CheckoutItem" (id, "checkoutId", position, purpose, "amountCentesimos", "offerVersionId", plan)
  SELECT id, id, 0, 'OFFER', "amountCentesimos", "offerVersionId", plan FROM "Checkout";
INSERT INTO "CheckoutItemLine" ("itemId", "offerLineId")
  SELECT c.id, l.id FROM "Checkout" c JOIN "OfferLine" l ON l."versionId" = c."offerVersionId";

-- Money that was not what had been agreed was allocated to nothing: it is the payment's rest.
INSERT INTO "PaymentAllocation" (id, "paymentId", "itemId", "orderId", "amountCentesimos")
  SELECT p.id, p.id, p."checkoutId", p."orderId", p."amountCentesimos"
  FROM "Payment" p JOIN "Checkout" c ON c.id = p."checkoutId"
  WHERE p."orderId" IS NOT NULL OR p."amountCentesimos" = c."amountCentesimos";
UPDATE "Refund" r SET "allocationId" = a.id FROM "PaymentAllocation" a WHERE a."paymentId" = r."paymentId";
UPDATE "Payment" p SET "feeCentesimos" = e."amountCentesimos"
  FROM "LedgerTransaction" t JOIN "LedgerEntry" e ON e."transactionId" = t.id
  WHERE t."paymentId" = p.id AND t.kind = 'GATEWAY_FEE' AND e.account = 'GATEWAY_FEE_EXPENSE';
UPDATE "RequestedPart" p SET "orderId" = o.id
  FROM "OrderLine" l JOIN "Order" o ON o.id = l."orderId"
  WHERE l."requestedPartId" = p.id AND o.state <> 'CANCELED';

ALTER TABLE "Checkout" DROP COLUMN "offerVersionId", DROP COLUMN "plan";
ALTER TABLE "Payment" DROP COLUMN "orderId", DROP COLUMN "state";
DROP TYPE "PaymentState";

-- CreateIndex
CREATE INDEX "CheckoutItem_offerVersionId_idx" ON "CheckoutItem"("offerVersionId");

-- CreateIndex
CREATE UNIQUE INDEX "CheckoutItem_checkoutId_position_key" ON "CheckoutItem"("checkoutId", "position");

-- CreateIndex
CREATE INDEX "CheckoutItemLine_offerLineId_idx" ON "CheckoutItemLine"("offerLineId");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentAllocation_itemId_key" ON "PaymentAllocation"("itemId");

-- CreateIndex
CREATE INDEX "PaymentAllocation_paymentId_idx" ON "PaymentAllocation"("paymentId");

-- CreateIndex
CREATE INDEX "PaymentAllocation_orderId_idx" ON "PaymentAllocation"("orderId");

-- CreateIndex
CREATE INDEX "Checkout_payerId_id_idx" ON "Checkout"("payerId", "id");

-- CreateIndex
CREATE INDEX "Refund_allocationId_idx" ON "Refund"("allocationId");

-- CreateIndex
CREATE INDEX "Refund_gatewayRef_idx" ON "Refund"("gatewayRef");

-- CreateIndex
CREATE UNIQUE INDEX "Refund_paymentId_gatewayRef_key" ON "Refund"("paymentId", "gatewayRef");

-- CreateIndex
CREATE INDEX "RequestedPart_orderId_idx" ON "RequestedPart"("orderId");

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_payerId_fkey" FOREIGN KEY ("payerId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckoutItem" ADD CONSTRAINT "CheckoutItem_checkoutId_fkey" FOREIGN KEY ("checkoutId") REFERENCES "Checkout"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckoutItem" ADD CONSTRAINT "CheckoutItem_offerVersionId_fkey" FOREIGN KEY ("offerVersionId") REFERENCES "OfferVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckoutItemLine" ADD CONSTRAINT "CheckoutItemLine_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "CheckoutItem"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckoutItemLine" ADD CONSTRAINT "CheckoutItemLine_offerLineId_fkey" FOREIGN KEY ("offerLineId") REFERENCES "OfferLine"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentAllocation" ADD CONSTRAINT "PaymentAllocation_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentAllocation" ADD CONSTRAINT "PaymentAllocation_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "CheckoutItem"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentAllocation" ADD CONSTRAINT "PaymentAllocation_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_allocationId_fkey" FOREIGN KEY ("allocationId") REFERENCES "PaymentAllocation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestedPart" ADD CONSTRAINT "RequestedPart_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;



-- What follows is written by hand: Prisma's schema language cannot say it.

-- References follow from the purpose, the source, and who pays. A new value needs a line of its own.
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_payer" CHECK (
  CASE WHEN "payerId" IS NULL THEN "payerName" IS NOT NULL AND "payerEmail" IS NOT NULL
  ELSE "payerName" IS NULL AND "payerEmail" IS NULL END);
ALTER TABLE "CheckoutItem" ADD CONSTRAINT "CheckoutItem_purpose" CHECK (
  CASE purpose WHEN 'OFFER' THEN "offerVersionId" IS NOT NULL AND plan IS NOT NULL ELSE false END);
ALTER TABLE "Order" ADD CONSTRAINT "Order_source" CHECK (
  CASE source
    WHEN 'OFFER' THEN "offerId" IS NOT NULL AND "offerVersionId" IS NOT NULL AND "requestId" IS NOT NULL
    WHEN 'CUSTOM_ORDER' THEN "offerId" IS NULL AND "offerVersionId" IS NULL AND "requestId" IS NULL
    ELSE false
  END);

ALTER TABLE "CheckoutItem" ADD CONSTRAINT "CheckoutItem_amount_positive" CHECK ("amountCentesimos" > 0);
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_amount_positive" CHECK ("amountCentesimos" > 0);
ALTER TABLE "PaymentAllocation" ADD CONSTRAINT "PaymentAllocation_amount_positive" CHECK ("amountCentesimos" > 0);
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_amount_positive" CHECK ("amountCentesimos" > 0);

CREATE TRIGGER checkout_item_immutable BEFORE UPDATE OR DELETE ON "CheckoutItem"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER checkout_item_line_immutable BEFORE UPDATE OR DELETE ON "CheckoutItemLine"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_allocation_immutable BEFORE UPDATE OR DELETE ON "PaymentAllocation"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A checkout charges the sum of its items.
CREATE FUNCTION check_checkout_amount() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checkout_id uuid := COALESCE(to_jsonb(NEW) ->> 'checkoutId', to_jsonb(NEW) ->> 'id')::uuid;
  charged bigint;
  items bigint;
BEGIN
  SELECT "amountCentesimos" INTO charged FROM "Checkout" WHERE id = checkout_id;
  SELECT COALESCE(sum("amountCentesimos"), 0) INTO items FROM "CheckoutItem" WHERE "checkoutId" = checkout_id;
  IF items <> charged THEN
    RAISE EXCEPTION 'checkout % charges %, and its items sum to %', checkout_id, charged, items;
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER checkout_amount AFTER INSERT ON "Checkout"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_checkout_amount();
CREATE CONSTRAINT TRIGGER checkout_item_amount AFTER INSERT ON "CheckoutItem"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_checkout_amount();

-- The payment's row is locked first, so that of two writers at once the second one counts what the first one wrote.
CREATE FUNCTION check_allocations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
  allocated bigint;
BEGIN
  SELECT "amountCentesimos" INTO paid FROM "Payment" WHERE id = NEW."paymentId" FOR UPDATE;
  SELECT sum("amountCentesimos") INTO allocated FROM "PaymentAllocation" WHERE "paymentId" = NEW."paymentId";
  IF allocated > paid THEN
    RAISE EXCEPTION 'payment % of % is allocated %', NEW."paymentId", paid, allocated;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER payment_allocations AFTER INSERT ON "PaymentAllocation"
  FOR EACH ROW EXECUTE FUNCTION check_allocations();

CREATE FUNCTION check_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  available bigint;
  refunded bigint;
BEGIN
  SELECT "amountCentesimos" INTO available FROM "Payment" WHERE id = NEW."paymentId" FOR UPDATE;
  IF NEW."allocationId" IS NULL THEN
    available := available - (SELECT COALESCE(sum("amountCentesimos"), 0) FROM "PaymentAllocation"
      WHERE "paymentId" = NEW."paymentId");
  ELSE
    SELECT "amountCentesimos" INTO available FROM "PaymentAllocation"
      WHERE id = NEW."allocationId" AND "paymentId" = NEW."paymentId";
  END IF;
  SELECT COALESCE(sum("amountCentesimos"), 0) INTO refunded FROM "Refund"
    WHERE "paymentId" = NEW."paymentId" AND "allocationId" IS NOT DISTINCT FROM NEW."allocationId" AND state <> 'FAILED';
  IF available IS NULL OR refunded > available THEN
    RAISE EXCEPTION 'refunds of % exceed the % that payment % has for them', refunded, available, NEW."paymentId";
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER payment_refunds AFTER INSERT OR UPDATE ON "Refund"
  FOR EACH ROW EXECUTE FUNCTION check_refunds();

-- Reconciliation looks for these alone.
CREATE INDEX "Payment_fee_unknown" ON "Payment" ("createdAt") WHERE "feeCentesimos" IS NULL;
