/**
 * @generated SignedSource<<1ad0dbfe703963572df79e8ec5bf8f24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProviderChangeState = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
export type ProviderVerifiedField = "ADDRESS" | "BUSINESS_NAME" | "COMPANY_NAME" | "RUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangeDetail_provider$data = {
  readonly address: string | null | undefined;
  readonly businessName: string | null | undefined;
  readonly companyName: string;
  readonly id: string;
  readonly latestChange: {
    readonly address: string | null | undefined;
    readonly businessName: string | null | undefined;
    readonly changeId: string;
    readonly companyName: string | null | undefined;
    readonly createdAt: string;
    readonly fields: ReadonlyArray<ProviderVerifiedField>;
    readonly revision: number;
    readonly rut: string | null | undefined;
    readonly state: ProviderChangeState;
  } | null | undefined;
  readonly rut: string | null | undefined;
  readonly " $fragmentType": "ChangeDetail_provider";
};
export type ChangeDetail_provider$key = {
  readonly " $data"?: ChangeDetail_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeDetail_provider">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "companyName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "businessName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rut",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeDetail_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderChange",
      "kind": "LinkedField",
      "name": "latestChange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fields",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};
})();

(node as any).hash = "a474a99684da26dcc3c4b3c369cc4157";

export default node;
