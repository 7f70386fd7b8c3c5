/**
 * @generated SignedSource<<2b6c8b2ecddca5cc1019adf5e9c5012c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProviderChangeState = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
export type ProviderVerifiedField = "ADDRESS" | "BUSINESS_NAME" | "COMPANY_NAME" | "RUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type verifiedFields_provider$data = {
  readonly address: string | null | undefined;
  readonly businessName: string | null | undefined;
  readonly companyName: string;
  readonly latestChange: {
    readonly address: string | null | undefined;
    readonly businessName: string | null | undefined;
    readonly companyName: string | null | undefined;
    readonly fields: ReadonlyArray<ProviderVerifiedField>;
    readonly reason: string | null | undefined;
    readonly rut: string | null | undefined;
    readonly state: ProviderChangeState;
  } | null | undefined;
  readonly rut: string | null | undefined;
  readonly " $fragmentType": "verifiedFields_provider";
};
export type verifiedFields_provider$key = {
  readonly " $data"?: verifiedFields_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"verifiedFields_provider">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "verifiedFields_provider"
};

(node as any).hash = "02afa9649222c34e6f6a74a3fe86d94a";

export default node;
