-- The open requests sent after a moment, for the feed since a provider's last visit.
CREATE INDEX "PartRequest_open_sentAt_idx" ON "PartRequest"("sentAt") WHERE "state" IN ('OPEN', 'ANSWERED');
