-- CreateEnum
CREATE TYPE "ProviderCategory" AS ENUM ('BRAKE_PADS', 'BRAKE_DISCS', 'BRAKE_HYDRAULICS', 'BRAKE_ABS', 'OIL_AND_AIR_FILTERS', 'FUEL_FILTERS', 'SHOCK_ABSORBERS', 'SPRINGS', 'FRONT_END', 'WHEEL_BEARINGS', 'STEERING_RACKS', 'POWER_STEERING', 'TIE_RODS', 'HEADLIGHTS', 'TAIL_LIGHTS', 'BULBS', 'ENGINES', 'CYLINDER_HEADS', 'TIMING_AND_BELTS', 'PISTONS_AND_BEARINGS', 'FUEL_INJECTION', 'TURBOS', 'CLUTCHES', 'GEARBOXES', 'DRIVETRAIN', 'LUBRICANTS', 'BATTERIES', 'ALTERNATORS_AND_STARTERS', 'IGNITION', 'SENSORS_AND_ECUS', 'LOCKS_AND_ALARMS', 'WIRING', 'BUMPERS_AND_GRILLES', 'PANELS', 'GLASS_AND_MIRRORS', 'INTERIOR', 'AUDIO', 'EQUIPMENT', 'TYRES', 'RIMS', 'EXHAUSTS', 'RADIATORS', 'AIR_CONDITIONING', 'OTHER_PARTS');

-- CreateEnum
CREATE TYPE "LogisticOption" AS ENUM ('CUSTOMER_PICKUP', 'COURIER', 'OWN_DELIVERY', 'FREIGHT_AGENCY');

-- CreateEnum
CREATE TYPE "Weekday" AS ENUM ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY');

-- CreateEnum
CREATE TYPE "ProviderPictureKind" AS ENUM ('PROFILE', 'SHOP', 'REPRESENTATIVE');

-- AlterEnum
ALTER TYPE "UploadPurpose" ADD VALUE 'PROVIDER_PICTURE';

-- AlterTable
ALTER TABLE "BuyerProfile" ADD COLUMN     "brands" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "categories" "PartCategory"[] NOT NULL DEFAULT ARRAY[]::"PartCategory"[];

-- What was one text about what a business sells keeps its words; services are a list of their own now.
ALTER TABLE "ProviderProfile" RENAME COLUMN "services" TO "partsDescription";
UPDATE "Registration" SET profile = profile - 'services' || jsonb_build_object('partsDescription', profile->'services')
  WHERE profile ? 'services';

-- AlterTable
ALTER TABLE "ProviderProfile" ADD COLUMN     "acceptsCustomerDiscounts" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "brands" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "businessName" TEXT,
ADD COLUMN     "categories" "ProviderCategory"[] NOT NULL DEFAULT ARRAY[]::"ProviderCategory"[],
ADD COLUMN     "closedOnHolidays" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "companyPhone" TEXT,
ADD COLUMN     "departments" "Department"[] NOT NULL DEFAULT ARRAY[]::"Department"[],
ADD COLUMN     "logisticOptions" "LogisticOption"[] NOT NULL DEFAULT ARRAY[]::"LogisticOption"[],
ADD COLUMN     "offersLocalPickup" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "offersNationwideShipping" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3),
ADD COLUMN     "websiteUrl" TEXT,
ADD COLUMN     "services" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "CustomerNumber" (
    "id" UUID NOT NULL,
    "buyerId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "supplierId" UUID,
    "supplierName" TEXT,
    "number" TEXT NOT NULL,

    CONSTRAINT "CustomerNumber_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OpeningShift" (
    "providerId" UUID NOT NULL,
    "weekday" "Weekday" NOT NULL,
    "opensAt" SMALLINT NOT NULL,
    "closesAt" SMALLINT NOT NULL,

    CONSTRAINT "OpeningShift_pkey" PRIMARY KEY ("providerId","weekday","opensAt")
);

-- CreateTable
CREATE TABLE "ProviderPicture" (
    "providerId" UUID NOT NULL,
    "kind" "ProviderPictureKind" NOT NULL,
    "uploadId" UUID NOT NULL,

    CONSTRAINT "ProviderPicture_pkey" PRIMARY KEY ("providerId","kind")
);

-- CreateIndex
CREATE INDEX "CustomerNumber_supplierId_buyerId_idx" ON "CustomerNumber"("supplierId", "buyerId");

-- CreateIndex
CREATE UNIQUE INDEX "CustomerNumber_buyerId_position_key" ON "CustomerNumber"("buyerId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "ProviderPicture_uploadId_key" ON "ProviderPicture"("uploadId");

-- CreateIndex
CREATE INDEX "ProviderProfile_status_companyName_id_idx" ON "ProviderProfile"("status", "companyName", "id");

-- CreateIndex
CREATE INDEX "ProviderProfile_brands_categories_departments_idx" ON "ProviderProfile" USING GIN ("brands", "categories", "departments");

-- AddForeignKey
ALTER TABLE "CustomerNumber" ADD CONSTRAINT "CustomerNumber_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "BuyerProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerNumber" ADD CONSTRAINT "CustomerNumber_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "ProviderProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OpeningShift" ADD CONSTRAINT "OpeningShift_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProviderPicture" ADD CONSTRAINT "ProviderPicture_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProviderPicture" ADD CONSTRAINT "ProviderPicture_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "Upload"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A shift ends after it begins, on the same day.
ALTER TABLE "OpeningShift" ADD CONSTRAINT "OpeningShift_within_the_day"
  CHECK (0 <= "opensAt" AND "opensAt" < "closesAt" AND "closesAt" <= 1440);

-- A supplier is registered here or has a name, not both.
ALTER TABLE "CustomerNumber" ADD CONSTRAINT "CustomerNumber_one_supplier"
  CHECK (num_nonnulls("supplierId", "supplierName") = 1);
